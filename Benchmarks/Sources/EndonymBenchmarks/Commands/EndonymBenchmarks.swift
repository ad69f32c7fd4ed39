import Foundation

/// The command behind `make bench` and its siblings.
@main
enum EndonymBenchmarks {
  static let usage = """
    usage: EndonymBenchmarks COMMAND

      run [--quick|--long|--smoke] [--case REGEX] [--output results.json] [--report report.md] [--check figures.json]
          Times every case whose name the regular expression is found in.
      check figures.json results.json      Compares measured figures with the ones to reach.
      verify results.json                  Checks that a file of results is well formed.
      chart results.json chart.svg         Draws a file of results.
      peers SCRIPTS [--case REGEX]         Times other languages' libraries on the same values.
    """

  static func main() {
    do {
      var arguments = Arguments(CommandLine.arguments.dropFirst())
      switch arguments.next() {
      case "run": try RunCommand(&arguments).run()
      case "check": try CheckCommand(&arguments).run()
      case "verify": try VerifyCommand(&arguments).run()
      case "chart": try ChartCommand(&arguments).run()
      case "peers": try PeersCommand(&arguments).run()
      default: throw UsageError()
      }
    } catch is UsageError {
      StandardError.write(usage)
      exit(64)
    } catch {
      StandardError.write("EndonymBenchmarks: \(error)")
      exit(1)
    }
  }
}

import EndonymStrings
import EndonymTools

/// `endonym strings diff`: what changed between two tables.
struct DiffCommand: Command {
  let name = "strings diff"
  let summary = "Tells what changed between two catalogs or tables, key by key."
  let operands = "OLD NEW [--option ...]"
  let flags: [CommandFlag] = [
    CommandFlag(spelling: "--json", placeholder: nil, help: "print it as JSON"),
    CommandFlag(spelling: "--exit-code", placeholder: nil, help: "exit with status 1 when something changed"),
  ]
  let examples = [
    (
      command: "endonym strings diff old/Localizable.strings new/Localizable.strings",
      output: """
      ~ "greeting"
          text: "Hallo" -> "Guten Tag"
      0 added, 0 removed, 1 changed
      """
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard let old = arguments.values.first, let new = arguments.values.last, arguments.values.count == 2 else {
      throw .usage("\(name) needs two files", command: name)
    }
    let tables = (try TableArgument.read(old), try TableArgument.read(new))
    guard let difference = TableDifference.between(tables.0, tables.1) else {
      throw .usage("\(old) and \(new) are files of different kinds", command: name)
    }
    do {
      StandardStreams.output(line: arguments.has("--json") ? try difference.json() : difference.text)
    } catch { throw .input("\(error)") }
    if arguments.has("--exit-code"), !difference.entries.isEmpty { exitProcess(1) }
  }
}

/// A table that is named on the command line.
enum TableArgument {
  /// Reads it. What is wrong with it is told on standard error.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: The name that tells its kind, where the path does not.
  /// - Returns: The table.
  /// - Throws: ``CommandError/input(_:)`` for a file with errors.
  static func read(_ path: String, named name: String? = nil) throws(CommandError) -> AnyTable {
    let reading: FileReading<AnyTable>
    do { reading = try AnyTable.read(try FileBytes.read(path), file: path, named: name) } catch {
      throw .input(error.description)
    }
    for diagnostic in reading.diagnostics { StandardStreams.error(line: diagnostic.description) }
    if let error = reading.diagnostics.first(where: { $0.severity == .error }) {
      throw .input("\(error.file) has errors")
    }
    return reading.content
  }
}

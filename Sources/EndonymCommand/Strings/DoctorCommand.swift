import EndonymStrings
import EndonymTools

/// `endonym strings doctor`: why the strings of a package or an app do not show up.
struct DoctorCommand: Command {
  let name = "strings doctor"
  let summary = "Tells why the strings of a package or an app do not show up, and what to do."
  let operands = "[FOLDER] [--option ...]"
  let flags: [CommandFlag] = [
    CommandFlag(
      spelling: "--manifest", placeholder: "FILE",
      help: "what swift package dump-package prints, where it cannot be run"),
    CommandFlag(
      spelling: "--info-plist", placeholder: "FILE",
      help: "an app's Info.plist, to be compared with the files in the folder"),
    ToolInput.formatFlag, ToolInput.strictFlag,
  ]
  let examples = [
    (
      command: "endonym strings doctor",
      output:
        "./Package.swift: error: the package has localized files and no defaultLocalization, which SwiftPM needs: add defaultLocalization: \"en\" below its name [default-localization]"
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard arguments.values.count <= 1 else { throw .usage("\(name) needs one folder", command: name) }
    let folder = arguments.values.first ?? "."
    let format = try ToolInput.format(arguments, command: name)
    var report = DiagnosticReport()
    do {
      if let path = arguments.value("--info-plist") {
        let doctor = InfoPlistDoctor.read(
          try FileBytes.read(path), file: path, project: try LocalizationProject(paths: [folder]))
        report.add(contentsOf: doctor.diagnostics)
        report.add(contentsOf: doctor.content.findings())
      } else {
        report.add(contentsOf: try PackageDoctor(try manifest(folder, arguments), folder: folder).findings())
      }
    } catch let error as CommandError { throw error } catch { throw .input("\(error)") }
    let text = format.write(report, rules: PackageDoctor.rules + InfoPlistDoctor.rules)
    if !text.isEmpty { StandardStreams.output(Array(text.utf8)) }
    if report.fails(isStrict: arguments.has("--strict")) { exitProcess(1) }
  }

  private func manifest(_ folder: String, _ arguments: CommandArguments) throws -> PackageManifest {
    if let path = arguments.value("--manifest") {
      return try PackageManifest(json: try FileBytes.read(path), file: path)
    }
    let dump = try ChildProcess(words: ["swift", "package", "--package-path", folder, "dump-package"]).output()
    return try PackageManifest(json: dump, file: "\(folder)/Package.swift")
  }
}

import EndonymStrings
import EndonymTools

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `endonym strings xliff`: texts to translators and back.
struct XLIFFCommand: Command {
  let name = "strings xliff"
  let summary = "Exports texts to XLIFF 1.2 and imports translations, as Xcode does."
  let operands = "export FILE|FOLDER ... --language LANGUAGE | import FILE.xliff|PACKAGE.xcloc ... [--option ...]"
  let flags = [
    CommandFlag(
      spelling: "--language", placeholder: "LANGUAGE", help: "export: a language to translate into; may be repeated",
      isRepeatable: true),
    CommandFlag(
      spelling: "--source-language", placeholder: "LANGUAGE",
      help: "export: the language of .strings and .stringsdict files; en by default"),
    CommandFlag(
      spelling: "--output-directory", placeholder: "FOLDER", help: "export: where LANGUAGE.xliff goes; . by default"),
    CommandFlag(
      spelling: "--xcloc", placeholder: nil,
      help: "export: make LANGUAGE.xcloc, a folder with the sources, as Xcode does"),
    CommandFlag(
      spelling: "--root", placeholder: "FOLDER",
      help: "import: the project's folder, which paths are below; . by default"),
    CommandFlag(
      spelling: "--keep-states", placeholder: nil,
      help: "import: take unfinished translations, too, with their states"),
    CommandFlag(spelling: "--dry-run", placeholder: nil, help: "write nothing"),
  ]
  let examples = [
    (
      command: "endonym strings xliff export Sources --language fr --output-directory Translations",
      output: "Translations/fr.xliff"
    ),
    (
      command: "endonym strings xliff import Translations/fr.xliff",
      output: "Sources/App/Localizable.xcstrings: 12 applied, 3 unchanged, 0 ignored"
    ),
    (command: "endonym strings xliff export Sources --language fr --xcloc", output: "fr.xcloc"),
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard let action = arguments.values.first else { throw .usage("\(name) needs export or import", command: name) }
    let paths = Array(arguments.values.dropFirst())
    guard ["export", "import"].contains(action) else {
      throw .usage("\(name) knows export and import, not \"\(action)\"", command: name)
    }
    guard !paths.isEmpty else { throw .usage("\(name) \(action) needs a file", command: name) }
    if action == "export" { try export(paths, arguments) } else { try importFiles(paths, arguments) }
  }

  private func export(_ paths: [String], _ arguments: CommandArguments) throws(CommandError) {
    let languages = arguments.values("--language")
    guard !languages.isEmpty else { throw .usage("--language is needed", command: name) }
    let project: LocalizationProject
    do { project = try LocalizationProject(paths: paths) } catch { throw .input(error.description) }
    guard !project.files.isEmpty || !project.resources.isEmpty else {
      throw .input("there are no files of strings in \(paths.joined(separator: ", "))")
    }
    let folder = OutputFolder(arguments.value("--output-directory") ?? ".")
    let exporter = XLIFFExporter(
      sourceLanguage: try StringsInput.language("--source-language", arguments, command: name) ?? "en")
    var report = DiagnosticReport()
    for language in languages {
      let reading = exporter.export(project, language: language)
      for diagnostic in reading.diagnostics where !report.diagnostics.contains(diagnostic) { report.add(diagnostic) }
      let file = "\(language).xliff"
      guard !language.contains("/") else { throw .usage("--language is \"\(language)\"; it is a code", command: name) }
      if arguments.has("--xcloc") {
        let package = LocalizationPackage(
          language: language, sourceLanguage: exporter.sourceLanguage, project: Self.projectName,
          document: reading.content)
        let place = folder.path(of: language + LocalizationPackage.suffix)
        if !arguments.has("--dry-run") {
          do { try package.write(to: OutputFolder(place)) } catch { throw .input(error.description) }
        }
        StandardStreams.output(line: place)
        continue
      }
      if !arguments.has("--dry-run") { try StringsInput.write(reading.content.bytes(), to: file, in: folder) }
      StandardStreams.output(line: folder.path(of: file))
    }
    StringsInput.finish(report)
  }

  /// The name of the folder where the command runs, which is the project's.
  private static var projectName: String {
    FileManager.default.currentDirectoryPath.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The XLIFF files of the command line, and of its packages.
  private func translations(_ paths: [String]) throws(CommandError) -> [String] {
    var files: [String] = []
    for path in paths {
      let package = path.hasSuffix("/") ? String(path.dropLast()) : path
      if package.hasSuffix(LocalizationPackage.suffix) {
        do { files += try LocalizationPackage.translations(in: package) } catch { throw .input(error.description) }
      } else {
        files.append(path)
      }
    }
    return files
  }

  private func importFiles(_ paths: [String], _ arguments: CommandArguments) throws(CommandError) {
    let importer = XLIFFImporter(
      root: OutputFolder(arguments.value("--root") ?? "."), keepsStates: arguments.has("--keep-states"))
    var report = DiagnosticReport()
    for path in try translations(paths) {
      let reading = XLIFFDocument.read(try StringsInput.bytes(path), file: path)
      report.add(contentsOf: reading.diagnostics)
      for file in reading.content.files {
        do {
          let change = try importer.change(file, in: path)
          report.add(contentsOf: change.result.diagnostics)
          if !arguments.has("--dry-run"), change.result.applied > 0 {
            try StringsInput.write(change.bytes, to: change.path, in: importer.root)
          }
          let result = change.result
          StandardStreams.output(
            line: "\(change.path): \(result.applied) applied, \(result.unchanged) unchanged, \(result.ignored) ignored")
        } catch let error as Diagnostic {
          report.add(error)
        } catch let error as CommandError {
          throw error
        } catch {
          throw .input("\(error)")
        }
      }
    }
    StringsInput.finish(report)
  }
}

import EndonymStrings
import EndonymTools

/// `endonym strings migrate`: `.strings` and `.stringsdict` files to a catalog, and back.
struct MigrateCommand: Command {
  let name = "strings migrate"
  let summary = "Turns .strings and .stringsdict files into catalogs, or catalogs into such files."
  let operands = "FILE|FOLDER ... [--option ...]"
  let flags = [
    CommandFlag(
      spelling: "--to", placeholder: "catalog|tables", help: "what to make; by default what is not there yet"),
    CommandFlag(
      spelling: "--output-directory", placeholder: "FOLDER", help: "where it goes; beside what is read without it"),
    CommandFlag(
      spelling: "--source-language", placeholder: "LANGUAGE",
      help: "the language of a catalog's source texts; en or the first one by default"),
    CommandFlag(spelling: "--force", placeholder: nil, help: "replace files that are there"),
    CommandFlag(spelling: "--dry-run", placeholder: nil, help: "only print the paths, and what is not carried"),
  ]
  let examples = [
    (
      command: "endonym strings migrate Resources",
      output: "Resources/Localizable.xcstrings"
    )
  ]

  private enum Target: String, CaseIterable { case catalog, tables }

  /// A file to be written.
  private struct Output {
    var path: String
    var bytes: [UInt8]
  }

  func run(_ arguments: CommandArguments) throws(CommandError) {
    let paths = try StringsInput.paths(arguments, command: name)
    let project: LocalizationProject
    do { project = try LocalizationProject(paths: paths) } catch { throw .input(error.description) }
    let catalogs = project.files.filter { $0.format == .catalog }
    let hasTables = catalogs.count < project.files.count
    guard !project.files.isEmpty else {
      throw .input("there are no files of strings in \(paths.joined(separator: ", "))")
    }
    let target: Target
    if arguments.has("--to") {
      target = try StringsInput.choice("--to", arguments, default: Target.catalog, command: name)
    } else if !catalogs.isEmpty, hasTables {
      throw .usage("there are catalogs and tables: --to is needed", command: name)
    } else {
      target = hasTables ? .catalog : .tables
    }
    var report = DiagnosticReport()
    var outputs: [Output] = []
    switch target {
    case .catalog:
      for table in project.tables { outputs += try catalog(of: table, arguments, &report) }
    case .tables:
      for file in catalogs { outputs += try tables(of: file, arguments, &report) }
    }
    try write(outputs, arguments)
    StringsInput.finish(report)
  }

  private func write(_ outputs: [Output], _ arguments: CommandArguments) throws(CommandError) {
    let folder = OutputFolder(".")
    var paths: Set<String> = []
    for output in outputs where !paths.insert(output.path).inserted {
      throw .usage("two tables of one name would both become \(output.path)", command: name)
    }
    if !arguments.has("--force"), !arguments.has("--dry-run") {
      for output in outputs where folder.contains(output.path) {
        throw .input("\(output.path) is there already; --force replaces it")
      }
    }
    for output in outputs {
      if !arguments.has("--dry-run") { try StringsInput.write(output.bytes, to: output.path, in: folder) }
      StandardStreams.output(line: output.path)
    }
  }

  private func place(_ folder: String, _ arguments: CommandArguments) -> OutputFolder {
    OutputFolder(arguments.value("--output-directory") ?? folder)
  }

  private func catalog(
    of table: TableFiles, _ arguments: CommandArguments, _ report: inout DiagnosticReport
  ) throws(CommandError) -> [Output] {
    var languages: [String: LanguageTables] = [:]
    for file in table.files where file.format != .catalog {
      guard let language = file.language else {
        report.add(
          Diagnostic(
            .error, rule: "not-carried", "expected the file in a language's .lproj folder", file: file.path))
        continue
      }
      var tables = languages[language] ?? LanguageTables(language: language)
      let bytes = try StringsInput.bytes(file.path)
      if file.format == .strings {
        let reading = StringsFile.read(bytes, file: file.path)
        report.add(contentsOf: reading.diagnostics)
        tables.strings = reading.content
        tables.stringsPath = file.path
      } else {
        let reading = StringsDictionary.read(bytes, file: file.path)
        report.add(contentsOf: reading.diagnostics)
        tables.dictionary = reading.content
        tables.dictionaryPath = file.path
      }
      languages[language] = tables
    }
    guard !languages.isEmpty else { return [] }
    let source =
      try StringsInput.language("--source-language", arguments, command: name)
      ?? CatalogMigration.likelySourceLanguage(of: languages.keys.sorted())
    let path = place(table.folder, arguments).path(of: table.name + ".xcstrings")
    let migration = CatalogMigration(sourceLanguage: source)
      .catalog(of: languages.values.sorted { $0.language < $1.language }, file: path)
    report.add(contentsOf: migration.diagnostics)
    return [Output(path: path, bytes: migration.content.bytes())]
  }

  private func tables(
    of file: LocalizedFile, _ arguments: CommandArguments, _ report: inout DiagnosticReport
  ) throws(CommandError) -> [Output] {
    let reading = StringCatalog.read(try StringsInput.bytes(file.path), file: file.path)
    report.add(contentsOf: reading.diagnostics)
    let migration = TableMigration.tables(of: reading.content)
    report.add(contentsOf: migration.diagnostics)
    let folder = place(file.folder, arguments)
    return migration.content.flatMap { table in
      let path = folder.path(of: "\(table.language).lproj/\(file.table)")
      return [
        table.strings.map { Output(path: path + ".strings", bytes: $0.bytes()) },
        table.dictionary.map { Output(path: path + ".stringsdict", bytes: $0.bytes()) },
      ].compactMap { $0 }
    }
  }
}

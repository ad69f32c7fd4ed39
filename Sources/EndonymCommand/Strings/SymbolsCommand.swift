import EndonymStrings
import EndonymTools

/// `endonym strings symbols`: Swift accessors from catalogs and tables.
struct SymbolsCommand: Command {
  let name = "strings symbols"
  let summary = "Writes Swift symbols for the keys of catalogs and tables, named as Xcode 26 does."
  let operands = "FILE ... [--option ...]"
  let flags = [
    CommandFlag(
      spelling: "--output-directory", placeholder: "FOLDER",
      help: "where GeneratedStringSymbols_TABLE.swift goes; standard output without it"),
    CommandFlag(spelling: "--all", placeholder: nil, help: "every key, not only those that are managed by hand"),
    CommandFlag(
      spelling: "--access", placeholder: "internal|package|public", help: "who sees the symbols; internal by default"),
    CommandFlag(spelling: "--language", placeholder: "swift", help: "the language of the symbols: there is one"),
    ToolInput.configurationFlag,
  ]
  let examples = [
    (
      command: "endonym strings symbols Localizable.xcstrings --output-directory Generated --access public",
      output: "Generated/GeneratedStringSymbols_Localizable.swift"
    )
  ]

  private enum Language: String, CaseIterable { case swift }

  func run(_ arguments: CommandArguments) throws(CommandError) {
    let paths = try StringsInput.paths(arguments, command: name)
    _ = try StringsInput.choice("--language", arguments, default: Language.swift, command: name)
    let wanted = try ToolInput.configuration(arguments).symbols
    let access = try StringsInput.choice("--access", arguments, default: wanted.access ?? .internal, command: name)
    let generator = SymbolGenerator(includesAll: arguments.has("--all") || wanted.keys == .all, access: access)
    var report = DiagnosticReport()
    let sources = generator.generate(try tables(paths, &report))
    for source in sources { report.add(contentsOf: source.diagnostics) }
    // Symbols of what could not be read whole would take the place of those that there are.
    for source in sources where !report.fails() {
      guard let target = arguments.value("--output-directory") else {
        StandardStreams.output(Array(source.text.utf8))
        continue
      }
      let folder = OutputFolder(target)
      try StringsInput.write(Array(source.text.utf8), to: source.fileName, in: folder)
      StandardStreams.output(line: folder.path(of: source.fileName))
    }
    StringsInput.finish(report)
  }

  /// The tables of the files, in their order. A `.strings` and a `.stringsdict` file of one table in one folder are one.
  private func tables(_ paths: [String], _ report: inout DiagnosticReport) throws(CommandError) -> [SymbolTable] {
    var tables: [SymbolTable] = []
    var files: [LocalizedFile] = []
    for path in paths { files.append(try StringsInput.file(path, command: name)) }
    var names: [String: String] = [:]
    for file in files {
      let sisters = files.filter { $0.table == file.table && $0.folder == file.folder && $0.language == file.language }
      guard sisters.first == file else { continue }
      if let other = names.updateValue(file.path, forKey: file.table) {
        throw .usage("\(other) and \(file.path) are two tables of one name", command: name)
      }
      var strings: StringsFile?
      var dictionary: StringsDictionary?
      for sister in sisters {
        let bytes = try StringsInput.bytes(sister.path)
        switch sister.format {
        case .catalog:
          let reading = StringCatalog.read(bytes, file: sister.path)
          report.add(contentsOf: reading.diagnostics)
          tables.append(SymbolTable(reading.content, name: sister.table))
        case .strings:
          let reading = StringsFile.read(bytes, file: sister.path)
          report.add(contentsOf: reading.diagnostics)
          strings = reading.content
        case .stringsDictionary:
          let reading = StringsDictionary.read(bytes, file: sister.path)
          report.add(contentsOf: reading.diagnostics)
          dictionary = reading.content
        }
      }
      if strings != nil || dictionary != nil {
        tables.append(SymbolTable(name: file.table, file: file.path, strings: strings, dictionary: dictionary))
      }
    }
    return tables
  }
}

import EndonymStrings
import EndonymTools

/// `endonym strings xib`: the texts of XIBs and storyboards.
struct XIBCommand: Command {
  let name = "strings xib"
  let summary = "Writes the texts of XIBs and storyboards as tables of strings, and merges them into each language."
  let operands = "FILE|FOLDER ... [--option ...]"
  let flags: [CommandFlag] = [
    CommandFlag(
      spelling: "--output", placeholder: "FILE",
      help: "the table to write of one interface file; without it, it is printed"),
    CommandFlag(
      spelling: "--merge", placeholder: nil,
      help: "bring the tables of all languages beside each file, or its catalog in mul.lproj, up to date"),
    CommandFlag(
      spelling: "--language", placeholder: "LANGUAGE", help: "a language to merge into though it has no table yet",
      isRepeatable: true),
    CommandFlag(spelling: "--encoding", placeholder: "UTF-8|UTF-16", help: "of new tables; UTF-16 as ibtool does"),
    CommandFlag(spelling: "--dry-run", placeholder: nil, help: "tell what merging would change, and write nothing"),
  ]
  let examples = [
    (
      command: "endonym strings xib Base.lproj/Main.storyboard",
      output: """

      /* Class = "UIButton"; normalTitle = "Done"; ObjectID = "35F-cl-mdI"; */
      "35F-cl-mdI.normalTitle" = "Done";
      """
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard !arguments.values.isEmpty else { throw .usage("\(name) needs a file or a folder", command: name) }
    let encoding = try encoding(arguments)
    let tree: InterfaceTree
    do { tree = try InterfaceTree(paths: arguments.values, languages: arguments.values("--language")) } catch {
      throw .input(error.description)
    }
    var hasErrors = false
    if arguments.has("--merge") {
      if arguments.has("--output") { throw .usage("--merge and --output do not go together", command: name) }
      if tree.items.allSatisfy({ $0.tables.isEmpty && $0.catalog == nil }) {
        StandardStreams.error(
          line:
            "endonym: nothing to merge into: no language has a table or catalog beside an interface file in an .lproj folder"
        )
      }
      for item in tree.items where try !merge(item, encoding, isDryRun: arguments.has("--dry-run")) { hasErrors = true }
    } else if let output = arguments.value("--output") {
      guard let item = tree.items.first, tree.items.count == 1 else {
        throw .usage("--output needs one interface file, there are \(tree.items.count)", command: name)
      }
      let reading = try read(item.path)
      hasErrors = reading.hasErrors
      if !hasErrors { try write(reading.content.tableBytes(encoding: encoding), to: output) }
    } else {
      for item in tree.items {
        let reading = try read(item.path)
        hasErrors = hasErrors || reading.hasErrors
        StandardStreams.output(reading.content.tableBytes(encoding: .utf8))
      }
    }
    if hasErrors { exitProcess(1) }
  }

  private func encoding(_ arguments: CommandArguments) throws(CommandError) -> TextEncoding {
    switch arguments.value("--encoding")?.uppercased() {
    case nil, "UTF-16", "UTF-16LE": return .utf16LittleEndian
    case "UTF-8": return .utf8
    case "UTF-16BE": return .utf16BigEndian
    case let other?: throw .usage("--encoding is \"\(other)\"; it is UTF-8 or UTF-16", command: name)
    }
  }

  private func read(_ path: String) throws(CommandError) -> FileReading<InterfaceFile> {
    do {
      let reading = try InterfaceFile.read(path: path)
      for diagnostic in reading.diagnostics { StandardStreams.error(line: diagnostic.description) }
      return reading
    } catch { throw .input(error.description) }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do { try FileBytes.write(bytes, to: path) } catch { throw .input(error.description) }
  }

  // MARK: Merging

  /// - Returns: Whether all files were sound; tables with errors are left as they are.
  private func merge(
    _ item: InterfaceTree.Item, _ encoding: TextEncoding, isDryRun: Bool
  ) throws(CommandError) -> Bool {
    let interface = try read(item.path)
    if interface.hasErrors { return false }
    var isSound = true
    if let catalog = item.catalog, try !merge(interface.content, intoCatalog: catalog, isDryRun: isDryRun) {
      isSound = false
    }
    for place in item.tables {
      guard place.exists else {
        tell(interface.content.strings.map { ($0.key, .added) }, of: place.path)
        if !isDryRun {
          do { try FileBytes.createFolder(of: place.path) } catch { throw .input(error.description) }
          try write(interface.content.tableBytes(encoding: encoding), to: place.path)
        }
        continue
      }
      let reading: FileReading<StringsFile>
      do { reading = try StringsFile.read(path: place.path) } catch { throw .input(error.description) }
      for diagnostic in reading.diagnostics { StandardStreams.error(line: diagnostic.description) }
      if reading.hasErrors {
        isSound = false
        continue
      }
      let merge = InterfaceMerge(interface.content, into: reading.content)
      tell(merge.changes, of: place.path)
      if !isDryRun, !merge.changes.isEmpty || merge.table != reading.content {
        try write(merge.table.bytes(), to: place.path)
      }
    }
    return isSound
  }

  /// - Returns: Whether the catalog was sound; one with errors is left as it is.
  private func merge(
    _ interface: InterfaceFile, intoCatalog path: String, isDryRun: Bool
  ) throws(CommandError) -> Bool {
    let reading: FileReading<StringCatalog>
    do { reading = try StringCatalog.read(path: path) } catch { throw .input(error.description) }
    for diagnostic in reading.diagnostics { StandardStreams.error(line: diagnostic.description) }
    if reading.hasErrors { return false }
    let merge = InterfaceCatalogMerge(interface, into: reading.content)
    tell(merge.changes, of: path)
    if !isDryRun, merge.isChanged { try write(merge.catalog.bytes(), to: path) }
    return true
  }

  private func tell(_ changes: [(key: String, change: InterfaceMerge.Change)], of path: String) {
    for (key, change) in changes {
      let text =
        switch change {
        case .added: "added"
        case .moved(let old): "takes the translation of \(old), which is gone"
        case .followed(let old): "was not translated and follows the source; it was \"\(old)\""
        case .outdated(let old): "is a translation of \"\(old)\", which the source says no more"
        case .gone: "its object is gone; the translation is kept"
        case .returned: "its object is back"
        case .reviewed(let old): "the source was \"\(old)\"; translations are up for review"
        }
      StandardStreams.output(line: "\(path): \(key): \(text)")
    }
  }
}

import EndonymStrings

/// Puts translations into a project's files.
public struct XLIFFImporter: Sendable {
  /// The project's folder, which the paths of XLIFF are below.
  public let root: OutputFolder
  /// Whether unfinished translations are taken, too, with the states that they have.
  public let keepsStates: Bool

  /// An importer.
  public init(root: OutputFolder, keepsStates: Bool = false) {
    self.root = root
    self.keepsStates = keepsStates
  }

  /// A file that an import changes.
  public struct Change: Sendable {
    /// The path below the project's folder.
    public var path: String
    /// The bytes of the file with the translations.
    public var bytes: [UInt8]
    /// What was done.
    public var result: XLIFFImport
  }

  /// What becomes of a file by its translations. Nothing is written.
  ///
  /// Translations of a catalog go into the catalog; those of `en.lproj/T.strings`, and of a storyboard or XIB in `Base.lproj`, into the
  /// language's own folder beside.
  ///
  /// - Parameters:
  ///   - translations: The translations.
  ///   - file: The path of the XLIFF file, for diagnostics.
  /// - Returns: The change.
  /// - Throws: A diagnostic when the file is not there, cannot be read, or would be outside the project's folder.
  public func change(_ translations: XLIFFDocument.File, in file: String) throws(Diagnostic) -> Change {
    func refused(_ message: String) -> Diagnostic {
      Diagnostic(.error, rule: "xliff-structure", message, file: file, position: translations.position)
    }
    let original = translations.original
    let pieces = original.split(separator: "/", omittingEmptySubsequences: false)
    guard !original.isEmpty, !original.hasPrefix("/"), !pieces.contains("..") else {
      throw refused("expected a path inside the project, found \"\(original)\"")
    }
    guard let language = translations.targetLanguage, LprojName.isSafe(language) else {
      throw refused("expected a language code as target-language")
    }
    let name = pieces.last.map(String.init) ?? original
    let isInterface = name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    if name.hasSuffix(".xcstrings") {
      let reading = StringCatalog.read(try FileBytes.read(root.path(of: original)), file: original)
      var catalog = try reading.sound()
      let result = catalog.apply(translations, keepsStates: keepsStates, file: file)
      return Change(path: original, bytes: catalog.bytes(), result: result)
    }
    guard pieces.count >= 2, pieces[pieces.count - 2].hasSuffix(".lproj") else {
      throw refused("expected a catalog or a file in a language's .lproj folder, found \"\(original)\"")
    }
    let table = isInterface ? String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) + ".strings" : name
    let path = (pieces.dropLast(2).map(String.init) + ["\(language).lproj", table]).joined(separator: "/")
    let isThere = root.contains(path)
    if isInterface || name.hasSuffix(".strings") {
      var strings = isThere ? try StringsFile.read(path: root.path(of: path)).sound() : StringsFile()
      let result = strings.apply(translations, keepsStates: keepsStates)
      return Change(path: path, bytes: strings.bytes(), result: result)
    }
    guard name.hasSuffix(".stringsdict") else {
      throw refused("expected a file of strings, a storyboard or a XIB, found \"\(original)\"")
    }
    let source = StringsDictionary.read(try FileBytes.read(root.path(of: original)), file: original)
    var dictionary =
      isThere
      ? try StringsDictionary.read(try FileBytes.read(root.path(of: path)), file: path).sound() : StringsDictionary()
    let result = dictionary.apply(translations, source: source.content, keepsStates: keepsStates, file: file)
    return Change(path: path, bytes: dictionary.bytes(), result: result)
  }
}

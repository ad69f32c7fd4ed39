import EndonymStrings

/// The texts of a XIB or storyboard.
///
/// ```swift
/// let interface = InterfaceFile.read(bytes, file: "Base.lproj/Main.storyboard").content
/// interface.strings.first?.comment
/// // Class = "UIButton"; normalTitle = "Done"; ObjectID = "35F-cl-mdI";
/// ```
public struct InterfaceFile: Hashable, Sendable {
  /// The texts, in the order of their keys by code units, as ibtool writes them.
  public let strings: [InterfaceString]

  /// Reads an interface file.
  ///
  /// - Returns: Its texts, and what is wrong with it: an error of the rule `interface-file` for a document of another kind, those of
  ///   XML, and a warning of the rule `attributed-text` for each text that no table can translate.
  public static func read(_ bytes: [UInt8], file: String = "") -> FileReading<InterfaceFile> {
    let reading = MarkupReader.read(bytes, file: file)
    var diagnostics = reading.diagnostics
    guard let root = reading.content else { return FileReading(InterfaceFile([]), diagnostics: diagnostics) }
    let type = root[attribute: "type"] ?? ""
    guard root.name == "document", let framework = InterfaceFramework(documentType: type) else {
      let message =
        "expected a document of Interface Builder, found <\(root.name)>\(type.isEmpty ? "" : " of type \(type)")"
      diagnostics.append(Diagnostic(.error, rule: "interface-file", message, file: file, position: root.position))
      return FileReading(InterfaceFile([]), diagnostics: diagnostics)
    }
    var collector = InterfaceTextCollector(framework: framework)
    collector.collect(root, owner: nil)
    for (text, position) in collector.attributedTexts {
      let message =
        "the attributed text \(QuotedText.quoted(text)) is in no table, as with ibtool, and stays as it is in every language"
      diagnostics.append(Diagnostic(.warning, rule: "attributed-text", message, file: file, position: position))
    }
    return FileReading(InterfaceFile(collector.strings), diagnostics: diagnostics)
  }

  /// Reads an interface file at a path.
  ///
  /// - Throws: A diagnostic of the rules `file-unreadable` and `file-too-large`.
  public static func read(path: String) throws(Diagnostic) -> FileReading<InterfaceFile> {
    read(try FileBytes.read(path), file: path)
  }

  private init(_ strings: [InterfaceString]) {
    self.strings = strings.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
  }
}

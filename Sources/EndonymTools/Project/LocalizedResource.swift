/// A file in a language's folder that is no table of strings: an image, a sound, an interface file.
public struct LocalizedResource: Hashable, Sendable {
  /// The path, as it was found.
  public let path: String
  /// The path inside the language's folder, which is the same for every language.
  public let name: String
  /// The language as the folder spells it.
  public let language: String
  /// The folder that holds the language's folder.
  public let folder: String
  /// The size in bytes.
  public let size: Int

  /// Whether it is a XIB or a storyboard.
  var isInterfaceFile: Bool { name.hasSuffix(".xib") || name.hasSuffix(".storyboard") }

  /// The name of the table that would have its texts: its own, without the extension.
  var table: String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
}

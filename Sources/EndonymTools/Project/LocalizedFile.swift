/// A file of strings, and what its path says of it.
///
/// ```swift
/// LocalizedFile(path: "App/de.lproj/Menu.strings")   // table "Menu", language "de", folder "App"
/// LocalizedFile(path: "App/Menu.xcstrings")          // table "Menu", all its languages, folder "App"
/// LocalizedFile(path: "App/Menu.swift")              // nil
/// ```
public struct LocalizedFile: Hashable, Sendable {
  /// How strings are written in a file.
  public enum Format: String, CaseIterable, Sendable {
    /// `.strings`: an old-style, XML or binary property list.
    case strings
    /// `.stringsdict`: a property list of plural, device and width rules.
    case stringsDictionary = "stringsdict"
    /// `.xcstrings`: a String Catalog, all languages in one file.
    case catalog = "xcstrings"

    /// The format of a file by the extension of its path, in any case; `nil` when it is none of a file of strings.
    public init?(path: String) {
      guard let point = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      self.init(rawValue: path[path.utf8.index(after: point)...].lowercased())
    }
  }

  /// The path, as it was given or found.
  public let path: String
  /// The format, by the extension.
  public let format: Format
  /// The table's name: the file's, without its extension.
  public let table: String
  /// The language as the `.lproj` folder spells it, `Base` among them; `nil` for a catalog and for a file that is in none.
  public let language: String?
  /// The folder that holds the file, or the `.lproj` folder that it is in: files of one table in one folder belong together.
  public let folder: String

  /// What a path says; `nil` when its extension is none of a file of strings.
  public init?(path: String) {
    let pieces = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = pieces.last, let point = name.lastIndex(of: "."),
      let format = Format(path: path)
    else { return nil }
    self.path = path
    self.format = format
    table = String(name[..<point])
    var folders = pieces.dropLast()
    let language = folders.last.flatMap(LocalizedFile.language)
    // A catalog in `mul.lproj`, where Xcode puts those of interface files, has all languages as any other.
    if language != nil { folders = folders.dropLast() }
    self.language = format == .catalog ? nil : language
    folder = folders.joined(separator: "/")
  }

  /// The language that a folder is named after, as it spells it: `zh-Hans` for `zh-Hans.lproj`; `nil` for any other folder.
  static func language(ofFolder name: some StringProtocol) -> String? {
    guard name.hasSuffix(folderSuffix), name.count > folderSuffix.count else { return nil }
    return String(name.dropLast(folderSuffix.count))
  }

  private static let folderSuffix = ".lproj"

  /// Whether the table overrides texts of `Info.plist`: `InfoPlist`, or `<Target>-InfoPlist`, which Xcode renames.
  public var isInfoPlist: Bool { table == "InfoPlist" || table.hasSuffix("-InfoPlist") }
}

/// Where strings come from.
///
/// ```swift
/// let app = StringsSource.folder("/usr/share/app/resources")         // de.lproj, en.lproj, Localizable.xcstrings
/// let server = StringsSource.file("/var/lib/app/Override.xcstrings")  // one table in all its languages
/// let strings = try LocalizedStrings([server, app])
/// ```
public enum StringsSource: Hashable, Sendable {
  /// A folder of resources: `.lproj` folders with `.strings` and `.stringsdict` tables, String Catalogs, compiled tables; a bundle of
  /// Apple's, whose resources are in `Contents/Resources`, also.
  case folder(String)
  /// One file: a String Catalog, a compiled table, or a `.strings` or `.stringsdict` table without language.
  case file(String)

  /// The path as it was given.
  public var path: String {
    switch self {
    case .folder(let path), .file(let path): path
    }
  }
}

extension StringsSource {
  /// A folder or a file, whatever is there.
  public static func at(_ path: String) -> StringsSource { ResourceBundle.isFolder(path) ? .folder(path) : .file(path) }

  /// The resources of a target of a Swift package, which SwiftPM puts into a folder beside the program: what `Bundle.module` is, without
  /// Foundation.
  ///
  /// ```swift
  /// let strings = try LocalizedStrings([.module()])   // in a target that has resources
  /// ```
  /// - Parameters:
  ///   - target: The target; that of the calling code unless given.
  ///   - package: The package; any that has a target of this name unless given.
  ///   - file: Where the call stands, which tells the target.
  ///   - image: What was loaded with the calling code, beside which the folder is looked for.
  /// - Returns: The source.
  /// - Throws: A ``Diagnostic`` of the rule `no-such-source` when there is no such folder.
  public static func module(
    target: String? = nil, package: String? = nil, file: StaticString = #fileID, image: UnsafeRawPointer = #dsohandle
  ) throws(Diagnostic) -> StringsSource {
    let target = target ?? String("\(file)".prefix { $0 != "/" })
    let folders = ResourceBundle.searchedFolders(image: image)
    guard let path = ResourceBundle.module(target: target, package: package, in: folders) else {
      let name = "\(package ?? "*")_\(target).resources"
      let places = folders.joined(separator: ", ")
      throw Diagnostic(.error, rule: "no-such-source", "there is no folder \(name) in \(places)", file: name)
    }
    return .folder(path)
  }

  /// The resources of the program itself: `<name>.resources` beside it, `share/<name>` of where it is installed, the `Resources` of an app
  /// bundle, or the folder that it is in.
  public static var main: StringsSource {
    .folder(ResourceBundle.programPath.map(ResourceBundle.main) ?? ".")
  }
}

/// The functions and macros that take a key and look it up: `NSLocalizedString`, `CFCopyLocalizedString` and further ones by name, each with
/// its family as genstrings knows it.
///
/// ```swift
/// LocalizationRoutines(["L10n"]).member("L10nFromTable")?.parameters   // [.key, .table, .comment]
/// ```
public struct LocalizationRoutines: Hashable, Codable, Sendable {
  /// What an argument of a routine is.
  public enum Parameter: String, Hashable, Codable, Sendable {
    /// The key.
    case key
    /// The table.
    case table
    /// The bundle.
    case bundle
    /// The default value.
    case value
    /// The comment.
    case comment
  }

  /// A routine of a family: its name and what it takes, in order.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// What it takes, in order, where arguments have no labels.
    public let parameters: [Parameter]
  }

  /// Apple's own, which are always known.
  public static let standard = ["NSLocalizedString", "CFCopyLocalizedString"]

  /// The names that families are built on.
  public let names: [String]

  /// Apple's routines and further ones.
  public init(_ additional: [String] = []) {
    names = Self.standard + additional.filter { !Self.standard.contains($0) }
  }

  /// The endings of a family and what each takes.
  /// Source: the manual page of genstrings, and the macros in Apple's `NSBundle.h` and `CFBundle.h`.
  static let endings: [(ending: String, parameters: [Parameter])] = [
    ("", [.key, .comment]), ("FromTable", [.key, .table, .comment]),
    ("FromTableInBundle", [.key, .table, .bundle, .comment]),
    ("WithDefaultValue", [.key, .table, .bundle, .value, .comment]),
  ]

  /// All routines.
  public var members: [Member] {
    names.flatMap { name in Self.endings.map { Member(name: name + $0.ending, parameters: $0.parameters) } }
  }

  /// The routine of a name.
  public func member(_ name: String) -> Member? {
    for base in names where name.hasPrefix(base) {
      let ending = name.dropFirst(base.count)
      if let found = Self.endings.first(where: { $0.ending == ending }) {
        return Member(name: name, parameters: found.parameters)
      }
    }
    return nil
  }
}

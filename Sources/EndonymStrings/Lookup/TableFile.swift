/// A file of strings in a source, by what its name says.
struct TableFile: Hashable, Sendable {
  /// How strings are written in a file.
  enum Form: Hashable, Sendable {
    /// `.strings`.
    case strings
    /// `.stringsdict`.
    case stringsDictionary
    /// `.xcstrings`.
    case catalog
    /// A table that was compiled, `.endonymtable`.
    case compiled

    /// The form that an extension names, in any case.
    init?(extension suffix: some StringProtocol) {
      switch suffix.lowercased() {
      case "strings": self = .strings
      case "stringsdict": self = .stringsDictionary
      case "xcstrings": self = .catalog
      case "endonymtable": self = .compiled
      default: return nil
      }
    }

    /// Whether a file of this form has the table in several languages.
    var hasLanguages: Bool { self == .catalog || self == .compiled }
  }

  /// The path.
  let path: String
  /// The form.
  let form: Form
  /// The table: the file's name without extension.
  let table: String

  /// What a path says; `nil` when it is no file of strings.
  init?(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), let form = Form(extension: name[name.index(after: point)...]) else {
      return nil
    }
    self.path = path
    self.form = form
    table = String(name[..<point])
  }
}

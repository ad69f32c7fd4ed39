import Endonym

/// The languages that a source has tables in, each under all the names that the source has for it.
struct SourceLanguages: Sendable {
  /// One language.
  struct Language: Sendable {
    /// The language in canonical form, or as it is spelled when it is none that exists.
    let identifier: String
    /// The folders named after it, by their index.
    fileprivate(set) var folders: [Int] = []
    /// The catalogs that have it, by their index, with how they spell it.
    fileprivate(set) var catalogs: [(index: Int, spelling: String)] = []
    /// How the source spells it first.
    let spelling: String
  }

  /// The languages but Base, in the order in which they were found.
  private(set) var languages: [Language] = []
  /// `Base.lproj` folders.
  private(set) var base: [Int] = []
  private var indices: [String: Int] = [:]

  mutating func add(folder: Int, named name: String) {
    if LocalizationName(name).isBase {
      base.append(folder)
    } else {
      languages[index(of: name)].folders.append(folder)
    }
  }

  mutating func add(catalog: Int, language: String) {
    languages[index(of: language)].catalogs.append((catalog, language))
  }

  /// The language that a name means, if the source has it.
  func language(_ name: String) -> Int? { indices[LocalizationName(name).canonical] }

  private mutating func index(of name: String) -> Int {
    let identifier = LocalizationName(name).canonical
    if let index = indices[identifier] { return index }
    indices[identifier] = languages.count
    languages.append(Language(identifier: identifier, spelling: name))
    return languages.count - 1
  }
}

extension LocalizationName {
  /// The language in BCP 47's canonical form; of a name that is none, itself with hyphens in lower case.
  var canonical: String { identifier?.bcp47 ?? String(spelling.lowercased().map { $0 == "_" ? "-" : $0 }) }
}

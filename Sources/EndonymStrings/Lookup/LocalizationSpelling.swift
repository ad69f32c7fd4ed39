import Endonym

/// What a name means that a folder or a catalog is named after.
struct LocalizationSpelling {
  let isBase: Bool
  let identifier: LocaleIdentifier?
  private let name: String

  init(_ name: String) {
    self.name = name.lowercased()
    isBase = self.name == "base"
    identifier = isBase ? nil : try? LocaleIdentifier(Self.english[self.name] ?? name)
  }

  /// The language in BCP 47's canonical form; of a name that is none, itself with hyphens in lower case.
  var canonical: String { identifier?.bcp47 ?? String(name.map { $0 == "_" ? "-" : $0 }) }

  /// The languages that folders were named after in English, before there were codes.
  private static let english = [
    "dutch": "nl", "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
  ]
}

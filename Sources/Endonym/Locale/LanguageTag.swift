/// A Unicode locale identifier taken apart: UTS 35, section 3.2.
struct LanguageTag: Hashable, Sendable {
  var subtags = LanguageSubtags()
  /// The attributes of the `-u-` extension; CLDR defines none, and none is judged.
  var attributes: [String] = []
  /// The keys of the `-u-` extension with their values; a key without one has the value `""`, which means "true".
  var keywords: [String: String] = [:]
  /// The `-t-` extension.
  var transform: Transform?
  /// All other extensions: the singleton, and what follows it.
  var extensions: [String: String] = [:]
  /// What follows `-x-`.
  var privateUse: String?

  /// What a text was made from: `-t-ru-m0-ungegn`.
  struct Transform: Hashable, Sendable {
    var source: LanguageSubtags?
    var fields: [String: String] = [:]
  }
}

extension LanguageTag {
  /// BCP 47's spelling in canonical order: `ar-EG-u-nu-latn`.
  var bcp47: String {
    var tag = subtags.bcp47
    var bodies = extensions
    if let body = unicodeExtension { bodies["u"] = body }
    if let body = transform?.body { bodies["t"] = body }
    for (singleton, body) in bodies.sorted(by: { $0.key < $1.key }) { tag += "-\(singleton)-\(body)" }
    if let privateUse { tag += "-x-\(privateUse)" }
    return tag
  }

  /// What follows `-u-`; `nil` when nothing does.
  var unicodeExtension: String? {
    let pieces = attributes + keywords.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return pieces.isEmpty ? nil : pieces.filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// ICU's spelling without keywords: `zh_Hant_TW`, `en_US_POSIX`.
  ///
  /// ICU has the keyword `va-posix` as a variant, where no other variant is.
  var dataIdentifier: String {
    guard keywords["va"] == "posix", subtags.variants.isEmpty else { return subtags.icu }
    var subtags = subtags
    subtags.variants = ["posix"]
    return subtags.icu
  }
}

extension LanguageTag.Transform {
  /// What follows `-t-`.
  var body: String {
    var pieces = source.map { [$0.bcp47.lowercased()] } ?? []
    for (key, value) in fields.sorted(by: { $0.key < $1.key }) { pieces += [key, value] }
    return pieces.joined(separator: "-")
  }
}

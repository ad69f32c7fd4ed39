/// What decides a category.
struct PluralOptions: EngineOptions {
  var type: PluralType
  var number: NumberFormatOptions

  static let engines = BoundedCache<PluralOptions, PluralEngine>(limit: Limits.cachedFormats)

  func makeEngine() throws(FormatError) -> PluralEngine { try PluralEngine(self) }
}

/// Coded flat: the type beside the number's options, as ECMA-402's `Intl.PluralRules` takes them.
extension PluralOptions: Codable {
  private enum Key: String, CodingKey { case type }

  init(from decoder: any Decoder) throws {
    type = try decoder.container(keyedBy: Key.self).decode(PluralType.self, forKey: .type)
    number = try NumberFormatOptions(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: Key.self)
    try writer.encode(type, forKey: .type)
    try number.encode(to: encoder)
  }
}

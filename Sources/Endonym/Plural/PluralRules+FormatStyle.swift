#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PluralRules: FormatStyle {
  /// The category of a number; `other` should ICU fail.
  public func format(_ value: Double) -> PluralCategory { (try? category(for: value)) ?? .other }
}

extension PluralRules: Hashable {
  /// Rules with the same options are equal.
  public static func == (left: PluralRules, right: PluralRules) -> Bool {
    left.box === right.box || left.options == right.options
  }

  /// Hashes the options.
  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

extension PluralRules: Codable {
  /// Reads rules that ``encode(to:)`` wrote; their options are checked again.
  public init(from decoder: any Decoder) throws {
    var options = try PluralOptions(from: decoder)
    if options.number.style == .decimal {
      let plain = try PluralRules(options.type, locale: options.number.locale)
      if plain.options == options {
        self = plain
        return
      }
    }
    options.number = try options.number.validated()
    self.init(options)
  }

  /// Writes the options.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

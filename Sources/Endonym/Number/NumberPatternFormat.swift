/// Writes numbers by a pattern such as `#,##0.00`: for layouts that a program is given, not for people's languages.
///
/// ```swift
/// try NumberPatternFormat("#,##0.00", locale: "de").format(1234.5)                     // 1.234,50
/// try NumberPatternFormat("0.###E0", locale: "en").format(123456)                      // 1.235E5
/// try NumberPatternFormat("¤¤ #,##0.00;(¤¤ #,##0.00)", locale: "en_US").format(-5)     // (USD 5.00)
/// try NumberPatternFormat("@@#", locale: "fr").format(3.14159)                         // 3,14
/// ```
///
/// The pattern fixes the order of sign, digits and symbols; separators, digits and signs are still the locale's. For
/// numbers that people read use ``NumberFormat``, whose layout is the locale's too.
///
/// | sign | is |
/// |---|---|
/// | `0` to `9` | a digit; digits other than 0 round to multiples: `0.05` |
/// | `#` | a digit, if there is one |
/// | `@` | a significant digit |
/// | `.` `,` `E` | decimal separator, grouping separator, exponent |
/// | `%` `‰` `¤` | percent, per mille, currency (`¤¤` its code, `¤¤¤` its name) |
/// | `;` | divides the pattern of negative numbers from that of positive ones |
/// | `*x` | pads with x |
/// | `'…'` | text as it is |
///
/// What the pattern does not say the modifiers can: they are the settings of Foundation's `NumberFormatter`. Rounding is
/// half-even. (With the trait `FoundationICU`, a format with more than 15 fraction digits writes 15 significant ones: the
/// toolchain's ICU is made so.)
///
/// Making a format throws for a malformed pattern; ``format(_:)-(Double)`` never throws: should ICU fail, which only
/// lack of memory can make it do, it gives the number's plain digits.
///
/// Source: UTS 35 part 3, "Number Format Patterns"; ICU's `unum.h`.
public struct NumberPatternFormat: Sendable {
  let box: EngineBox<NumberPatternOptions>

  /// - Parameters:
  ///   - pattern: The pattern, of at most ``Limits/patternLength`` bytes; an empty one writes all digits, ungrouped.
  ///   - locale: The locale whose separators, digits and signs are used, and whose currency `¤` is.
  /// - Throws: ``FormatError/invalidPattern(_:offset:reason:)`` with the place in the pattern,
  ///   ``FormatError/invalidLocale(_:reason:)``; ``FormatError/invalidNumberingSystem(_:reason:)`` when the locale asks
  ///   for one that writes no digits.
  public init(
    _ pattern: String, locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.numeric
  ) throws(FormatError) {
    try self.init(NumberPatternOptions(pattern, locale: try locale.localeIdentifier()))
  }

  init(_ options: NumberPatternOptions) throws(FormatError) {
    box = EngineBox(try options.validated())
    // ICU may still refuse what the syntax allows: more digits than it has room for.
    _ = try box.engine()
  }

  var options: NumberPatternOptions { box.options }

  /// The pattern.
  public var pattern: String { options.pattern }

  /// The locale to write for.
  public var locale: LocaleIdentifier { options.locale }
}

extension NumberPatternFormat: Hashable {
  /// Formats with the same options are equal.
  public static func == (left: NumberPatternFormat, right: NumberPatternFormat) -> Bool {
    left.box === right.box || left.options == right.options
  }

  /// Hashes the options.
  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

extension NumberPatternFormat: Codable {
  /// Reads a format that ``encode(to:)`` wrote; its options are checked again.
  public init(from decoder: any Decoder) throws { try self.init(try NumberPatternOptions(from: decoder)) }

  /// Writes the options: a format read back is equal to this one.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

extension NumberPatternFormat: CustomStringConvertible {
  /// The pattern and the locale, for logs.
  public var description: String { "NumberPatternFormat(\(pattern), \(locale))" }
}

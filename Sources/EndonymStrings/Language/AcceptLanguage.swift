import Endonym

/// The languages that an HTTP request asks for: the field `Accept-Language`.
///
/// ```swift
/// let accepted = AcceptLanguage("de-CH, fr;q=0.8, *;q=0.1, en;q=0")
/// accepted.preferred                               // ["de-CH", "fr"]
/// try accepted.best(among: ["en", "de", "it"])     // de
/// AcceptLanguage("de, en;q=high").problems         // [malformedQuality("q=high")]
/// AcceptLanguage(preferences: ["de-AT", "en"]).description
/// // de-AT,de;q=0.9,en;q=0.8
/// ```
///
/// What is malformed is left out and reported; everything sound is kept.
///
/// Source: RFC 9110, sections 12.4.2 "Quality Values" and 12.5.4 "Accept-Language"; RFC 4647, section 2.1.
public struct AcceptLanguage: Hashable, Sendable {
  /// A language range with its weight.
  public struct Range: Hashable, Sendable {
    /// The range, `de-CH` or `*`, as it was spelled, but for `_`.
    public var tag: String
    /// How much it is wanted, in thousandths: 1000 at most; 0 is not wanted at all.
    public var quality: Int

    /// A range and its weight, which is brought between 0 and 1000.
    public init(_ tag: String, quality: Int = 1000) {
      self.tag = tag
      self.quality = min(max(quality, 0), 1000)
    }

    /// Whether it is `*`: any language that no other range names.
    public var isAny: Bool { tag == "*" }

    /// Whether a language is in the range: it is the range, or continues it after a hyphen (RFC 4647, section 3.3.1).
    func contains(_ language: String) -> Bool {
      let range = tag.lowercased()
      let language = language.lowercased().map { $0 == "_" ? "-" : $0 }
      return language.starts(with: range) && (language.count == range.count || language[range.count] == "-")
    }
  }

  /// Something malformed in a field.
  public enum Problem: Error, Hashable, Sendable {
    /// The field is longer than ``AcceptLanguage/lengthLimit``; what is beyond was not read.
    case tooLong
    /// There are more ranges than ``AcceptLanguage/rangeLimit``; what is beyond was not read.
    case tooManyRanges
    /// What is no language range, and was left out.
    case malformedRange(String)
    /// A parameter that is no weight from 0 to 1 with up to three decimals; its range was left out.
    case malformedQuality(String)
    /// A range spelled with `_`, which was read as `-`.
    case underscore(String)
  }

  /// Bytes of a field that are read. Servers take 8,192 for all fields together; a browser sends some 50.
  public static let lengthLimit = 4_096
  /// Ranges of a field that are read. Each is matched with every language; people have rarely more than five.
  public static let rangeLimit = 64

  /// The ranges in the order of the field.
  public private(set) var ranges: [Range] = []
  /// What was malformed, in the order of the field.
  public private(set) var problems: [Problem] = []

  /// Reads the field's value. An empty one asks for nothing.
  public init(_ field: some StringProtocol) {
    var text = Substring(field)
    if text.utf8.count > Self.lengthLimit {
      problems.append(.tooLong)
      // The last range may be cut; it is not read.
      text = Substring(text.utf8.prefix(Self.lengthLimit))
      text = text[..<(text.lastIndex(of: ",") ?? text.startIndex)]
    }
    for element in text.split(separator: ",") {
      let element = element.trimmed
      // RFC 9110, section 5.6.1.2: a recipient ignores empty elements.
      if element.isEmpty { continue }
      guard ranges.count < Self.rangeLimit else {
        problems.append(.tooManyRanges)
        break
      }
      read(element)
    }
  }

  /// Weighs a reader's preferences as browsers do: each next one a tenth less, and after the last of a language with a region
  /// the language alone.
  /// - Parameters:
  ///   - preferences: Languages in any spelling, the most wanted first. Extensions are left out: nobody is to be recognized by
  ///     a calendar.
  ///   - addsLanguages: Whether `de` follows `de-AT`.
  public init(preferences: [String], addsLanguages: Bool = true) {
    let tags = preferences.prefix(Self.rangeLimit / 2).compactMap(Self.tag)
    var list: [String] = []
    for (index, tag) in tags.enumerated() {
      if !list.contains(tag) { list.append(tag) }
      let language = String(tag.prefix { $0 != "-" })
      let isLast = !tags[(index + 1)...].contains { $0 == language || $0.hasPrefix(language + "-") }
      if addsLanguages, isLast, !list.contains(language) { list.append(language) }
    }
    let step = list.count <= 10 ? 100 : 1000 / list.count
    ranges = list.enumerated().map { Range($1, quality: 1000 - step * $0) }
  }

  /// What is asked for, the most wanted first, and among equally wanted ones the first; without `*` and what is refused.
  public var preferred: [String] { weighted.filter { !$0.isAny }.map(\.tag) }

  /// The ranges that are not refused, the most wanted first.
  private var weighted: [Range] {
    ranges.enumerated().filter { $1.quality > 0 }.sorted {
      ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
    }
    .map(\.element)
  }

  /// The best of some languages for the reader, by ``LanguageMatcher``; `nil` when none is acceptable.
  ///
  /// A language whose closest range has the weight 0 is out. `*` stands for the first language that no other range names.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func best(among languages: [String]) throws(FormatError) -> String? {
    let acceptable = languages.filter { quality(of: $0) != 0 }
    let matcher = try LanguageMatcher(supported: acceptable)
    let parts = weighted.split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isAny)
    if let match = try matcher.match(parts.first?.map(\.tag) ?? []) { return match.supported }
    guard parts.count > 1 else { return nil }
    let unnamed = acceptable.first { language in !ranges.contains { !$0.isAny && $0.contains(language) } }
    if let unnamed { return unnamed }
    return try matcher.match(parts[1].map(\.tag))?.supported
  }

  /// The weight of the longest range that has a language, in thousandths; `nil` when none has it.
  public func quality(of language: String) -> Int? {
    let named = ranges.filter { !$0.isAny && $0.contains(language) }
    let closest = named.max { $0.tag.utf8.count < $1.tag.utf8.count }
    return (closest ?? ranges.first(where: \.isAny))?.quality
  }

  // MARK: Reading

  private mutating func read(_ element: Substring) {
    let parts = element.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
    var tag = String(parts.first ?? "")
    if tag.contains("_") {
      let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
      if Self.isRange(hyphenated) { problems.append(.underscore(tag)) }
      tag = Self.isRange(hyphenated) ? hyphenated : tag
    }
    guard Self.isRange(tag) else {
      problems.append(.malformedRange(tag))
      return
    }
    guard parts.count > 1 else {
      ranges.append(Range(tag))
      return
    }
    guard parts.count == 2, let quality = Self.quality(parts[1]) else {
      problems.append(.malformedQuality(parts.dropFirst().joined(separator: ";")))
      return
    }
    ranges.append(Range(tag, quality: quality))
  }

  /// `*`, or letters and then letters and digits, in parts of one to eight between hyphens.
  private static func isRange(_ text: String) -> Bool {
    if text == "*" { return true }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.enumerated().allSatisfy { index, part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || index > 0 && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
  }

  /// The thousandths of `q=0.8`.
  private static func quality(_ parameter: Substring) -> Int? {
    let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pair.count == 2, pair[0].trimmed.lowercased() == "q" else { return nil }
    let number = pair[1].trimmed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = number.count > 1 ? number[1] : ""
    guard let whole = number.first, whole == "0" || whole == "1", decimals.utf8.count <= 3,
      decimals.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    let thousandths = Int(decimals + String(repeating: "0", count: 3 - decimals.utf8.count)) ?? 0
    guard whole == "0" || thousandths == 0 else { return nil }
    return whole == "1" ? 1000 : thousandths
  }

  // MARK: Writing

  /// A preference without its extensions; `nil` for what is no language.
  private static func tag(_ preference: String) -> String? {
    guard let locale = try? LocaleIdentifier(preference), locale.languageCode != "und" else { return nil }
    return ([locale.languageCode] + [locale.scriptCode, locale.regionCode].compactMap { $0 } + locale.variants)
      .joined(separator: "-")
  }
}

extension AcceptLanguage: CustomStringConvertible {
  /// The field's value: `de-AT,de;q=0.9,en;q=0.8`.
  public var description: String {
    ranges.map { $0.quality == 1000 ? $0.tag : "\($0.tag);q=\(Self.decimal($0.quality))" }.joined(separator: ",")
  }

  private static func decimal(_ thousandths: Int) -> String {
    var digits = String(1000 + thousandths).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "0" : "0.\(digits)"
  }
}

extension AcceptLanguage.Problem: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .tooLong: "Accept-Language is longer than \(AcceptLanguage.lengthLimit) bytes"
    case .tooManyRanges: "Accept-Language has more than \(AcceptLanguage.rangeLimit) languages"
    case .malformedRange(let text): "\"\(text)\" is not a language range"
    case .malformedQuality(let text): "\"\(text)\" is not a weight such as q=0.8"
    case .underscore(let text): "\"\(text)\" has an underscore where a hyphen belongs"
    }
  }
}

extension StringProtocol {
  /// Without the spaces and tabs around it, HTTP's optional white space.
  fileprivate var trimmed: Substring {
    var text = Substring(self)
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

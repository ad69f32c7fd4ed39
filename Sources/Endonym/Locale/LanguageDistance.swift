import EndonymICU

/// How far languages are from each other, by CLDR's language matching data: 0 for the same, 100 for nothing in common.
///
/// ICU carries the data in its bundle `langInfo`, compiled: a trie of rules from desired to supported subtags, the regions
/// that rules speak of as partitions, and distances for what no rule mentions. `*` stands for any subtag in a rule.
///
/// Source: UTS 35 part 1, section 4.4 "Language Matching"; the order of rules is that of ICU's `LocaleDistance`.
struct LanguageDistance: Sendable {
  /// Distances are counted in eighths, so that tags that mean the same can be told apart by what they leave unsaid.
  static let fractions = 8
  /// More than any two languages have between them.
  static let unreachable = 1_000 * fractions
  /// A limit that no distance reaches.
  static let unlimited = 500 * fractions

  private let rules: ICUByteTrie
  private let partitions: [[UInt8]]
  private let partitionOfRegion: [UInt8]
  private let paradigms: [MaximizedLanguage]
  private let languageDistance: Int
  private let regionDistance: Int
  private let leastRegionDistance: Int
  /// The distance of two scripts that no rule mentions: ICU's default threshold.
  let scriptDistance: Int

  /// The data of the linked ICU.
  static func shared() throws(FormatError) -> LanguageDistance {
    try SharedTables.table(LanguageDistance.self) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in try LanguageDistance() }
    }
  }

  private init() throws(ICUError) {
    let match = try ICUResourceBundle(name: "langInfo").required("match")
    rules = ICUByteTrie(try match.required("trie").binary())
    partitions = try match.required("partitions").strings().map { Array($0.utf8) }
    partitionOfRegion = try match.required("regionToPartitions").binary()
    let names = try match.required("paradigms").strings()
    paradigms = stride(from: 0, to: names.count - 2, by: 3).map { index in
      MaximizedLanguage(language: names[index], script: names[index + 1], region: names[index + 2], named: [])
    }
    let distances = try match.required("distances").vector().map(Int.init)
    guard distances.count >= 4 else { throw ICUError.missingResource("eicu_bundle_vector") }
    languageDistance = distances[0]
    scriptDistance = distances[1]
    regionDistance = distances[2]
    leastRegionDistance = distances[3]
  }

  /// Whether a language is one that CLDR prefers among its kind, such as en-GB among those of the Commonwealth.
  func isParadigm(_ language: MaximizedLanguage) -> Bool { paradigms.contains(where: language.isEquivalent) }

  /// The distance of American from British English: what each further desired language loses by default.
  var usualDemotion: Int {
    let american = MaximizedLanguage(language: "en", script: "Latn", region: "US", named: .all)
    let british = MaximizedLanguage(language: "en", script: "Latn", region: "GB", named: .all)
    return distance(from: american, to: british, limit: scriptDistance * Self.fractions, favor: .language)
      / Self.fractions
  }

  /// The distance in eighths from a desired to a supported language. At `limit` or beyond it is only known that it is.
  func distance(
    from desired: MaximizedLanguage, to supported: MaximizedLanguage, limit: Int, favor: LanguageMatcher.Options.Favor
  ) -> Int {
    let wholeLimit = (limit + Self.fractions - 1) / Self.fractions
    var cursor = rules.start
    var distance = languageDistance(desired.language, supported.language, &cursor)
    if favor == .script { distance.value >>= 2 }
    guard distance.value <= wholeLimit else { return Self.unreachable }
    if distance.coversScripts {
      distance.value += desired.script == supported.script ? 0 : scriptDistance
    } else {
      let script = scriptDistance(desired.script, supported.script, &cursor)
      distance.value += script.value
      distance.coversRegions = script.coversRegions
    }
    guard distance.value <= wholeLimit else { return Self.unreachable }
    if desired.region != supported.region {
      if distance.coversRegions {
        distance.value += regionDistance
      } else {
        guard distance.value + leastRegionDistance <= wholeLimit else { return Self.unreachable }
        distance.value += regionDistance(desired.region, supported.region, cursor, limit: wholeLimit - distance.value)
      }
    }
    if distance.value > 0 { return distance.value * Self.fractions }
    return Int(desired.named.symmetricDifference(supported.named).rawValue)
  }

  // MARK: Rules

  private struct RuleDistance {
    var value: Int
    /// No rule of these subtags goes on to scripts.
    var coversScripts = false
    /// No rule of these subtags goes on to regions.
    var coversRegions = false
  }

  /// The bit that ends a subtag in the trie.
  private static let endOfSubtag: UInt8 = 0x80
  /// The bits of a rule's number that say: scripts do not matter here.
  private static let skipScript = 0x80
  private static let any = UInt8(ascii: "*")

  private func languageDistance(
    _ desired: String, _ supported: String, _ cursor: inout ICUByteTrie.Cursor
  ) -> RuleDistance {
    walk(&cursor, desired)
    walk(&cursor, supported)
    guard let rule = rules.value(cursor) else {
      // No rule joins any language to a particular script or region.
      return RuleDistance(
        value: desired == supported ? 0 : languageDistance, coversScripts: true, coversRegions: true)
    }
    let skipsScript = rule.number & Self.skipScript != 0
    return RuleDistance(
      value: rule.number & ~Self.skipScript, coversScripts: rule.isFinal || skipsScript, coversRegions: rule.isFinal)
  }

  private func scriptDistance(
    _ desired: String, _ supported: String, _ cursor: inout ICUByteTrie.Cursor
  ) -> RuleDistance {
    let languages = cursor
    walk(&cursor, desired)
    walk(&cursor, supported)
    if let rule = rules.value(cursor) { return RuleDistance(value: rule.number, coversRegions: rule.isFinal) }
    cursor = languages
    rules.advance(&cursor, by: Self.any)
    let rule = rules.value(cursor)
    let value = desired == supported ? 0 : rule?.number ?? scriptDistance
    return RuleDistance(value: value, coversRegions: rule?.isFinal ?? true)
  }

  /// The greatest distance of any partition of one region from any of the other. Beyond `limit` any such distance will do.
  private func regionDistance(
    _ desired: String, _ supported: String, _ scripts: ICUByteTrie.Cursor, limit: Int
  ) -> Int {
    var greatest = 0
    for desiredPartition in partitions(of: desired) {
      for supportedPartition in partitions(of: supported) {
        var cursor = scripts
        rules.advance(&cursor, by: desiredPartition | Self.endOfSubtag)
        rules.advance(&cursor, by: supportedPartition | Self.endOfSubtag)
        greatest = max(greatest, rules.value(cursor)?.number ?? distanceOfAnyRegions(scripts))
        if greatest > limit { return greatest }
      }
    }
    return greatest
  }

  private func distanceOfAnyRegions(_ scripts: ICUByteTrie.Cursor) -> Int {
    var cursor = scripts
    rules.advance(&cursor, by: Self.any)
    return rules.value(cursor)?.number ?? regionDistance
  }

  /// Moves on by a subtag.
  private func walk(_ cursor: inout ICUByteTrie.Cursor, _ subtag: String) {
    var bytes = Array(subtag.utf8)
    guard let last = bytes.popLast() else {
      // No rule has an empty subtag.
      rules.advance(&cursor, by: Self.endOfSubtag)
      return
    }
    for byte in bytes { rules.advance(&cursor, by: byte) }
    rules.advance(&cursor, by: last | Self.endOfSubtag)
  }

  /// The partitions that a region belongs to, each named by one byte.
  private func partitions(of region: String) -> [UInt8] {
    let index = Self.index(of: region)
    guard partitionOfRegion.indices.contains(index), partitions.indices.contains(Int(partitionOfRegion[index])) else {
      return []
    }
    return partitions[Int(partitionOfRegion[index])]
  }

  /// The place of a region in the table: 0 for what is none, then the codes of three digits, then those of two letters.
  private static func index(of region: String) -> Int {
    let bytes = region.utf8.map(Int.init)
    if bytes.count == 3, let number = Int(region), number >= 0 { return number + 1 }
    guard bytes.count == 2, region.isLetters else { return 0 }
    let letter = Int(UInt8(ascii: "A"))
    return 1001 + 26 * (bytes[0] - letter) + bytes[1] - letter
  }
}

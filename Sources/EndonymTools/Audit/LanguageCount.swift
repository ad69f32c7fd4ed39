import EndonymStrings

/// Counts one language of a table.
struct LanguageCount {
  private let language: String
  private let isSource: Bool
  private var translated = 0
  private var review: [String] = []
  private var untranslated: [String] = []
  private var missing: [String] = []
  private var overlong: [AuditReport.Overlong] = []
  private var length = 0
  private var sourceLength = 0

  init(_ language: String, isSource: Bool) {
    self.language = language
    self.isSource = isSource
  }

  /// Takes what the language says of a key.
  mutating func add(
    _ translation: Translation, of key: String, sourceLength: Int, isEmptyInSource: Bool, greatestGrowth: Double?
  ) {
    // Xcode gives texts that it takes from the sources the state `new` in the source language: they are what they should be.
    let state = isSource && translation.state == .new ? .translated : translation.state
    if translation.message.definition.isEmpty, !isEmptyInSource, state != .new {
      missing.append(key)
      return
    }
    switch state {
    case .translated, .machineTranslated: translated += 1
    case .needsReview: review.append(key)
    case .new:
      untranslated.append(key)
      return
    }
    guard !isSource, sourceLength > 0 else { return }
    let length = Self.length(translation.message.definition.sample)
    self.length += length
    self.sourceLength += sourceLength
    let ratio = Double(length) / Double(sourceLength)
    if let greatestGrowth, ratio > 1 + greatestGrowth / 100 {
      overlong.append(AuditReport.Overlong(key: key, ratio: Self.rounded(ratio, to: 100)))
    }
  }

  /// Takes a key that the language says nothing of.
  mutating func addMissing(_ key: String, isCatalogSource: Bool) {
    if isCatalogSource { translated += 1 } else { missing.append(key) }
  }

  /// What it comes to.
  func result(keyCount: Int) -> AuditReport.Language {
    AuditReport.Language(
      language: language, keyCount: keyCount, translatedCount: translated, reviewCount: review.count,
      untranslatedCount: untranslated.count, missingCount: missing.count,
      coverage: Self.coverage(translated, of: keyCount),
      lengthRatio: sourceLength > 0 ? Self.rounded(Double(length) / Double(sourceLength), to: 100) : nil,
      overlong: overlong.sorted { $0.ratio > $1.ratio }, missing: missing, untranslated: untranslated, review: review)
  }

  /// A language over several tables. Lengths are weighted by the tables' translated keys.
  static func sum(_ language: String, _ tables: [AuditReport.Language]) -> AuditReport.Language {
    func total(_ count: (AuditReport.Language) -> Int) -> Int { tables.reduce(0) { $0 + count($1) } }
    let measured = tables.compactMap { table in
      table.lengthRatio.map { ($0, Double(table.translatedCount + table.reviewCount)) }
    }
    let weight = measured.reduce(0) { $0 + $1.1 }
    return AuditReport.Language(
      language: language, keyCount: total(\.keyCount), translatedCount: total(\.translatedCount),
      reviewCount: total(\.reviewCount), untranslatedCount: total(\.untranslatedCount),
      missingCount: total(\.missingCount), coverage: coverage(total(\.translatedCount), of: total(\.keyCount)),
      lengthRatio: weight > 0 ? rounded(measured.reduce(0) { $0 + $1.0 * $1.1 } / weight, to: 100) : nil,
      overlong: [], missing: [], untranslated: [], review: [])
  }

  /// Characters of a text, as a reader counts them.
  static func length(_ text: String) -> Int {
    // Nearly all texts of Latin script are ASCII, and need no search for the ends of characters.
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? text.utf8.count : text.count
  }

  /// Hundredths with one fraction digit, rounded down: 100 means all.
  private static func coverage(_ count: Int, of total: Int) -> Double {
    total == 0 ? 100 : Double(count * 1_000 / total) / 10
  }

  private static func rounded(_ value: Double, to unit: Double) -> Double { (value * unit).rounded() / unit }
}

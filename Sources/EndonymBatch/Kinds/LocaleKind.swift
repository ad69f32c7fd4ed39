import Endonym

/// `locale`: what is known of a locale.
struct LocaleKind: BatchKind {
  static let table: [BatchOption] = []
  static let hasParts = false
  static let category = LocaleEnvironment.Category.messages

  init(_ setting: BatchSetting) throws(BatchError) {
    _ = try setting.options(Self.table)
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    guard case .string(let identifier) = try operands.value(for: "locale") else {
      throw BatchError(.invalidValue, "the value of locale is a locale identifier")
    }
    return try BatchError.wrapping { () throws(FormatError) in
      let locale = try LocaleIdentifier(identifier)
      return BatchAnswer(
        .object([
          JSONMember("canonical", .string(locale.bcp47)),
          JSONMember("maximized", .string(try locale.maximized.bcp47)),
          JSONMember("minimized", .string(try locale.minimized.bcp47)),
          JSONMember("parent", try locale.parent.map { .string($0.bcp47) } ?? .null),
          JSONMember("direction", .string(locale.writingDirection.rawValue)),
          JSONMember("numberingSystem", .string(try locale.numberingSystem().name)),
          JSONMember("calendar", .string(try locale.calendar().bcp47)),
          JSONMember("hourCycle", .string(try locale.hourCycle().rawValue)),
          JSONMember("measurementSystem", .string(try locale.measurementSystem().rawValue)),
          JSONMember("firstDayOfWeek", .string(try locale.firstWeekday().rawValue)),
          JSONMember("currency", try locale.currency().map { .string($0) } ?? .null),
          JSONMember("endonym", try Self.endonym(of: locale)),
        ]))
    }
  }

  /// The locale's own name; null for a language, such as Klingon, of which ICU has no data.
  private static func endonym(of locale: LocaleIdentifier) throws(FormatError) -> JSONValue {
    do { return .string(try locale.endonym()) } catch .invalidLocale(_, reason: .noData) { return .null }
  }
}

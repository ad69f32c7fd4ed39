/// Separators that a user has chosen in place of the locale's own, as Foundation's and the desktops' settings allow.
///
/// No identifier can name them, so they stand beside it in ``LocaleIdentifier/Components``.
public struct NumberSeparators: Hashable, Sendable, Codable {
  /// What stands between integer and fraction; `nil` leaves the locale's.
  public var decimal: String?
  /// What stands between groups of digits; `nil` leaves the locale's.
  public var grouping: String?

  /// Makes a choice of one or both.
  public init(decimal: String? = nil, grouping: String? = nil) {
    self.decimal = decimal
    self.grouping = grouping
  }

  /// Longest separator in bytes. The longest in CLDR has 3; a mark of direction on either side makes 9.
  static let lengthLimit = 16

  /// Refuses separators that would make a number unreadable.
  func validate() throws(FormatError) {
    for (name, separator) in [("decimal separator", decimal), ("grouping separator", grouping)] {
      guard let separator else { continue }
      guard !separator.isEmpty else { throw .invalidOption(name, reason: "it is empty") }
      guard separator.utf8.count <= Self.lengthLimit else {
        throw .limitExceeded("the \(name)", limit: Self.lengthLimit)
      }
      guard !separator.contains(where: \.isNumber) else {
        throw .invalidOption(name, reason: "\"\(separator)\" contains a digit")
      }
      guard separator.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
        throw .invalidOption(name, reason: "it contains a control character")
      }
    }
    if let decimal, decimal == grouping {
      throw .invalidOption("grouping separator", reason: "it is the decimal separator, \"\(decimal)\"")
    }
  }
}

extension NumberFormat {
  /// When a sign is shown, and whether accounting's parentheses stand for minus.
  public struct SignStrategy: Hashable, Sendable {
    /// ECMA-402's `signDisplay`.
    public enum Display: String, Hashable, Sendable, Codable, CaseIterable {
      /// Minus for negative numbers, `-0` included.
      case automatic = "auto"
      /// Plus or minus for every number.
      case always
      /// None.
      case never
      /// Plus or minus, but none for what rounds to zero.
      case exceptZero
      /// Minus for negative numbers that do not round to zero.
      case negative
    }

    /// When a sign is shown.
    public var display: Display
    /// Whether negative currency amounts stand in the locale's accounting form; `nil` leaves it to the locale's
    /// `-u-cf-` key.
    public var usesAccounting: Bool?

    /// Makes a strategy.
    public init(display: Display, usesAccounting: Bool? = nil) {
      self.display = display
      self.usesAccounting = usesAccounting
    }

    /// Minus for negative numbers.
    public static let automatic = SignStrategy(display: .automatic)
    /// No sign.
    public static let never = SignStrategy(display: .never)
    /// Minus for negative numbers that do not round to zero.
    public static let negative = SignStrategy(display: .negative)
    /// Plus or minus; `includingZero` tells whether zero has one too.
    public static func always(includingZero: Bool = true) -> SignStrategy {
      SignStrategy(display: includingZero ? .always : .exceptZero)
    }
    /// Parentheses, or what the locale has, for negative amounts of currency.
    public static let accounting = SignStrategy(display: .automatic, usesAccounting: true)
    /// The same with a plus for positive amounts; `includingZero` tells whether zero has one too.
    public static func accountingAlways(includingZero: Bool = true) -> SignStrategy {
      SignStrategy(display: includingZero ? .always : .exceptZero, usesAccounting: true)
    }
  }
}

extension NumberFormat {
  /// How many digits a number shows.
  ///
  /// Where only one end of a range is given, the other follows ECMA-402: the format's own default, raised or lowered to
  /// fit. Defaults are 0 to 3 fraction digits for decimals, none for percents, the currency's own for currencies, two
  /// significant digits at most for compact notation, and 0 to 6 for measurements.
  public struct Precision: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
      case fraction(minimum: Int?, maximum: Int?)
      case significant(minimum: Int?, maximum: Int?)
      case both(fraction: ClosedRange<Int>, significant: ClosedRange<Int>, priority: Priority)
      case increment(String)
      case cash
      case unlimited
    }

    var storage: Storage
    /// The least number of integer digits; shorter numbers are padded with zeros.
    var minimumIntegerDigits: Int?

    /// Which of two limits holds when they disagree: ECMA-402's `roundingPriority`.
    public enum Priority: String, Hashable, Sendable, Codable {
      /// The one that keeps more digits.
      case morePrecision
      /// The one that keeps fewer.
      case lessPrecision
    }

    init(_ storage: Storage, minimumIntegerDigits: Int? = nil) {
      self.storage = storage
      self.minimumIntegerDigits = minimumIntegerDigits
    }

    /// Exactly `length` fraction digits.
    public static func fractionLength(_ length: Int) -> Precision {
      Precision(.fraction(minimum: length, maximum: length))
    }

    /// At least and at most so many fraction digits.
    public static func fractionLength(_ limits: some RangeExpression<Int>) -> Precision {
      let ends = Ends(limits)
      return Precision(.fraction(minimum: ends.minimum, maximum: ends.maximum))
    }

    /// At least `minimum`, at most `maximum` fraction digits; the format's default for the one that is `nil`.
    public static func fractionLength(minimum: Int?, maximum: Int?) -> Precision {
      Precision(.fraction(minimum: minimum, maximum: maximum))
    }

    /// Exactly `count` significant digits.
    public static func significantDigits(_ count: Int) -> Precision {
      Precision(.significant(minimum: count, maximum: count))
    }

    /// At least and at most so many significant digits.
    public static func significantDigits(_ limits: some RangeExpression<Int>) -> Precision {
      let ends = Ends(limits)
      return Precision(.significant(minimum: ends.minimum, maximum: ends.maximum))
    }

    /// At least `minimum` (1 when `nil`), at most `maximum` (21 when `nil`) significant digits.
    public static func significantDigits(minimum: Int?, maximum: Int?) -> Precision {
      Precision(.significant(minimum: minimum, maximum: maximum))
    }

    /// Limits of both kinds, of which `priority` chooses one for each value.
    public static func digits(
      fraction: ClosedRange<Int>, significant: ClosedRange<Int>, priority: Priority
    ) -> Precision {
      Precision(.both(fraction: fraction, significant: significant, priority: priority))
    }

    /// At least so many integer digits, the rest as by default: `007`.
    public static func integerLength(minimum: Int) -> Precision {
      Precision(.fraction(minimum: nil, maximum: nil), minimumIntegerDigits: minimum)
    }

    /// At least so many integer digits, and a number of fraction digits.
    public static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
      Precision(.fraction(minimum: fraction, maximum: fraction), minimumIntegerDigits: integer)
    }

    /// Every digit that the value has.
    public static let unlimited = Precision(.unlimited)

    /// What a currency's smallest coin allows: Swiss francs in steps of 0.05. For currencies only.
    public static let cash = Precision(.cash)

    /// The same with at least so many integer digits.
    public func integerLength(minimum: Int) -> Precision {
      Precision(storage, minimumIntegerDigits: minimum)
    }
  }

  /// What becomes of zeros at the end of a fraction: ECMA-402's `trailingZeroDisplay`.
  public enum TrailingZeros: String, Hashable, Sendable, Codable {
    /// Kept as the precision asks: `$5.00`.
    case automatic
    /// Dropped when the whole fraction is zero: `$5`, but `$5.50`.
    case strippedIfInteger
  }
}

/// The ends of any range of digits, in whichever way it is written.
private struct Ends {
  let minimum: Int?
  let maximum: Int?

  init(_ range: some RangeExpression<Int>) {
    // Read from each type of range: `relative(to:)` traps when an end is beside the greatest integer.
    switch range {
    case let range as ClosedRange<Int>: (minimum, maximum) = (range.lowerBound, range.upperBound)
    case let range as Range<Int>: (minimum, maximum) = (range.lowerBound, Self.last(before: range.upperBound))
    case let range as PartialRangeFrom<Int>: (minimum, maximum) = (range.lowerBound, nil)
    case let range as PartialRangeThrough<Int>: (minimum, maximum) = (nil, range.upperBound)
    case let range as PartialRangeUpTo<Int>: (minimum, maximum) = (nil, Self.last(before: range.upperBound))
    default:
      let counts = range.relative(to: 0..<Limits.optionDigits + 2)
      (minimum, maximum) = (counts.lowerBound, Self.last(before: counts.upperBound))
    }
  }

  /// The end of a range that excludes `bound`.
  private static func last(before bound: Int) -> Int { bound == .min ? bound : bound - 1 }
}

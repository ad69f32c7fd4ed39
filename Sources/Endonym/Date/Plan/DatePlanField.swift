/// A field of a date pattern as plans write it.
struct DatePlanField {
  /// What the text depends on.
  let value: DateField
  let content: Content
  /// ICU's number of the field.
  let engineField: Int32

  /// What texts a field has.
  enum Content {
    /// Texts that ICU is asked for, one for each value: names, and numbers of few values.
    case asked
    /// Numbers of at least `width` digits.
    case number(width: Int, of: Number)
    /// Years of at least `width` digits; the last two of them when `width` is 2.
    case year(width: Int)
    /// So many digits of a second's fraction.
    case fraction(Int)
  }

  /// Whether it shows a part of a second.
  var isFraction: Bool {
    if case .fraction = content { return true }
    return false
  }

  /// Numbers that follow from a value.
  enum Number {
    case itself
    /// One more.
    case fromOne
    /// 12, 1, 2 … 11, twice.
    case hourOfHalf
    /// 0, 1 … 11, twice.
    case hourOfHalfFromZero
    /// 24, 1, 2 … 23.
    case hourFromOne
    /// How many such weekdays there have been in the month, with this one.
    case weekOfDay

    func callAsFunction(_ value: Int) -> Int {
      switch self {
      case .itself: value
      case .fromOne: value + 1
      case .hourOfHalf: (value + 11) % 12 + 1
      case .hourOfHalfFromZero: value % 12
      case .hourFromOne: (value + 23) % 24 + 1
      case .weekOfDay: (value + 6) / 7
      }
    }
  }

  /// ICU's pattern letters in the order of its `UDateFormatField`.
  private static let engineLetters = Array("GyMdkHmsSEDFwWahKzYeugAZvcLQqVUOXxrbB:")

  /// A field by its letter and how often that stands.
  /// - Parameters:
  ///   - letter: The letter.
  ///   - count: How often it stands.
  ///   - letters: All letters of the pattern.
  /// - Throws: ``PlanRefusal/option(_:)`` for letters without plans.
  init(_ letter: Character, count: Int, among letters: Set<Character>) throws(PlanRefusal) {
    let fraction: DateField = count == 1 ? .tenth : .hundredth
    (value, content) =
      switch letter {
      case "G": (.era, .asked)
      case "y": (.year, .year(width: count))
      case "M", "L", "Q", "q": (.month, .asked)
      case "d": (.day, .number(width: count, of: .itself))
      case "D": (.dayOfYear, .number(width: count, of: .fromOne))
      case "F": (.day, .number(width: count, of: .weekOfDay))
      case "E", "e", "c": (.weekday, .asked)
      case "a": (.half, .asked)
      case "h": (.hour, .number(width: count, of: .hourOfHalf))
      case "H": (.hour, .number(width: count, of: .itself))
      case "K": (.hour, .number(width: count, of: .hourOfHalfFromZero))
      case "k": (.hour, .number(width: count, of: .hourFromOne))
      case "m": (.minute, .number(width: count, of: .itself))
      case "s": (.second, .number(width: count, of: .itself))
      case "S": (fraction, .fraction(count))
      case "z", "Z", "O", "X", "x", "V": (.zone, .asked)
      case "v": throw .option("generic zone names, which depend on summer time near by")
      case "b", "B": (try Self.period(among: letters), .asked)
      case "w", "W", "Y": throw .option("weeks")
      case "U", "r", "u": throw .option("years beside those of the calendar's eras")
      default: throw .option("the pattern letter \(letter)")
      }
    engineField = Self.engineLetters.firstIndex(of: letter).map(Int32.init) ?? -1
  }

  /// What a period of the day depends on, such as "noon": ICU says so when all of the time that is shown is zero.
  private static func period(among letters: Set<Character>) throws(PlanRefusal) -> DateField {
    switch (letters.contains("m"), letters.contains("s")) {
    case (true, true): return .hourOfSecond
    case (true, false): return .hourOfMinute
    case (false, false): return .hour
    case (false, true): throw .option("a period of the day with seconds and without minutes")
    }
  }
}

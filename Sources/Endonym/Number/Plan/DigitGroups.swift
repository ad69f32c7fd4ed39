/// How usual numbers of one format are grouped, and how large a word holds a group: known when compiled, so that nothing asks.
protocol DigitGroups {
  /// A word that a group of digits and a separator are stored with.
  associatedtype Word: BitwiseCopyable
  /// Whether there are three digits next to the decimal separator, and two in all other groups.
  static var isIndian: Bool { get }
}

/// Groups of three digits, or one behind the other.
enum Thousands<Word: BitwiseCopyable>: DigitGroups {
  @inline(__always) static var isIndian: Bool { false }
}

/// Groups as in India.
enum Lakhs<Word: BitwiseCopyable>: DigitGroups {
  @inline(__always) static var isIndian: Bool { true }
}

/// The groups of a ``DecimalWriter``, as a value.
enum DigitGroupsKind: BitwiseCopyable {
  case thousands4
  case thousands8
  case thousands16
  case lakhs4
  case lakhs8
  case lakhs16

  /// - Parameters:
  ///   - stride: The bytes of a word: 4, 8 or 16.
  ///   - isIndian: Whether integers are grouped as in India.
  init(stride: Int, isIndian: Bool) {
    switch stride {
    case 4: self = isIndian ? .lakhs4 : .thousands4
    case 8: self = isIndian ? .lakhs8 : .thousands8
    default: self = isIndian ? .lakhs16 : .thousands16
    }
  }
}

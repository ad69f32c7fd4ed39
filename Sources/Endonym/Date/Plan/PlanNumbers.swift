/// Numbers as the texts of a column: with zeros before them, up to a minimum of digits.
struct PlanNumbers {
  private let numbers: [Int]
  private let minimum: Int
  private let digits: DigitTable
  /// Texts that some of the numbers, by their index, have instead of digits.
  private let names: [Int: [UInt8]]
  /// The most bytes that a text has.
  let longest: Int
  /// Whether no number has more than six digits.
  let isWritable: Bool

  private static let mostDigits = 6

  /// - Parameters:
  ///   - numbers: Numbers that are not negative.
  ///   - minimum: The least digits to write.
  ///   - digits: The digits.
  ///   - names: Texts that some of the numbers, by their index, have instead of digits.
  init(_ numbers: [Int], minimum: Int, digits: DigitTable, names: [Int: [UInt8]] = [:]) {
    self.numbers = numbers
    self.minimum = minimum
    self.digits = digits
    self.names = names
    let count = max(minimum, Self.digitCount(numbers.max() ?? 0))
    isWritable = count <= Self.mostDigits && (numbers.min() ?? 0) >= 0
    longest = max(count * digits.width, names.values.map(\.count).max() ?? 0)
  }

  var count: Int { numbers.count }

  private static func digitCount(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 3 + digitCount(number / 1000)
  }

  /// Writes one of the texts, with up to sixteen bytes behind it, and gives how many bytes it has.
  func write(_ index: Int, at start: UnsafeMutablePointer<UInt8>) -> Int {
    if !names.isEmpty, let name = names[index] {
      for (offset, byte) in name.enumerated() { start[offset] = byte }
      return name.count
    }
    let number = numbers[index]
    let count = max(minimum, Self.digitCount(number))
    if count > 3 { store(number / 1000, last: count - 3, at: start) }
    store(number % 1000, last: min(count, 3), at: start + max(0, count - 3) * digits.width)
    return count * digits.width
  }

  /// The last `count` of the three digits of a number below a thousand.
  private func store(_ number: Int, last count: Int, at start: UnsafeMutablePointer<UInt8>) {
    let entry = digits.entries + number * digits.stride + (3 - count) * digits.width
    UnsafeMutableRawPointer(start).storeBytes(of: entry.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
  }
}

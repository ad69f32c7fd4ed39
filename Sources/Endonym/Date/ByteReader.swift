/// Reads the ASCII texts of standards from the left: ISO 8601 and HTTP dates, UTC offsets, rules of the tz database.
///
/// Every call either takes what it names and moves on, or takes nothing. No index leaves the text.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: some StringProtocol) { self.init(Array(text.utf8)) }

  /// Whether everything has been taken.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte, without taking it.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte that stands `offset` after the next.
  func next(after offset: Int) -> UInt8? {
    let index = position + offset
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  /// Takes one byte if it is the one named.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Takes a text if it is what follows.
  mutating func take(text: StaticString) -> Bool {
    let matches = text.withUTF8Buffer { bytes[min(position, bytes.count)...].starts(with: $0) }
    if matches { position += text.utf8CodeUnitCount }
    return matches
  }

  /// Takes one of several texts and tells which.
  mutating func index(takenFrom texts: [StaticString]) -> Int? {
    for (index, text) in texts.enumerated() where take(text: text) { return index }
    return nil
  }

  /// Takes a sign; -1 or 1.
  mutating func sign() -> Int? {
    if take("-") { return -1 }
    return take("+") ? 1 : nil
  }

  /// Takes all bytes of a kind that stand next, at most `limit` of them.
  mutating func takeWhile(limit: Int = .max, _ isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, position - start < limit, isWanted(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// How many digits stand next.
  var digitCount: Int {
    var ahead = self
    return ahead.takeWhile(Self.isDigit).count
  }

  /// Takes exactly `count` digits, at most 18, as a number.
  mutating func number(digits count: Int) -> Int? { number(digits: count...count) }

  /// Takes as many digits as there are, within a range, as a number.
  mutating func number(digits range: ClosedRange<Int>) -> Int? {
    let start = position
    let digits = takeWhile(limit: range.upperBound, Self.isDigit)
    guard digits.count >= range.lowerBound else {
      position = start
      return nil
    }
    return digits.reduce(0) { $0 &* 10 &+ Int($1 &- UInt8(ascii: "0")) }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers as C's `printf` writes them, whatever the locale of the process.
///
/// Source: IEEE Std 1003.1, `fprintf`.
struct PrintfConversion {
  let placeholder: FormatPlaceholder
  /// The width and precision, those that are arguments read.
  let width: Int?
  let precision: Int?
  let isLeftAligned: Bool

  /// An integer in base 10.
  func decimal(magnitude: UInt64, isNegative: Bool) -> String {
    padded(digits(String(magnitude)), sign: sign(isNegative))
  }

  /// An integer in base 8 or 16; a negative one in two's complement of the argument's size.
  func integer(magnitude: UInt64, isNegative: Bool, bits: Int) -> String {
    var value = magnitude
    if isNegative {
      let smallest = UInt64(1) << UInt64(bits - 1)
      value = 0 &- magnitude
      if bits < 64, magnitude <= smallest { value &= (1 << UInt64(bits)) - 1 }
    }
    let isOctal = placeholder.conversion == .octal
    var text = digits(String(value, radix: isOctal ? 8 : 16, uppercase: placeholder.letter == "X"))
    var prefix = ""
    if placeholder.flags.contains(.alternate) {
      if isOctal {
        if !text.hasPrefix("0") { text = "0" + text }
      } else if value != 0 {
        prefix = placeholder.letter == "X" ? "0X" : "0x"
      }
    }
    return padded(text, sign: prefix)
  }

  /// A floating-point number in the form of `%e`, `%f`, `%g` or `%a`.
  func double(_ value: Double) -> String {
    var text = Self.text(
      value, letter: placeholder.letter, precision: precision, isAlternate: placeholder.flags.contains(.alternate))
    let isNegative = text.hasPrefix("-")
    if isNegative { text.removeFirst() }
    var sign = sign(isNegative)
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      sign += text.prefix(2)
      text.removeFirst(2)
    }
    return padded(text, sign: sign, fillsWithZeros: value.isFinite)
  }

  /// The decimal exponent that `%e` with so many digits shows, which decides the form of `%g`.
  static func exponent(of value: Double, digits: Int) -> Int {
    let text = text(value, letter: "e", precision: digits - 1, isAlternate: false)
    guard let mark = text.lastIndex(of: "e") else { return 0 }
    return Int(text[text.index(after: mark)...]) ?? 0
  }

  /// A number as `%.2f` writes it.
  static func fixed(_ value: Double, fractionDigits: Int) -> String {
    text(value, letter: "f", precision: fractionDigits, isAlternate: false)
  }

  // MARK: Parts

  private func sign(_ isNegative: Bool) -> String {
    if isNegative { return "-" }
    guard placeholder.conversion != .unsigned else { return "" }
    if placeholder.flags.contains(.plus) { return "+" }
    return placeholder.flags.contains(.space) ? " " : ""
  }

  private func digits(_ digits: String) -> String {
    guard let precision else { return digits }
    if precision == 0, digits == "0" { return "" }
    return String(repeating: "0", count: max(0, precision - digits.utf8.count)) + digits
  }

  private func padded(_ digits: String, sign: String, fillsWithZeros: Bool = true) -> String {
    let missing = (width ?? 0) - digits.utf8.count - sign.utf8.count
    guard missing > 0 else { return sign + digits }
    if isLeftAligned { return sign + digits + String(repeating: " ", count: missing) }
    let isInteger: Bool
    switch placeholder.conversion {
    case .decimal, .unsigned, .octal, .hexadecimal: isInteger = true
    default: isInteger = false
    }
    if placeholder.padsWithZeros, fillsWithZeros, !(isInteger && precision != nil) {
      return sign + String(repeating: "0", count: missing) + digits
    }
    return String(repeating: " ", count: missing) + sign + digits
  }

  /// What C writes in its own locale.
  private static func text(_ value: Double, letter: Character, precision: Int?, isAlternate: Bool) -> String {
    var format = "%"
    if isAlternate { format += "#" }
    if let precision { format += ".\(precision)" }
    format.append(letter)
    let capacity = 400 + (precision ?? 0)
    return inLocaleOfC {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        let length = withVaList([value]) { vsnprintf(buffer.baseAddress, capacity, format, $0) }
        let written = buffer.prefix(max(0, min(Int(length), capacity - 1)))
        return String(decoding: written.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
  }

  /// The locale of C, made once. `LC_NUMERIC_MASK` is a macro that Swift does not see.
  private static let localeOfC = SendableLocale(newlocale(1 << LC_NUMERIC, "C", nil))

  /// A program that has called `setlocale` would write its decimal separator.
  private static func inLocaleOfC<Result>(_ body: () -> Result) -> Result {
    guard let locale = localeOfC.locale else { return body() }
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    return body()
  }

  /// `@unchecked Sendable`: the locale is never changed, and threads may share one.
  private struct SendableLocale: @unchecked Sendable {
    let locale: locale_t?
    init(_ locale: locale_t?) { self.locale = locale }
  }
}

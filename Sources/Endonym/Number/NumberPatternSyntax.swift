/// The syntax of number patterns.
///
/// ICU refuses malformed patterns too, but does not tell where they break.
///
/// Source: UTS 35 part 3, "Number Format Patterns", as ICU's `number_patternstring.cpp` reads it.
struct NumberPatternSyntax {
  /// Whether a currency sign stands in the pattern, outside quotes.
  private(set) var hasCurrency = false

  private let pattern: String
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// - Throws: ``FormatError/invalidPattern(_:offset:reason:)``, ``FormatError/limitExceeded(_:limit:)``.
  init(_ pattern: String) throws(FormatError) {
    guard pattern.utf8.count <= Limits.patternLength else {
      throw .limitExceeded("the length of a pattern", limit: Limits.patternLength)
    }
    self.pattern = pattern
    scalars = Array(pattern.unicodeScalars)
    if let nul = scalars.firstIndex(of: "\0") { throw refusal("a NUL stands in it", at: nul) }
    // The empty pattern is ICU's own: plain digits.
    guard !scalars.isEmpty else { return }
    try readSubpattern()
    if next == ";" {
      position += 1
      if next != nil { try readSubpattern() }
    }
    if let unread = next { throw refusal("\"\(unread)\" has to be quoted here", at: position) }
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func refusal(_ reason: String, at position: Int) -> FormatError {
    let offset = scalars.prefix(position).reduce(0) { $0 + UTF8.width($1) }
    return .invalidPattern(pattern, offset: offset, reason: reason)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

  // MARK: Prefix, number, suffix

  private mutating func readSubpattern() throws(FormatError) {
    var isPadded = false
    try readPadding(&isPadded)
    try readAffix()
    try readPadding(&isPadded)
    let isGrouped = try readInteger()
    try readFraction()
    try readExponent(isGrouped: isGrouped)
    try readPadding(&isPadded)
    try readAffix()
    try readPadding(&isPadded)
  }

  private mutating func readPadding(_ isPadded: inout Bool) throws(FormatError) {
    guard next == "*" else { return }
    if isPadded { throw refusal("padding stands in it twice", at: position) }
    isPadded = true
    position += 1
    if next == nil { throw refusal("a character to pad with has to follow", at: position) }
    try readLiteral()
  }

  private mutating func readAffix() throws(FormatError) {
    while let scalar = next, !Self.isDigit(scalar), !"#@;*.,".unicodeScalars.contains(scalar) {
      if scalar == "¤" { hasCurrency = true }
      try readLiteral()
    }
  }

  /// One character, or a quoted stretch.
  private mutating func readLiteral() throws(FormatError) {
    let start = position
    let isQuoted = next == "'"
    position += 1
    guard isQuoted else { return }
    while next != "'" {
      if next == nil { throw refusal("this quote is not closed", at: start) }
      position += 1
    }
    position += 1
  }

  // MARK: Digits

  /// - Returns: Whether digits stand in groups.
  private mutating func readInteger() throws(FormatError) -> Bool {
    var digits = 0
    var significant = 0
    var endsSignificant = false
    /// The widths of groups before the last separator, and the width since.
    var widths: [Int] = []
    var width = 0
    var lastSeparator = position
    while let scalar = next {
      switch scalar {
      case ",":
        widths.append(width)
        width = 0
        lastSeparator = position
      case "#":
        if digits > 0 { throw refusal("\"#\" cannot follow a digit before the decimal separator", at: position) }
        if significant > 0 { endsSignificant = true }
        width += 1
      case "@":
        if digits > 0 { throw refusal("\"@\" and digits exclude each other", at: position) }
        if endsSignificant { throw refusal("\"@\" cannot follow \"@#\"", at: position) }
        significant += 1
        width += 1
      case _ where Self.isDigit(scalar):
        if significant > 0 { throw refusal("\"@\" and digits exclude each other", at: position) }
        digits += 1
        width += 1
      default:
        try checkGroups(widths, last: width, at: lastSeparator)
        return !widths.isEmpty
      }
      position += 1
    }
    try checkGroups(widths, last: width, at: lastSeparator)
    return !widths.isEmpty
  }

  private func checkGroups(_ widths: [Int], last: Int, at separator: Int) throws(FormatError) {
    guard !widths.isEmpty else { return }
    if last == 0 { throw refusal("no digit follows this grouping separator", at: separator) }
    if widths.count > 1, widths.last == 0 {
      throw refusal("no digit stands before this grouping separator", at: separator)
    }
  }

  private mutating func readFraction() throws(FormatError) {
    // A currency sign between digits is the decimal separator, as in "0¤00".
    if next == "¤", position + 1 < scalars.count, Self.isDigit(scalars[position + 1]) || scalars[position + 1] == "#" {
      hasCurrency = true
    } else if next != "." {
      return
    }
    position += 1
    var endsZeros = false
    while let scalar = next, scalar == "#" || Self.isDigit(scalar) {
      if scalar == "#" {
        endsZeros = true
      } else if endsZeros {
        throw refusal("a digit cannot follow \"#\" after the decimal separator", at: position)
      }
      position += 1
    }
  }

  private mutating func readExponent(isGrouped: Bool) throws(FormatError) {
    guard next == "E" else { return }
    if isGrouped { throw refusal("digits in groups have no exponent", at: position) }
    position += 1
    if next == "+" { position += 1 }
    while next == "0" { position += 1 }
  }
}

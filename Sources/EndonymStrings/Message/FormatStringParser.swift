/// Reads a format string from front to back, as CoreFoundation does: flags, counts and sizes in any order, up to a conversion.
struct FormatStringParser {
  private let bytes: [UInt8]
  private let context: FormatString.Context
  private(set) var pieces: [FormatString.Piece] = []
  private(set) var issues: [FormatStringIssue] = []
  private var index = 0
  private var textStart = 0
  /// How many arguments the unnumbered placeholders have taken.
  private var taken = 0

  init(_ text: String, context: FormatString.Context) {
    bytes = Array(text.utf8)
    self.context = context
  }

  mutating func parse() {
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      if peek == UInt8(ascii: "%") {
        index += 1
        add(.percentSign(percent..<index))
      } else {
        readPlaceholder(from: percent)
      }
    }
    index = bytes.count
    endText(at: index)
  }

  private var peek: UInt8? { byte(at: index) }

  private func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  private mutating func endText(at end: Int) {
    if textStart < end { pieces.append(.text(textStart..<end)) }
  }

  private mutating func add(_ piece: FormatString.Piece) {
    endText(at: piece.range.lowerBound)
    pieces.append(piece)
    textStart = index
  }

  private mutating func report(_ problem: FormatStringIssue.Problem, from start: Int) {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    issues.append(FormatStringIssue(problem: problem, range: start..<index, text: text))
  }

  // MARK: One placeholder

  /// What was read of a placeholder before its conversion.
  private struct Draft {
    var position: Int?
    var name: String?
    var flags: FormatFlags = []
    var width: Count?
    var precision: Count?
    var length: FormatLength?
    var isOutOfRange = false
    var isTooLarge = false

    enum Count { case fixed(Int), next, argument(Int) }
  }

  private mutating func readPlaceholder(from percent: Int) {
    if context == .variableForm, bytes[index...].starts(with: "arg".utf8) {
      index += 3
      return add(.placeholder(placeholder(Draft(), .number, letter: UInt8(ascii: "g"), from: percent)))
    }
    var draft = Draft()
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "-"): draft.flags.insert(.leftAligned)
      case UInt8(ascii: "+"): draft.flags.insert(.plus)
      case UInt8(ascii: " "): draft.flags.insert(.space)
      case UInt8(ascii: "#"):
        draft.flags.insert(.alternate)
        // "%1#@name@" is spelled for "%1$#@name@"; a width would stand after the number sign.
        if case .fixed(let number) = draft.width, draft.position == nil, nameFollows {
          draft.position = number
          draft.width = nil
        }
      case UInt8(ascii: "0"): draft.flags.insert(.zeroPadded)
      case UInt8(ascii: "'"): draft.flags.insert(.grouped)
      case UInt8(ascii: "1")...UInt8(ascii: "9"): readNumber(into: &draft)
      case UInt8(ascii: "*"): draft.width = readAsterisk(into: &draft)
      case UInt8(ascii: "."): readPrecision(into: &draft)
      case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "t"), UInt8(ascii: "z"),
        UInt8(ascii: "j"), UInt8(ascii: "L"):
        readLength(byte, into: &draft)
      case UInt8(ascii: "(") where draft.name == nil:
        guard let name = readName(upTo: UInt8(ascii: ")")) else {
          return report(.unknownConversion("("), from: percent)
        }
        draft.name = name
      case UInt8(ascii: "["):
        guard let name = readName(upTo: UInt8(ascii: "]")), peek == UInt8(ascii: "@") else {
          return report(.malformedVariable, from: percent)
        }
        index += 1
        return finish(draft, .variable(name), letter: UInt8(ascii: "@"), from: percent)
      case UInt8(ascii: "@") where draft.flags.contains(.alternate):
        guard let name = readName(upTo: UInt8(ascii: "@")) else { return report(.malformedVariable, from: percent) }
        return finish(draft, .variable(name), letter: UInt8(ascii: "@"), from: percent)
      default:
        if let conversion = FormatConversion(letter: byte) {
          return finish(draft, conversion, letter: byte, from: percent)
        }
        return endUnknown(from: percent)
      }
    }
    report(.incomplete, from: percent)
  }

  private mutating func finish(_ draft: Draft, _ conversion: FormatConversion, letter: UInt8, from percent: Int) {
    if draft.isOutOfRange { return report(.positionOutOfRange, from: percent) }
    if draft.isTooLarge { report(.countTooLarge, from: percent) }
    let placeholder = placeholder(draft, conversion, letter: letter, from: percent)
    if placeholder.isLikelyProse { report(.likelyProse, from: percent) }
    add(.placeholder(placeholder))
  }

  /// The rest of a character whose first byte is no conversion.
  private mutating func endUnknown(from percent: Int) {
    let start = index - 1
    while let byte = peek, byte & 0xC0 == 0x80 { index += 1 }
    let character = String(decoding: bytes[start..<index], as: UTF8.self).first ?? "?"
    report(.unknownConversion(character), from: percent)
  }

  private mutating func placeholder(
    _ draft: Draft, _ conversion: FormatConversion, letter: UInt8, from percent: Int
  ) -> FormatPlaceholder {
    let width = draft.width.map { count($0) }
    let precision = draft.precision.map { count($0) }
    let order = taken
    if draft.position == nil, conversion != .number { taken += 1 }
    return FormatPlaceholder(
      range: percent..<index, conversion: conversion, letter: Character(Unicode.Scalar(letter)),
      position: draft.position, order: order, name: draft.name, flags: draft.flags, width: width, precision: precision,
      length: draft.length, isLikelyProse: isLikelyProse(draft, conversion, from: percent))
  }

  private mutating func count(_ count: Draft.Count) -> FormatCount {
    switch count {
    case .fixed(let number): return .fixed(number)
    case .argument(let position): return .argument(position)
    case .next:
      taken += 1
      return .next(order: taken - 1)
    }
  }
}

// MARK: - Parts of a placeholder

extension FormatStringParser {
  /// Digits from the one before `index` on: a position, a width.
  private mutating func readNumber(into draft: inout Draft) {
    index -= 1
    let number = readDigits()
    if peek == UInt8(ascii: "$") {
      index += 1
      draft.position = number
      if number > FormatString.greatestPosition { draft.isOutOfRange = true }
    } else {
      draft.width = .fixed(bounded(number, in: &draft))
    }
  }

  private func bounded(_ number: Int, in draft: inout Draft) -> Int {
    if number > FormatString.greatestCount { draft.isTooLarge = true }
    return min(number, FormatString.greatestCount)
  }

  /// The number that the digits from here on write, or a million where they write more.
  private mutating func readDigits() -> Int {
    var number = 0
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      number = min(number * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      index += 1
    }
    return number
  }

  /// What follows an asterisk: nothing, or the position of the count.
  private mutating func readAsterisk(into draft: inout Draft) -> Draft.Count {
    let start = index
    let number = readDigits()
    guard index > start, peek == UInt8(ascii: "$") else {
      index = start
      return .next
    }
    index += 1
    if number == 0 || number > FormatString.greatestPosition { draft.isOutOfRange = true }
    return .argument(number)
  }

  private mutating func readPrecision(into draft: inout Draft) {
    if peek == UInt8(ascii: "*") {
      index += 1
      draft.precision = readAsterisk(into: &draft)
    } else {
      let number = readDigits()
      draft.precision = .fixed(bounded(number, in: &draft))
    }
  }

  private mutating func readLength(_ byte: UInt8, into draft: inout Draft) {
    var spelling = String(Unicode.Scalar(byte))
    if byte == peek, byte == UInt8(ascii: "h") || byte == UInt8(ascii: "l") {
      index += 1
      spelling += spelling
    }
    draft.length = FormatLength(rawValue: spelling)
  }

  /// Whether an at sign, and before it nothing but a width and flags, comes next.
  private var nameFollows: Bool {
    let isBetween = { (byte: UInt8) in "0123456789-+ '.*$".utf8.contains(byte) }
    return bytes[index...].first { !isBetween($0) } == UInt8(ascii: "@")
  }

  /// A name and the character that ends it; `nil`, without moving, when there is none.
  ///
  /// Xcode takes names of any letters, digits, points and underscores.
  private mutating func readName(upTo end: UInt8) -> String? {
    let limit = min(bytes.count, index + FormatString.greatestNameLength + 1)
    guard let last = bytes[index..<limit].firstIndex(of: end), last > index else { return nil }
    let name = String(decoding: bytes[index..<last], as: UTF8.self)
    let isName = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "._-".unicodeScalars.contains(scalar)
        || scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .spacingMark
    }
    guard isName else { return nil }
    index = last + 1
    return name
  }

  /// Whether a percent sign of running text was read as a placeholder: one that nothing numbers or sizes, behind a number and
  /// before a hyphen or a space or more letters, or before a space and a word; or one before a number and a space.
  private func isLikelyProse(_ draft: Draft, _ conversion: FormatConversion, from percent: Int) -> Bool {
    guard draft.position == nil, draft.name == nil, draft.length == nil || draft.flags.contains(.space),
      draft.width == nil || isNumberBeforeSpace(at: percent + 1), draft.precision == nil,
      conversion != .object, conversion != .number
    else { return false }
    if case .variable = conversion { return false }
    // "%50 indirim": Turkish and Basque write the sign first; a flag never stands behind a width.
    if draft.width != nil { return true }
    let isAfterDigit = percent > 0 && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[percent - 1])
    let isAfterPlaceholder = percent > 0 && pieces.last?.range.upperBound == percent && textStart == percent
    let isBeforeWord = peek.map { $0 >= 0x80 || Unicode.Scalar($0).properties.isAlphabetic } ?? false
    if draft.flags.contains(.space) { return isAfterDigit || isAfterPlaceholder || isBeforeWord }
    if draft.flags.contains(.leftAligned) { return isAfterDigit || isAfterPlaceholder }
    return isAfterDigit && isBeforeWord
  }

  private func isNumberBeforeSpace(at start: Int) -> Bool {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard byte(at: start).map(isDigit) == true else { return false }
    return bytes[start...].first { !isDigit($0) } == UInt8(ascii: " ")
  }
}

extension FormatString {
  /// Bytes of a variable's or a placeholder's name: as many as of other identifiers.
  public static let greatestNameLength = 255
}

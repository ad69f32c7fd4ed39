import Endonym

extension MessageWriter {
  /// Writes a placeholder's value: as the placeholder asks where it can be, else as what it is.
  mutating func writeValue(_ compiled: CompiledPlaceholder, in frame: Frame, to bytes: inout [UInt8]) {
    let position = compiled.argument(startingAt: frame.first)
    guard let value = argument(of: compiled, in: frame) else {
      report(.missingArgument(position, placeholder: compiled.source))
      bytes.append(contentsOf: compiled.source.utf8)
      return
    }
    // Fields of the placeholder are read where they are: a copy of it would count half a dozen references.
    let width = count(compiled.placeholder.width, in: frame, source: compiled.source)
    let precision = count(compiled.placeholder.precision, in: frame, source: compiled.source)
    let shape = ValueShape(
      compiled: compiled, position: position, width: width,
      // A negative precision is none.
      precision: precision.flatMap { $0 < 0 ? nil : $0 })
    let start = bytes.count
    switch compiled.placeholder.conversion {
    case .object: writeObject(value, shape, to: &bytes)
    case .string:
      if value.number != nil { reportType(of: value, shape) }
      writeObject(value, shape, to: &bytes)
    case .decimal, .unsigned: writeInteger(value, shape, to: &bytes)
    case .octal, .hexadecimal: writeRadix(value, shape, to: &bytes)
    case .fixed, .scientific, .general, .hexadecimalFloat: writeDouble(value, shape, to: &bytes)
    case .character: writeCharacter(value, shape, to: &bytes)
    case .pointer: writePointer(value, shape, to: &bytes)
    case .count, .variable, .number: return
    }
    if compiled.hasWidth { pad(&bytes, from: start, width: width, compiled.placeholder) }
  }

  /// What is known of a placeholder when its value is written.
  struct ValueShape {
    let compiled: CompiledPlaceholder
    let position: Int
    let width: Int?
    let precision: Int?

    /// The same value in C's spelling.
    var printf: PrintfConversion {
      PrintfConversion(
        placeholder: compiled.placeholder, width: width.map(abs), precision: precision,
        isLeftAligned: compiled.placeholder.flags.contains(.leftAligned) || width.map { $0 < 0 } ?? false)
    }
  }

  private mutating func reportType(of value: MessageArgument, _ shape: ValueShape) {
    report(
      .wrongType(argument: shape.position, placeholder: shape.compiled.source, given: value.kindName))
  }

  // MARK: Objects

  private mutating func writeObject(_ value: MessageArgument, _ shape: ValueShape, to bytes: inout [UInt8]) {
    switch value {
    case .string(let text), .formatted(let text, _):
      write(text: shape.precision.map { String(text.prefix($0)) } ?? text, to: &bytes)
    case .boolean(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    default: writePlain(value, to: &bytes)
    }
  }

  /// Writes a value as what it is: numbers with all their digits, in the locale unless verbatim.
  private func writePlain(_ value: MessageArgument, to bytes: inout [UInt8]) {
    guard storage.context.options.numbers == .localized, let numbers = storage.context.numbers else {
      return writeVerbatim(value, to: &bytes)
    }
    switch value {
    case .integer, .unsignedInteger: append(value, by: numbers, to: &bytes)
    case .double: append(value, by: (try? numbers.precision(.unlimited)) ?? numbers, to: &bytes)
    case .decimal(let decimal):
      // With the zeros that it was written with, by which its plural category is chosen.
      let digits = min(decimal.fractionDigits, FormatString.greatestCount)
      append(value, by: (try? numbers.precision(.fractionLength(digits))) ?? numbers, to: &bytes)
    case .boolean(let isTrue): append(.integer(isTrue ? 1 : 0), by: numbers, to: &bytes)
    case .string(let text), .formatted(let text, _): write(text: text, to: &bytes)
    case .deferred: break
    }
  }

  private func writeVerbatim(_ value: MessageArgument, to bytes: inout [UInt8]) {
    switch value {
    case .integer(let integer): bytes += "\(integer)".utf8
    case .unsignedInteger(let integer): bytes += "\(integer)".utf8
    case .double(let double): bytes += ExactDecimal(double).description.utf8
    case .decimal(let decimal): bytes += decimal.description.utf8
    case .boolean(let isTrue): bytes += (isTrue ? "1" : "0").utf8
    case .string(let text), .formatted(let text, _): write(text: text, to: &bytes)
    case .deferred: break
    }
  }

  private func append(_ value: MessageArgument, by format: NumberFormat, to bytes: inout [UInt8]) {
    do {
      switch value {
      case .integer(let integer): try format.append(Int(truncatingIfNeeded: integer), to: &bytes)
      case .unsignedInteger(let integer): try format.append(integer, to: &bytes)
      case .double(let double): try format.append(double, to: &bytes)
      case .decimal(let decimal): try format.append(decimal, to: &bytes)
      case .boolean(let isTrue): try format.append(isTrue ? 1 : 0, to: &bytes)
      case .string, .formatted, .deferred: break
      }
    } catch {
      writeVerbatim(value, to: &bytes)
    }
  }

  // MARK: Integers

  private mutating func writeInteger(_ value: MessageArgument, _ shape: ValueShape, to bytes: inout [UInt8]) {
    guard let integer = value.integer else {
      // What a format has written is shown as it is, and is no surprise where a number is behind it.
      if case .formatted(_, .some) = value {} else { reportType(of: value, shape) }
      return writePlain(value, to: &bytes)
    }
    if !shape.compiled.placeholder.fits(magnitude: integer.magnitude, isNegative: integer.isNegative) {
      report(.valueOutOfRange(argument: shape.position, placeholder: shape.compiled.source))
    }
    guard let format = shape.integerFormat else {
      bytes += shape.printf.decimal(magnitude: integer.magnitude, isNegative: integer.isNegative).utf8
      return
    }
    if !integer.isNegative, shape.compiled.placeholder.hasLeadingSpace { bytes.append(UInt8(ascii: " ")) }
    append(value, by: format, to: &bytes)
  }

  private mutating func writeRadix(_ value: MessageArgument, _ shape: ValueShape, to bytes: inout [UInt8]) {
    guard let integer = value.integer else {
      reportType(of: value, shape)
      return writePlain(value, to: &bytes)
    }
    let bits = shape.compiled.placeholder.length?.bits ?? 32
    if bits < 64,
      integer.isNegative ? integer.magnitude > 1 << UInt64(bits - 1) : integer.magnitude >> UInt64(bits) != 0
    {
      report(.valueOutOfRange(argument: shape.position, placeholder: shape.compiled.source))
    }
    bytes +=
      shape.printf.integer(magnitude: integer.magnitude, isNegative: integer.isNegative, bits: bits).utf8
  }

  // MARK: Floating-point numbers

  private mutating func writeDouble(_ value: MessageArgument, _ shape: ValueShape, to bytes: inout [UInt8]) {
    switch value {
    case .double, .decimal: break
    case .integer, .unsignedInteger, .boolean: reportType(of: value, shape)
    case .formatted(_, .some): return writePlain(value, to: &bytes)
    case .string, .formatted, .deferred:
      reportType(of: value, shape)
      return writePlain(value, to: &bytes)
    }
    let number = value.doubleValue
    let isVerbatim = !NumberConversion.isLocalized(shape.compiled.placeholder, storage.context.options.numbers)
    if isVerbatim || shape.compiled.placeholder.conversion == .hexadecimalFloat {
      bytes += shape.printf.double(number).utf8
      return
    }
    guard let format = shape.doubleFormat(of: number, in: storage.context) else {
      bytes += shape.printf.double(number).utf8
      return
    }
    let start = bytes.count
    if number.sign == .plus, shape.compiled.placeholder.hasLeadingSpace { bytes.append(UInt8(ascii: " ")) }
    append(value, by: format, to: &bytes)
    if shape.compiled.placeholder.padsWithZeros, number.isFinite {
      fillWithZeros(&bytes, from: start, width: shape.width)
    }
  }

  /// Fills a number with the locale's zeros, between its sign and its digits.
  private func fillWithZeros(_ bytes: inout [UInt8], from start: Int, width: Int?) {
    let text = String(decoding: bytes[start...], as: UTF8.self)
    guard let width, let numbers = storage.context.numbers, case let missing = width - text.count, missing > 0,
      let digits = text.firstIndex(where: { $0.unicodeScalars.first?.properties.numericType == .decimal })
    else { return }
    bytes.removeSubrange(start...)
    bytes += text[..<digits].utf8
    let zero = Array(numbers.format(0).utf8)
    for _ in 0..<missing { bytes += zero }
    bytes += text[digits...].utf8
  }

  // MARK: Characters and pointers

  private mutating func writeCharacter(_ value: MessageArgument, _ shape: ValueShape, to bytes: inout [UInt8]) {
    switch value {
    case .integer, .unsignedInteger:
      let code = value.integer.flatMap { $0.isNegative ? nil : UInt32(exactly: $0.magnitude) }
      guard let scalar = code.flatMap(Unicode.Scalar.init) else {
        report(.valueOutOfRange(argument: shape.position, placeholder: shape.compiled.source))
        return writePlain(value, to: &bytes)
      }
      write(text: String(Character(scalar)), to: &bytes)
    case .string(let text) where text.count == 1: write(text: text, to: &bytes)
    default:
      reportType(of: value, shape)
      writePlain(value, to: &bytes)
    }
  }

  private mutating func writePointer(_ value: MessageArgument, _ shape: ValueShape, to bytes: inout [UInt8]) {
    if let integer = value.integer, !integer.isNegative {
      bytes += "0x\(String(integer.magnitude, radix: 16))".utf8
    } else {
      reportType(of: value, shape)
      writePlain(value, to: &bytes)
    }
  }
}

extension MessageWriter.ValueShape {
  /// The format of integers, with digits that an argument asks for.
  fileprivate var integerFormat: NumberFormat? {
    guard let format = compiled.format else { return nil }
    let isArgument =
      compiled.placeholder.precision.isArgument
      || compiled.placeholder.padsWithZeros && compiled.placeholder.width.isArgument
    guard isArgument, let digits = precision ?? (compiled.placeholder.padsWithZeros ? width : nil), digits > 0 else {
      return format
    }
    return (try? format.precision(.integerLength(minimum: digits))) ?? format
  }

  /// The format of a floating-point number, with digits that an argument or the number itself asks for.
  fileprivate func doubleFormat(of number: Double, in context: MessageContext) -> NumberFormat? {
    switch compiled.placeholder.conversion {
    case .general:
      let digits = max(1, precision ?? NumberConversion.usualFractionDigits)
      let exponent = PrintfConversion.exponent(of: number, digits: digits)
      return NumberConversion.general(exponent, digits: digits, compiled.placeholder, in: context)
    case .scientific where compiled.placeholder.precision.isArgument:
      let digits = (precision ?? NumberConversion.usualFractionDigits) + 1
      let format = NumberConversion.scientific(digits: digits, in: context)
      return compiled.placeholder.flags.contains(.plus) ? format?.sign(strategy: .always()) : format
    case .fixed where compiled.placeholder.precision.isArgument:
      return try? compiled.format?.precision(.fractionLength(precision ?? NumberConversion.usualFractionDigits))
    default: return compiled.format
    }
  }
}

extension MessageArgument {
  /// The nearest floating-point number to its number; not-a-number of text.
  fileprivate var doubleValue: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsignedInteger(let value): Double(value)
    case .double(let value): value
    case .boolean(let value): value ? 1 : 0
    case .decimal, .formatted, .string, .deferred: number?.doubleValue ?? .nan
    }
  }
}

extension FormatCount? {
  /// Whether an argument tells it.
  fileprivate var isArgument: Bool {
    switch self {
    case .next, .argument: true
    case .fixed, nil: false
    }
  }
}

extension FormatPlaceholder {
  /// Whether a space stands before numbers without a sign.
  fileprivate var hasLeadingSpace: Bool {
    flags.contains(.space) && !flags.contains(.plus) && conversion != .unsigned
  }

  /// Whether an integer of C of this size can be the value.
  fileprivate func fits(magnitude: UInt64, isNegative: Bool) -> Bool {
    let (minimum, maximum) = integerRange
    if isNegative { return magnitude <= minimum.magnitude }
    return magnitude <= UInt64(maximum) || conversion == .unsigned && length?.bits == 64
  }
}

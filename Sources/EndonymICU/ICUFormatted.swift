import CEndonymICU

/// The outcome of one format call: its text, and which part of the text is what.
///
/// `@unchecked Sendable`: nothing writes into it after the call that made it.
package final class ICUFormatted: @unchecked Sendable {
  let formatted: OpaquePointer

  init(_ formatted: OpaquePointer) { self.formatted = formatted }

  deinit { eicu_formatted_close(formatted) }

  /// Takes what a format call gave.
  static func take(
    _ call: StaticString, _ body: (inout Int32) -> OpaquePointer?
  ) throws(ICUError) -> ICUFormatted {
    ICUFormatted(try ICUError.pointer(call, body))
  }

  /// A stretch of text with a meaning, in UTF-16 positions.
  package struct Field: Hashable, Sendable {
    /// ICU's `UFieldCategory`, one of ``ICUFieldCategory`` where Endonym knows it.
    package let category: Int32
    /// ICU's number of the field within the category.
    package let field: Int32
    /// Where it stands.
    package let range: Range<Int>

    package init(category: Int32, field: Int32, range: Range<Int>) {
      self.category = category
      self.field = field
      self.range = range
    }
  }

  /// The text.
  package func utf8() throws(ICUError) -> [UInt8] {
    try ICUText.bytes("eicu_formatted_utf8") { eicu_formatted_utf8(formatted, $0, $1, &$2) }
  }

  /// The text as UTF-16, in which the fields count.
  package func utf16() throws(ICUError) -> [UInt16] {
    var length: Int32 = 0
    var status: Int32 = 0
    let units = eicu_formatted_utf16(formatted, &length, &status)
    try ICUError.check(status, "eicu_formatted_utf16")
    return Array(UnsafeBufferPointer(start: units, count: Int(length)))
  }

  /// The fields in ICU's order: by end, then by start.
  package func fields() throws(ICUError) -> [Field] {
    var status: Int32 = 0
    var count: Int32 = 0
    func fill(_ room: Int32) -> [eicu_field] {
      status = 0
      return [eicu_field](unsafeUninitializedCapacity: Int(room)) { buffer, initialized in
        count = eicu_formatted_fields(formatted, buffer.baseAddress, room, &status)
        initialized = status > 0 ? 0 : Int(min(count, room))
      }
    }
    var fields = fill(32)
    if status == EICU_BUFFER_OVERFLOW { fields = fill(count) }
    try ICUError.check(status, "eicu_formatted_fields")
    return fields.map {
      Field(category: $0.category, field: $0.field, range: Int($0.begin)..<Int(max($0.begin, $0.end)))
    }
  }
}

/// ICU's field categories that Endonym reads.
package enum ICUFieldCategory {
  package static let date = EICU_CATEGORY_DATE.rawValue
  package static let number = EICU_CATEGORY_NUMBER.rawValue
  package static let list = EICU_CATEGORY_LIST.rawValue
  package static let relative = EICU_CATEGORY_RELATIVE.rawValue
  package static let listSpan = EICU_CATEGORY_LIST_SPAN.rawValue
  package static let numberRangeSpan = EICU_CATEGORY_NUMBER_RANGE_SPAN.rawValue
}

/// ICU's fields of numbers.
package enum ICUNumberField {
  package static let integer = EICU_NUMBER_INTEGER.rawValue
  package static let fraction = EICU_NUMBER_FRACTION.rawValue
  package static let decimal = EICU_NUMBER_DECIMAL.rawValue
  package static let exponentSymbol = EICU_NUMBER_EXPONENT_SYMBOL.rawValue
  package static let exponentSign = EICU_NUMBER_EXPONENT_SIGN.rawValue
  package static let exponent = EICU_NUMBER_EXPONENT.rawValue
  package static let grouping = EICU_NUMBER_GROUPING.rawValue
  package static let currency = EICU_NUMBER_CURRENCY.rawValue
  package static let percent = EICU_NUMBER_PERCENT.rawValue
  package static let permille = EICU_NUMBER_PERMILLE.rawValue
  package static let sign = EICU_NUMBER_SIGN.rawValue
  package static let measureUnit = EICU_NUMBER_MEASURE_UNIT.rawValue
  package static let compact = EICU_NUMBER_COMPACT.rawValue
  package static let approximately = EICU_NUMBER_APPROXIMATELY.rawValue
}

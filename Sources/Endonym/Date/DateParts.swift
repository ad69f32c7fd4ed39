import EndonymICU

/// Reads the parts of dates from ICU's fields.
///
/// Source: ECMA-402, `FormatDateTimePattern`; ICU's `UDateFormatField` numbers, which are stable.
enum DateParts {
  static func parts(text: [UInt16], fields: [ICUFormatted.Field]) -> [FormattedPart] {
    var reader = FieldReader(text: text)
    for field in fields { reader.lay(kind(of: field.field), over: field.range) }
    return reader.parts()
  }

  /// What one of ICU's fields is called.
  private static func kind(of field: Int32) -> FormattedPart.Kind {
    switch field {
    case 0: .era
    case 1, 18, 20: .year
    case 2, 26: .month
    case 3: .day
    case 9, 19, 25: .weekday
    case 4, 5, 15, 16: .hour
    case 6: .minute
    case 7: .second
    case 8: .fractionalSecond
    case 14, 35, 36: .dayPeriod
    case 17, 23, 24, 29, 31, 32, 33: .timeZoneName
    case 27, 28: .quarter
    case 12, 13: .week
    case 30: .yearName
    case 34: .relatedYear
    default: .dateField
    }
  }
}

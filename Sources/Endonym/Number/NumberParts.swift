import EndonymICU

/// Reads the parts of numbers from ICU's fields.
///
/// Source: ECMA-402, `PartitionNotationSubPattern`; ICU's fields by `unum.h`, `UNumberFormatFields`.
struct NumberParts {
  /// The value, or both ends of the range, that was written: ICU's sign field does not tell plus from minus.
  let values: [NumberValue]
  /// Whether a percent sign is the unit `percent`, as in ECMA-402's style `unit`.
  var percentIsUnit = false
  /// The unit that the number counts, where each part is to name it.
  var unit: String?

  /// The parts of a number or a range.
  func parts(of formatted: ICUFormatted) throws(FormatError) -> [FormattedPart] {
    let (text, fields) = try FormatError.wrapping { () throws(ICUError) in
      (try formatted.utf16(), try formatted.fields())
    }
    var reader = FieldReader(text: text)
    let spans = fields.filter { $0.category == ICUFieldCategory.numberRangeSpan }
    // The integer comes after the separators inside it in ICU's order; they must lie over it.
    let numbers = fields.filter { $0.category == ICUFieldCategory.number }
    for field in numbers where field.field == ICUNumberField.integer { lay(field, spans, in: &reader) }
    for field in numbers where field.field != ICUNumberField.integer { lay(field, spans, in: &reader) }
    guard !spans.isEmpty || values.count > 1 else { return reader.parts() }
    return reader.parts { position in
      switch spans.first(where: { $0.range.contains(position) })?.field {
      case 0: .startRange
      case 1: .endRange
      default: .shared
      }
    }
  }

  private func lay(_ field: ICUFormatted.Field, _ spans: [ICUFormatted.Field], in reader: inout FieldReader) {
    let end = spans.first { $0.range.contains(field.range.lowerBound) }
    let value = end.map { values[min(Int($0.field), values.count - 1)] } ?? values.first
    guard let kind = kind(of: field, value: value, text: reader.text(in: field.range)) else { return }
    reader.lay(kind, over: field.range, unit: unit)
  }

  private func kind(of field: ICUFormatted.Field, value: NumberValue?, text: String) -> FormattedPart.Kind? {
    switch field.field {
    case ICUNumberField.integer:
      guard let value, !value.isFinite else { return .integer }
      return value.isNaN ? .nan : .infinity
    case ICUNumberField.fraction: return .fraction
    case ICUNumberField.decimal: return .decimal
    case ICUNumberField.grouping: return .group
    case ICUNumberField.currency: return .currency
    case ICUNumberField.percent: return percentIsUnit ? .unit : .percentSign
    case ICUNumberField.permille: return percentIsUnit ? .unit : .permilleSign
    case ICUNumberField.sign: return value?.isNegative == true ? .minusSign : .plusSign
    case ICUNumberField.measureUnit: return .unit
    case ICUNumberField.compact: return .compact
    case ICUNumberField.exponentSymbol: return .exponentSeparator
    case ICUNumberField.exponentSign: return text.contains("+") ? .plusSign : .exponentMinusSign
    case ICUNumberField.exponent: return .exponentInteger
    case ICUNumberField.approximately: return .approximatelySign
    default: return nil
    }
  }
}

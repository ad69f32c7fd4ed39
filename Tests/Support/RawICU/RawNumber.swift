import CRawICU

/// A number as raw ICU is to be given it.
package enum RawValue: Hashable, Sendable {
  case double(Double)
  /// ASCII text, of any length.
  case decimal(String)
}

/// A number formatter by skeleton.
package final class RawNumber {
  fileprivate let formatter: OpaquePointer

  package init(skeleton: String, locale: String) throws {
    formatter = try RawICUError.open { raw_number_open(skeleton, locale, &$0) }
  }

  deinit { raw_number_close(formatter) }

  package func format(_ value: RawValue) throws -> String {
    try RawICUError.text { out, capacity, status in
      switch value {
      case .double(let double): raw_number_format_double(formatter, double, out, capacity, &status)
      case .decimal(let text):
        raw_number_format_decimal(formatter, text, Int32(text.utf8.count), out, capacity, &status)
      }
    }
  }
}

/// A formatter of number ranges by skeleton.
package final class RawRange {
  fileprivate let formatter: OpaquePointer

  package init(skeleton: String, locale: String) throws {
    formatter = try RawICUError.open { raw_range_open(skeleton, locale, &$0) }
  }

  deinit { raw_range_close(formatter) }

  package func format(_ start: RawValue, _ end: RawValue) throws -> String {
    try RawICUError.text { out, capacity, status in
      let (start, end) = (Self.text(start), Self.text(end))
      return raw_range_format(
        formatter, start, Int32(start.utf8.count), end, Int32(end.utf8.count), out, capacity, &status)
    }
  }

  private static func text(_ value: RawValue) -> String {
    switch value {
    case .double(let double): "\(double)"
    case .decimal(let text): text
    }
  }
}

/// The unit that a usage chooses, which ICU tells in C++ only.
package final class RawMeasure {
  private let formatter: OpaquePointer

  /// Whether the linked ICU can be asked.
  package static var isAvailable: Bool { raw_output_unit_is_available() }

  package init(skeleton: String, locale: String) throws {
    formatter = try RawICUError.open { raw_measure_open(skeleton, locale, &$0) }
  }

  deinit { raw_measure_close(formatter) }

  /// The identifier of the unit that a value is shown in.
  package func unit(of value: RawValue) throws -> String {
    try RawICUError.text { out, capacity, status in
      switch value {
      case .double(let double): raw_measure_unit_of_double(formatter, double, out, capacity, &status)
      case .decimal(let text):
        raw_measure_unit_of_decimal(formatter, text, Int32(text.utf8.count), out, capacity, &status)
      }
    }
  }
}

/// Plural rules.
package final class RawPlural {
  private let rules: OpaquePointer

  package init(locale: String, isOrdinal: Bool) throws {
    rules = try RawICUError.open { raw_plural_open(locale, isOrdinal, &$0) }
  }

  deinit { raw_plural_close(rules) }

  /// The category of a number as a formatter writes it.
  package func category(of value: RawValue, by number: RawNumber) throws -> String {
    _ = try number.format(value)
    return try RawICUError.text { raw_plural_of_number(rules, number.formatter, $0, $1, &$2) }
  }

  /// The category of a range as a formatter writes it.
  package func category(from start: RawValue, to end: RawValue, by range: RawRange) throws -> String {
    _ = try range.format(start, end)
    return try RawICUError.text { raw_plural_of_range(rules, range.formatter, $0, $1, &$2) }
  }
}

import CRawICU

/// ICU without Endonym: which library it is, and what it knows.
package enum RawICU {
  /// The version, such as `72.1`.
  package static var version: String { String(cString: raw_icu_version()) }

  /// The major version.
  package static var majorVersion: Int { Int(version.prefix { $0 != "." }) ?? 0 }

  /// Whether it is the toolchain's ICU, with Apple's changes to data and patterns.
  package static var isToolchains: Bool { raw_icu_is_toolchains() }

  /// Every locale that ICU has data for, in its own spelling.
  package static let locales: [String] = (0..<raw_locale_count()).map { String(cString: raw_locale($0)) }

  /// A locale as BCP 47.
  package static func bcp47(_ locale: String) throws -> String {
    try RawICUError.text { raw_locale_bcp47(locale, $0, $1, &$2) }
  }

  /// The numbering system of a locale; `nil` when an algorithm writes.
  package static func numberingSystem(of locale: String) throws -> String? {
    let name = try RawICUError.text { raw_locale_digits(locale, $0, $1, &$2) }
    return name.isEmpty ? nil : name
  }

  /// Every numbering system that has digits.
  package static func digitalNumberingSystems() throws -> [String] {
    let table = try RawResource("numberingSystems").child("numberingSystems")
    return try table.children().map(\.key).filter { try numberingSystem(of: "und@numbers=\($0)") != nil }
  }

  /// The hour cycle that the custom of a locale's region is, as BCP 47 has it.
  package static func hourCycle(of locale: String) throws -> String {
    let cycles = ["h11", "h12", "h23", "h24"]
    return cycles[Int(try RawICUError.check { raw_locale_hour_cycle(locale, &$0) })]
  }

  /// The fraction digits of a currency.
  package static func fractionDigits(of currency: String) throws -> Int {
    Int(try RawICUError.check { raw_currency_digits(currency, &$0) })
  }

  /// The clock, in milliseconds since 1970.
  package static var now: Double { raw_now() }
}

/// A resource of ICU's data, without fallbacks.
package final class RawResource {
  private let resource: OpaquePointer

  private init(_ resource: OpaquePointer) { self.resource = resource }

  deinit { raw_resource_close(resource) }

  /// A whole bundle.
  package convenience init(_ bundle: String) throws {
    self.init(try RawICUError.open { raw_resource_open(bundle, &$0) })
  }

  /// The key in its parent; empty in an array.
  package var key: String { raw_resource_key(resource).map { String(cString: $0) } ?? "" }

  /// A member of a table.
  package func child(_ key: String) throws -> RawResource {
    RawResource(try RawICUError.open { raw_resource_named(resource, key, &$0) })
  }

  /// The members of a table or an array.
  package func children() throws -> [RawResource] {
    try (0..<raw_resource_size(resource)).map { index in
      RawResource(try RawICUError.open { raw_resource_at(resource, index, &$0) })
    }
  }

  /// The text of a string.
  package func text() throws -> String { try RawICUError.text { raw_resource_text(resource, $0, $1, &$2) } }
}

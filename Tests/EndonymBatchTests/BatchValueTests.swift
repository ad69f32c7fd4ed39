import Endonym
import Testing

@testable import EndonymBatch

/// What `BATCH.md` says of values, defaults and results. Expected values: the arithmetic of the text itself, and ICU 72.1 in
/// C for words and symbols.
@Suite("Values of the batch protocol")
struct BatchValueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let result: String
    let request: String

    init(_ result: String, _ request: String) { (self.result, self.request) = (result, request) }

    var testDescription: String { request.count < 200 ? request : String(request.prefix(200)) + "…" }
  }

  /// The answer without its id.
  static func result(_ request: String) -> String {
    var processor = BatchProcessor()
    return String(processor.answer(to: request).dropFirst(#"{"id":null,"result":"#.count).dropLast())
  }

  private static func number(_ value: String, _ options: String = "") -> String {
    #"{"kind":"number","locale":"en","value":\#(value)"# + (options.isEmpty ? "}" : #","options":{\#(options)}}"#)
  }

  private static func date(_ value: String, _ fields: String) -> String {
    #"{"kind":"date","locale":"en","value":\#(value),\#(fields)}"#
  }

  private static let digits = "1234567890123456789012345678901234567890123456789012345678901234567890"
  private static let grouped =
    "1,234,567,890,123,456,789,012,345,678,901,234,567,890,123,456,789,012,345,678,901,234,567,890"

  static let numbers: [Row] = [
    // A JSON integer of any length is exact.
    Row(#""9,007,199,254,740,993""#, number("9007199254740993")), Row(#""\#(grouped)""#, number(digits)),
    Row(#""-\#(grouped)""#, number("-" + digits)),
    // With a fraction or an exponent, and as -0, it is a double.
    Row(#""9,007,199,254,740,992""#, number("9007199254740993.0")), Row(#""100""#, number("1e2")),
    Row(#""0.1""#, number("0.1")),
    Row(#""0.3""#, number("0.30000000000000004")), Row(#""-0""#, number("-0")), Row(#""-0""#, number("-0.0")),
    Row(#""0""#, number("0")), Row(#""0""#, number("1e-999")),
    // A string is an exact decimal.
    Row(#""9,007,199,254,740,993""#, number(#""9007199254740993.0""#)), Row(#""-0""#, number(#""-0""#)),
    Row(#""NaN""#, number(#""NaN""#)), Row(#""∞""#, number(#""Infinity""#)), Row(#""-∞""#, number(#""-Infinity""#)),
    Row(#""0.5""#, number(#"".5""#)), Row(#""150""#, number(#""1.5e2""#)),
  ]

  static let defaults: [Row] = [
    // 0 to 3 fraction digits, scientific too; percent 0; a currency's own; compact's own.
    Row(#""1.235""#, number("1.23456")), Row(#""1""#, number("1")),
    Row(#""1.235E5""#, number("123456", #""notation":"scientific""#)),
    Row(#""12%""#, number("0.1234", #""style":"percent""#)),
    Row(#""¥1,234""#, number("1234.4", #""style":"currency","currency":"JPY""#)),
    Row(#""€1,234.40""#, number("1234.4", #""style":"currency","currency":"EUR""#)),
    Row(#""1.2K""#, number("1234", #""notation":"compact""#)),
    Row(#""12K""#, number("12345", #""notation":"compact""#)),
    Row(#""1.235 m""#, number("1.23456", #""style":"unit","unit":"meter""#)),
    // A minimum above the default maximum raises it, a maximum below the default minimum lowers it.
    Row(#""1.23456""#, number("1.23456", #""minimumFractionDigits":5"#)),
    Row(#""12.3400%""#, number("0.1234", #""style":"percent","minimumFractionDigits":4"#)),
    Row(#""€1,234""#, number("1234.4", #""style":"currency","currency":"EUR","maximumFractionDigits":0"#)),
    // Significant digits win over fraction digits.
    Row(
      #""1.2""#, number("1.23456", #""maximumSignificantDigits":2,"minimumFractionDigits":4,"maximumFractionDigits":4"#)
    ),
    // Half-even.
    Row(#""0.12""#, number(#""0.125""#, #""maximumFractionDigits":2"#)),
    Row(#""0.14""#, number(#""0.135""#, #""maximumFractionDigits":2"#)),
    Row(#""0.13""#, number(#""0.125""#, #""maximumFractionDigits":2,"roundingMode":"halfExpand""#)),
    Row(#""1.25""#, number("1.23", #""roundingIncrement":5,"minimumFractionDigits":2,"maximumFractionDigits":2"#)),
    Row(#""5""#, number("4.6", #""roundingIncrement":5"#)),
    // The protocol's booleans and words for grouping.
    Row(#""1234""#, number("1234", #""useGrouping":false"#)),
    Row(#""1234""#, number("1234", #""useGrouping":"false""#)),
    Row(#""1,234""#, number("1234", #""useGrouping":true"#)), Row(#""1234""#, number("1234", #""useGrouping":"min2""#)),
    Row(#""007""#, number("7", #""minimumIntegerDigits":3.0"#)),
    // A measurement without usage has ICU's 0 to 6 digits, with one the preference's own.
    Row(#""1.234568 m","unit":"meter""#, #"{"kind":"measure","locale":"en","value":1.23456789,"unit":"meter"}"#),
    Row(
      #""3.1 mi","unit":"mile""#,
      #"{"kind":"measure","locale":"en-US","value":5,"unit":"kilometer","options":{"usage":"road"}}"#),
    Row(
      #""3.11 mi","unit":"mile""#,
      #"{"kind":"measure","locale":"en-US","value":5,"unit":"kilometer","options":{"usage":"road","maximumFractionDigits":2}}"#
    ),
  ]

  static let dates: [Row] = [
    // None of style, skeleton and pattern: a medium date, no time.
    Row(#""Jan 1, 1970""#, date("0", #""options":{"timeZone":"UTC"}"#)),
    Row(#""January 1, 1970""#, date("0", #""options":{"dateStyle":"long","timeZone":"UTC"}"#)),
    Row(#""00:00:00""#, date("0", #""options":{"timeStyle":"medium","hourCycle":"h23","timeZone":"UTC"}"#)),
    Row(#""Jan 1, 1970""#, date("1.5e3", #""options":{"timeZone":"UTC"}"#)),
    Row(#""Dec 31, 1969""#, date("-0.001", #""options":{"timeZone":"UTC"}"#)),
    // ISO 8601, in the zone where it names no offset.
    Row(
      #""2021-06-01 00:00""#,
      date(#""2021-06-01""#, #""options":{"timeZone":"Asia/Kolkata","pattern":"yyyy-MM-dd HH:mm"}"#)),
    Row(
      #""2021-06-01 05:30""#,
      date(#""2021-06-01T00:00Z""#, #""options":{"timeZone":"Asia/Kolkata","pattern":"yyyy-MM-dd HH:mm"}"#)),
    Row(#""today""#, date("0", #""now":3600,"options":{"dateStyle":"long","relative":true,"timeZone":"UTC"}"#)),
    Row(
      #""yesterday""#, date("0", #""now":"1970-01-02","options":{"dateStyle":"long","relative":true,"timeZone":"UTC"}"#)
    ),
    Row(
      #"[{"type":"month","value":"January"}]"#,
      date("0", #""parts":true,"options":{"skeleton":"MMMM","timeZone":"UTC"}"#)),
  ]

  static let others: [Row] = [
    Row(#""3–5""#, #"{"kind":"numberRange","locale":"en","value":[3,5]}"#),
    Row(#""~3""#, #"{"kind":"numberRange","locale":"en","value":[3,"3"]}"#),
    Row(#""tomorrow""#, #"{"kind":"relative","locale":"en","value":1,"unit":"day","options":{"numeric":"auto"}}"#),
    Row(#""in 2 minutes""#, #"{"kind":"relative","locale":"en","value":90,"from":0}"#),
    Row(#""in 1 minute""#, #"{"kind":"relative","locale":"en","value":90,"from":0,"options":{"rounding":"trunc"}}"#),
    Row(#""0 days ago""#, #"{"kind":"relative","locale":"en","value":-0,"unit":"day"}"#),
    // Exact, else 34 digits; an array for a mixed unit.
    Row(#""1.609344""#, #"{"kind":"convert","value":1,"unit":"mile","to":"kilometer"}"#),
    Row(#""0.6213711922373339696174341843633182""#, #"{"kind":"convert","value":1,"unit":"kilometer","to":"mile"}"#),
    Row(#""20""#, #"{"kind":"convert","value":5,"unit":"liter-per-100-kilometer","to":"kilometer-per-liter"}"#),
    Row(
      #"[{"unit":"foot","value":"5"},{"unit":"inch","value":"6"}]"#,
      #"{"kind":"convert","value":5.5,"unit":"foot","to":"foot-and-inch"}"#),
    // A string keeps its zeros, a number has none.
    Row(#""other""#, #"{"kind":"plural","locale":"en","value":"1.0"}"#),
    Row(#""one""#, #"{"kind":"plural","locale":"en","value":1.0}"#),
    Row(#""two""#, #"{"kind":"plural","locale":"en","value":2,"options":{"type":"ordinal"}}"#),
    Row(#""one""#, #"{"kind":"plural","locale":"fr","value":[0,1]}"#),
    Row(#""many""#, #"{"kind":"plural","locale":"fr","value":1000000,"options":{"notation":"compact"}}"#),
    Row(#""a, b, or c""#, #"{"kind":"list","locale":"en","value":["a","b","c"],"options":{"type":"disjunction"}}"#),
    Row(
      #"{"canonical":"zh-TW","maximized":"zh-Hant-TW","minimized":"zh-TW","parent":"root","direction":"ltr","#
        + #""numberingSystem":"latn","calendar":"gregory","hourCycle":"h12","measurementSystem":"metric","#
        + #""firstDayOfWeek":"sun","currency":"TWD","endonym":"中文（台灣）"}"#,
      #"{"kind":"locale","value":"zh_TW"}"#),
  ]

  @Test("a number is exact or a double, as it is spelled", arguments: numbers)
  func number(row: Row) { #expect(Self.result(row.request) == row.result) }

  @Test("digits that are not asked for are the protocol's defaults", arguments: defaults)
  func digits(row: Row) { #expect(Self.result(row.request).replacing("￥", with: "¥") == row.result) }

  @Test("a date is seconds or ISO 8601 in the zone", arguments: dates)
  func date(row: Row) { #expect(Self.result(row.request) == row.result) }

  @Test("a result has the form that its kind has", arguments: others)
  func other(row: Row) {
    let result = Self.result(row.request)
    if row.request.contains(#""kind":"locale""#) {
      // The parent is CLDR's, which the locale's own tests check.
      let fields = result.split(separator: ",").filter { !$0.hasPrefix(#""parent""#) }
      #expect(fields == row.result.split(separator: ",").filter { !$0.hasPrefix(#""parent""#) })
    } else {
      #expect(result == row.result)
    }
  }

  @Test("as many digits and as large an exponent as the limits say are written")
  func limits() {
    let digits = String(repeating: "7", count: Limits.decimalDigits)
    let plain = #""useGrouping":false"#
    #expect(Self.result(Self.number("\"\(digits)\"", plain)) == "\"\(digits)\"")
    #expect(Self.result(Self.number(digits, plain)) == "\"\(digits)\"")
    let zeros = String(repeating: "0", count: Limits.decimalExponent)
    #expect(Self.result(Self.number("\"1e\(Limits.decimalExponent)\"", plain)) == "\"1\(zeros)\"")
    #expect(Self.result(Self.number("\"1e-\(Limits.decimalExponent)\"", plain)) == "\"0\"")
    let hundred = String(repeating: "0", count: 100)
    #expect(Self.result(Self.number("1", #""minimumFractionDigits":100"#)) == "\"1.\(hundred)\"")
    #expect(
      Self.result(Self.number("1", #""minimumIntegerDigits":21,"useGrouping":false"#)) == "\"\(hundred.prefix(20))1\"")
  }

  @Test("a locale is BCP 47 or ICU's spelling", arguments: ["de-DE", "de_DE", "de_DE.UTF-8", "DE-de"])
  func locale(identifier: String) {
    #expect(Self.result(#"{"kind":"number","locale":"\#(identifier)","value":1234.5}"#) == #""1.234,5""#)
  }
}

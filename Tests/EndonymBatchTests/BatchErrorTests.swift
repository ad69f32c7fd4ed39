import Testing

@testable import EndonymBatch

/// What `BATCH.md` says of error codes, values and limits.
@Suite("Errors of the batch protocol")
struct BatchErrorTests {
  /// The code that a request fails with; the whole answer when it does not.
  static func code(_ request: String) throws -> String {
    var processor = BatchProcessor()
    let answer = processor.answer(to: request)
    let object = try JSONReader.read(Array(answer.utf8)[...])
    guard case .string(let code)? = object["error"]?["code"] else { return answer }
    guard case .string(let message)? = object["error"]?["message"], !message.isEmpty else { return "no message" }
    return code
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let code: BatchError.Code
    let request: String

    init(_ code: BatchError.Code, _ request: String) { (self.code, self.request) = (code, request) }

    var testDescription: String { request.count < 200 ? request : String(request.prefix(200)) + "…" }
  }

  private static func number(_ value: String, _ options: String = "") -> String {
    #"{"id":1,"kind":"number","locale":"en","value":\#(value)"#
      + (options.isEmpty ? "}" : #","options":{\#(options)}}"#)
  }
  private static func date(_ value: String, _ options: String = "") -> String {
    #"{"id":1,"kind":"date","locale":"en","value":\#(value)"# + (options.isEmpty ? "}" : #","options":{\#(options)}}"#)
  }
  private static func measure(_ fields: String) -> String {
    #"{"id":1,"kind":"measure","locale":"en","value":1,\#(fields)}"#
  }
  private static func text(_ count: Int, _ character: Character = "a") -> String {
    String(repeating: character, count: count)
  }

  static let kinds: [Row] =
    ["interval", "duration", "byteCount", "personName", "displayName", "parse"].map { kind in
      Row(
        .unsupportedKind,
        #"{"id":1,"kind":"\#(kind)","locale":"en","value":1,"options":{"style":"short"},"anything":1}"#)
    } + [
      Row(.unsupportedKind, #"{"id":1,"kind":""}"#), Row(.unsupportedKind, #"{"id":1,"kind":"Number","value":1}"#),
      Row(.missingField, #"{"id":1}"#), Row(.missingField, "{}"), Row(.invalidValue, #"{"id":1,"kind":7}"#),
      Row(.invalidValue, #"{"id":1,"kind":null}"#),
    ]

  static let fields: [Row] = [
    Row(.missingField, #"{"kind":"number","locale":"en"}"#),
    Row(.missingField, #"{"kind":"numberRange","locale":"en"}"#),
    Row(.missingField, #"{"kind":"date","locale":"en"}"#), Row(.missingField, #"{"kind":"plural","locale":"en"}"#),
    Row(.missingField, #"{"kind":"list","locale":"en"}"#), Row(.missingField, #"{"kind":"locale"}"#),
    Row(.missingField, #"{"kind":"relative","locale":"en","value":1}"#),
    Row(.missingField, #"{"kind":"relative","locale":"en","unit":"day"}"#),
    Row(.missingField, #"{"kind":"measure","locale":"en","value":1}"#),
    Row(.missingField, #"{"kind":"measure","locale":"en","unit":"meter"}"#),
    Row(.missingField, #"{"kind":"convert","value":1,"unit":"meter"}"#),
    Row(.missingField, #"{"kind":"convert","value":1,"to":"meter"}"#),
    Row(.missingField, number("1", #""style":"currency""#)), Row(.missingField, number("1", #""style":"unit""#)),
    // Everything but the operands goes inside options.
    Row(.invalidOption, #"{"kind":"number","locale":"en","value":1,"style":"percent"}"#),
    Row(.invalidOption, #"{"kind":"number","locale":"en","value":1,"unit":"meter"}"#),
    Row(.invalidOption, #"{"kind":"number","locale":"en","value":1,"from":1}"#),
    Row(.invalidOption, #"{"kind":"date","locale":"en","value":1,"unit":"day"}"#),
    Row(.invalidOption, #"{"kind":"date","locale":"en","value":1,"now":1}"#),
    Row(.invalidOption, #"{"kind":"relative","locale":"en","value":1,"from":1,"unit":"day"}"#),
    Row(.invalidOption, #"{"kind":"list","locale":"en","value":[],"to":1}"#),
    Row(.invalidOption, #"{"kind":"number","locale":"en","value":1,"options":[]}"#),
    Row(.invalidOption, #"{"kind":"number","locale":"en","value":1,"options":null}"#),
    Row(.invalidOption, #"{"kind":"number","locale":"en","value":1,"parts":1}"#),
    Row(.invalidOption, #"{"kind":"plural","locale":"en","value":1,"parts":true}"#),
    Row(.invalidOption, #"{"kind":"convert","value":1,"unit":"meter","to":"foot","parts":true}"#),
    Row(.invalidOption, #"{"kind":"locale","value":"en","parts":true}"#),
    Row(.invalidOption, #"{"kind":"convert","value":1,"unit":"meter","to":"foot","options":{"style":"long"}}"#),
  ]

  static let values: [Row] = [
    Row(.invalidValue, number("1e999")), Row(.invalidValue, number("-1e999")), Row(.invalidValue, number("null")),
    Row(.invalidValue, number("true")), Row(.invalidValue, number("[1]")), Row(.invalidValue, number("{}")),
    Row(.invalidValue, number(#""""#)), Row(.invalidValue, number(#""1,5""#)), Row(.invalidValue, number(#""nan""#)),
    Row(.invalidValue, number(#"" 1""#)), Row(.invalidValue, number(#""1\u0000""#)),
    Row(.invalidValue, number(#""0x10""#)),
    Row(.limitExceeded, number(#""1e10000""#)), Row(.limitExceeded, number(#""1e-10000""#)),
    Row(.limitExceeded, number("\"" + text(10_001, "1") + "\"")),
    Row(.limitExceeded, number(#""1e99999999999999999999""#)),
    Row(.invalidValue, number("1e18", #""style":"spellOut""#)), Row(.invalidValue, date("1e300")),
    Row(.invalidValue, date("8640000000001")), Row(.invalidValue, date("-8640000000001")),
    Row(.invalidValue, date("1e999")),
    Row(.invalidValue, date(#""2021-02-30""#)), Row(.invalidValue, date(#""yesterday""#)),
    Row(.invalidValue, date("null")),
    Row(.invalidValue, date(#""""#)), Row(.invalidValue, date("\"" + text(129, "2") + "\"")),
    Row(.invalidValue, #"{"kind":"numberRange","locale":"en","value":1}"#),
    Row(.invalidValue, #"{"kind":"numberRange","locale":"en","value":[1]}"#),
    Row(.invalidValue, #"{"kind":"numberRange","locale":"en","value":[1,2,3]}"#),
    Row(.invalidValue, #"{"kind":"numberRange","locale":"en","value":["NaN",2]}"#),
    Row(.invalidValue, #"{"kind":"plural","locale":"en","value":[1]}"#),
    Row(.invalidValue, #"{"kind":"plural","locale":"en","value":"one"}"#),
    Row(.invalidValue, #"{"kind":"list","locale":"en","value":"a"}"#),
    Row(.invalidValue, #"{"kind":"list","locale":"en","value":["a",1]}"#),
    Row(
      .limitExceeded, #"{"kind":"list","locale":"en","value":["a"\#(text(30_000).replacing("aaa", with: #","a""#))]}"#),
    Row(.invalidValue, #"{"kind":"locale","value":1}"#), Row(.invalidLocale, #"{"kind":"locale","value":"zz-ZZ"}"#),
    Row(.invalidValue, #"{"kind":"relative","locale":"en","value":"tomorrow","from":0}"#),
    Row(.invalidValue, #"{"kind":"relative","locale":"en","value":"1e400","unit":"day"}"#),
    Row(.invalidValue, #"{"kind":"relative","locale":"en","value":"2021-06-01","unit":"day"}"#),
    Row(.invalidValue, #"{"kind":"convert","value":"NaN","unit":"meter","to":"foot"}"#),
    Row(.invalidValue, #"{"kind":"convert","value":"Infinity","unit":"meter","to":"foot"}"#),
    Row(.limitExceeded, #"{"kind":"convert","value":"1e10000","unit":"meter","to":"foot"}"#),
  ]

  static let names: [Row] = [
    Row(.invalidLocale, #"{"kind":"number","locale":"xx","value":1}"#),
    Row(.invalidLocale, #"{"kind":"number","locale":"tlh","value":1}"#),
    Row(.invalidLocale, #"{"kind":"number","locale":"","value":1}"#),
    Row(.invalidLocale, #"{"kind":"number","locale":"en\u0000","value":1}"#),
    Row(.invalidLocale, #"{"kind":"number","locale":"en-u-nu-zzzz","value":1}"#),
    Row(.invalidLocale, #"{"kind":"number","locale":"\#(text(256))","value":1}"#),
    Row(.invalidValue, #"{"kind":"number","locale":1,"value":1}"#),
    Row(.invalidCurrency, number("1", #""style":"currency","currency":"XYZ""#)),
    Row(.invalidCurrency, number("1", #""style":"currency","currency":"EURO""#)),
    Row(.invalidCurrency, number("1", #""style":"currency","currency":"E\u0000R""#)),
    Row(.invalidCurrency, number("1", #""style":"currency","currency":"\#(text(256))""#)),
    Row(.invalidUnit, number("1", #""style":"unit","unit":"parsnip""#)),
    Row(.invalidUnit, number("1", #""style":"unit","unit":"pow4-meter""#)),
    Row(.invalidUnit, number("1", #""style":"unit","unit":"meter\u0000""#)),
    Row(.invalidUnit, measure(#""unit":"parsnip""#)), Row(.invalidUnit, measure(#""unit":1"#)),
    Row(.invalidUnit, measure(#""unit":"\#(text(256))""#)), Row(.invalidUnit, measure(#""unit":"foot-and-second""#)),
    Row(.invalidUnit, #"{"kind":"relative","locale":"en","value":1,"unit":"fortnight"}"#),
    Row(.invalidUnit, #"{"kind":"convert","value":1,"unit":"meter","to":"parsnip"}"#),
    Row(.incompatibleUnits, #"{"kind":"convert","value":1,"unit":"meter","to":"second"}"#),
    Row(.invalidOption, measure(#""unit":"meter","options":{"usage":"bogus"}"#)),
    Row(.invalidOption, measure(#""unit":"meter","options":{"usage":"road-x .00"}"#)),
    Row(.invalidOption, measure(#""unit":"meter","options":{"usage":"road\u0000"}"#)),
    Row(.invalidOption, number("1", #""numberingSystem":"zzzz""#)),
    Row(.invalidOption, number("1", #""numberingSystem":"roman""#)),
    Row(.invalidOption, number("1", #""numberingSystem":"\#(text(256))""#)),
    Row(.invalidTimeZone, date("0", #""timeZone":"Mars/Base""#)), Row(.invalidTimeZone, date("0", #""timeZone":"""#)),
    Row(.invalidTimeZone, date("0", #""timeZone":"UTC\u0000""#)),
    Row(.invalidTimeZone, date("0", #""timeZone":"\#(text(256))""#)),
    Row(.invalidTimeZone, date("0", #""timeZone":"../UTC""#)), Row(.invalidOption, date("0", #""calendar":"mayan""#)),
    Row(.invalidOption, date("0", #""calendar":"\#(text(256))""#)),
    Row(.invalidSkeleton, date("0", #""skeleton":"!!""#)),
    Row(.invalidSkeleton, date("0", #""skeleton":"""#)), Row(.invalidSkeleton, date("0", #""skeleton":"y\u0000""#)),
    Row(.limitExceeded, date("0", #""skeleton":"\#(text(256, "y"))""#)),
    Row(.invalidPattern, date("0", #""pattern":"'open""#)),
    Row(.invalidPattern, date("0", #""pattern":"yyyy-nn""#)), Row(.invalidPattern, date("0", #""pattern":"""#)),
    Row(.limitExceeded, date("0", #""pattern":"\#(text(1001, "y"))""#)),
  ]

  static let options: [Row] = [
    // Unknown, of the wrong type, out of range.
    Row(.invalidOption, number("1", #""bogus":1"#)), Row(.invalidOption, number("1", #""style":"words""#)),
    Row(.invalidOption, number("1", #""style":1"#)), Row(.invalidOption, number("1", #""style":null"#)),
    Row(.invalidOption, number("1", #""minimumFractionDigits":"2""#)),
    Row(.invalidOption, number("1", #""minimumFractionDigits":1.5"#)),
    Row(.invalidOption, number("1", #""minimumFractionDigits":-1"#)),
    Row(.invalidOption, number("1", #""minimumFractionDigits":101"#)),
    Row(.invalidOption, number("1", #""maximumFractionDigits":1e999"#)),
    Row(.invalidOption, number("1", #""maximumFractionDigits":99999999999999999999"#)),
    Row(.invalidOption, number("1", #""minimumSignificantDigits":0"#)),
    Row(.invalidOption, number("1", #""minimumSignificantDigits":22"#)),
    Row(.invalidOption, number("1", #""minimumIntegerDigits":0"#)),
    Row(.invalidOption, number("1", #""minimumIntegerDigits":22"#)),
    Row(.invalidOption, number("1", #""roundingIncrement":3"#)),
    Row(.invalidOption, number("1", #""roundingMode":"up""#)),
    Row(.invalidOption, number("1", #""useGrouping":"yes""#)), Row(.invalidOption, number("1", #""notation":"long""#)),
    Row(.invalidOption, number("1", #""style":"currency","currency":"EUR","cash":1"#)),
    Row(.invalidOption, date("0", #""dateStyle":"tiny""#)), Row(.invalidOption, date("0", #""relative":"true""#)),
    Row(.invalidOption, date("0", #""hourCycle":"h25""#)),
    Row(.invalidOption, #"{"kind":"plural","locale":"en","value":1,"options":{"type":"nominal"}}"#),
    Row(.invalidOption, #"{"kind":"plural","locale":"en","value":1,"options":{"style":"spellOut"}}"#),
    Row(.invalidOption, #"{"kind":"numberRange","locale":"en","value":[1,2],"options":{"style":"ordinal"}}"#),
    Row(.invalidOption, #"{"kind":"list","locale":"en","value":[],"options":{"type":"xor"}}"#),
    Row(.invalidOption, #"{"kind":"relative","locale":"en","value":1,"unit":"day","options":{"numeric":"maybe"}}"#),
    // Not allowed together.
    Row(.invalidOption, number("1", #""currency":"EUR""#)), Row(.invalidOption, number("1", #""unit":"meter""#)),
    Row(.invalidOption, number("1", #""unitDisplay":"long""#)),
    Row(.invalidOption, number("1", #""compactDisplay":"long""#)),
    Row(.invalidOption, number("1", #""cash":true"#)),
    Row(.invalidOption, number("1", #""currencySign":"accounting""#)),
    Row(.invalidOption, number("1", #""minimumFractionDigits":5,"maximumFractionDigits":2"#)),
    Row(.invalidOption, number("1", #""minimumSignificantDigits":5,"maximumSignificantDigits":2"#)),
    Row(.invalidOption, number("1", #""roundingIncrement":5,"maximumSignificantDigits":2"#)),
    Row(.invalidOption, number("1", #""roundingIncrement":5,"minimumFractionDigits":1,"maximumFractionDigits":2"#)),
    Row(.invalidOption, number("1", #""style":"currency","currency":"CHF","cash":true,"maximumFractionDigits":2"#)),
    Row(.invalidOption, number("1", #""style":"spellOut","minimumFractionDigits":2"#)),
    Row(.invalidOption, date("0", #""dateStyle":"none","timeStyle":"none""#)),
    Row(.invalidOption, date("0", #""dateStyle":"short","skeleton":"y""#)),
    Row(.invalidOption, date("0", #""skeleton":"y","pattern":"y""#)),
    Row(.invalidOption, date("0", #""pattern":"HH","hourCycle":"h12""#)),
    Row(.invalidOption, date("0", #""skeleton":"y","relative":true"#)),
    Row(.invalidOption, date("0", #""timeStyle":"short","relative":true"#)),
  ]

  @Test("kinds that there are not, or not yet, are unsupported", arguments: kinds)
  func kind(row: Row) throws { #expect(try Self.code(row.request) == row.code.rawValue) }

  @Test("a field that is missing, unknown or out of place is named by its code", arguments: fields)
  func field(row: Row) throws { #expect(try Self.code(row.request) == row.code.rawValue) }

  @Test("a value that is none, or beyond a limit, is named by its code", arguments: values)
  func value(row: Row) throws { #expect(try Self.code(row.request) == row.code.rawValue) }

  @Test("a name that does not exist is named by its code", arguments: names)
  func name(row: Row) throws { #expect(try Self.code(row.request) == row.code.rawValue) }

  @Test("an option that is unknown, of the wrong type, out of range or out of place is invalid", arguments: options)
  func option(row: Row) throws { #expect(try Self.code(row.request) == row.code.rawValue) }

  @Test("a setting that failed fails again, and the stream goes on")
  func stream() {
    var processor = BatchProcessor()
    let bad = Self.number("1", #""bogus":1"#)
    for _ in 0..<3 {
      #expect(processor.answer(to: bad).contains("invalidOption"))
      #expect(processor.answer(to: Self.number("1")) == #"{"id":1,"result":"1"}"#)
    }
  }
}

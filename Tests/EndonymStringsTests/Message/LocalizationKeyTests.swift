import Endonym
import EndonymStrings
import Foundation
import Testing

@Suite("Localization keys")
struct LocalizationKeyTests {
  /// The table of `String.LocalizationValue`'s interface in Apple's SDK.
  @Test(
    "each type leaves its placeholder",
    arguments: [
      ("\(Int(1))", "%lld"), ("\(Int64(1))", "%lld"), ("\(Int8(1))", "%d"), ("\(Int16(1))", "%d"),
      ("\(Int32(1))", "%d"), ("\(UInt(1))", "%llu"), ("\(UInt64(1))", "%llu"), ("\(UInt8(1))", "%u"),
      ("\(UInt16(1))", "%u"), ("\(UInt32(1))", "%u"), ("\(Float(1))", "%f"), ("\(Double(1))", "%lf"),
      ("\("a")", "%@"), ("\("a"[...])", "%@"), ("\(Decimal(1))", "%@"), ("\(true)", "%@"), ("\([1, 2])", "%@"),
      ("\(0.5, specifier: "%.2f")", "%.2f"), ("\(3, specifier: "%x")", "%x"),
    ] as [(LocalizationKey, String)])
  func specifiers(key: LocalizationKey, specifier: String) {
    #expect(key.key == specifier)
    #expect(key.arguments.count == 1)
  }

  /// `Text("\(n)%")` has the key `%lld%%`.
  @Test("percent signs of the text are doubled, and placeholders are not numbered")
  func literals() {
    let key: LocalizationKey = "\(3) of \("Home") at 100%"
    #expect(key == LocalizationKey(key: "%lld of %@ at 100%%", arguments: [3, "Home"]))
    #expect(LocalizationKey("50% off") == "50% off")
    #expect(LocalizationKey("50% off").key == "50%% off")
    #expect(("" as LocalizationKey).key == "")
  }

  @Test("placeholders without values leave only their spelling")
  func placeholders() {
    let key: LocalizationKey =
      "\(placeholder: .int) \(placeholder: .uint) \(placeholder: .float) \(placeholder: .double) \(placeholder: .object)"
    #expect(key == LocalizationKey(key: "%lld %llu %f %lf %@", arguments: []))
  }

  @Test("values keep their types")
  func values() throws {
    let key: LocalizationKey = "\(UInt64.max) \(Float(0.1)) \(1.5) \(true) \([1])"
    #expect(
      key.arguments == [
        .unsignedInteger(.max), .decimal(try ExactDecimal("0.1")), .double(1.5), .boolean(true), .string("[1]"),
      ])
  }

  @Test("a key is its own message where a table has none")
  func message() throws {
    let key: LocalizationKey = "\(1234) files at \(50)%"
    let message = Message(key.key, in: try MessageContext(language: "de"))
    #expect(message.format(MessageArguments(key.arguments)) == "1.234 files at 50%")
  }

  @Test("a key and its arguments survive encoding")
  func coding() throws {
    let key = LocalizationKey(
      key: "k",
      arguments: [
        1, .unsignedInteger(.max), .double(-.infinity), .double(0.1), .decimal(try ExactDecimal("1.50")), true, "text",
        .formatted("1 km", number: try ExactDecimal("1")), .formatted("x", number: nil),
      ])
    let data = try JSONEncoder().encode(key)
    #expect(try JSONDecoder().decode(LocalizationKey.self, from: data) == key)
    let first = try JSONEncoder().encode(MessageArgument.integer(3))
    #expect(String(decoding: first, as: UTF8.self) == #"{"integer":3}"#)
  }

  @Test("what is no argument cannot be read", arguments: [#"{"double":"x"}"#, "{}", "3", #"{"decimal":"1e"}"#])
  func badCoding(json: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(MessageArgument.self, from: Data(json.utf8)) }
  }

  @Test("a date is shown in the locale of the message")
  func date() throws {
    let date = Date(timeIntervalSince1970: 0)
    for locale in ["de", "en_US"] {
      let expected = try DateFormat(date: .medium, time: .short, locale: locale).format(date)
      #expect(Message("%@", in: try MessageContext(language: locale)).format(date) == expected)
    }
  }
}

import Testing

@testable import EndonymBatch

/// What `BATCH.md` says of lines, ids, order and errors.
@Suite("Lines of the batch protocol")
struct BatchLineTests {
  private func answer(_ line: String) -> String {
    var processor = BatchProcessor()
    return processor.answer(to: line)
  }

  @Test("the examples of the protocol are answered as they are printed there")
  func examples() {
    #expect(
      answer(#"{"id":1,"kind":"number","locale":"de-DE","value":"1234567.891"}"#)
        == #"{"id":1,"result":"1.234.567,891"}"#)
    let measure =
      #"{"id":2,"kind":"measure","locale":"en-US","value":5,"unit":"kilometer","#
      + #""options":{"usage":"road","unitDisplay":"long"}}"#
    #expect(answer(measure) == #"{"id":2,"result":"3.1 miles","unit":"mile"}"#)
    let invalid = answer(#"{"id":3,"kind":"number","locale":"xx-INVALID-!","value":1}"#)
    #expect(invalid.hasPrefix(#"{"id":3,"error":{"code":"invalidLocale","message":""#))
    #expect(invalid.hasSuffix(#""}}"#))
  }

  @Test(
    "an id is any JSON value, and is echoed byte for byte",
    arguments: [
      "1", "-0.0", "1E+2", "1.50", "123456789012345678901234567890", #""a""#, #""\u00e9\/é""#, "null", "true",
      "[1, 2 ,3]",
      #"{ "a" : [ ] , "b":{"c":1e5} }"#, #""😀""#, "[]",
    ])
  func identifier(id: String) {
    #expect(answer(#"{"id":\#(id),"kind":"list","locale":"en","value":[]}"#) == #"{"id":\#(id),"result":""}"#)
    #expect(answer(#"{"kind":"list","locale":"en","value":[],"id" : \#(id) }"#) == #"{"id":\#(id),"result":""}"#)
    // Of a failed line too.
    #expect(answer(#"{"id":\#(id),"kind":"nothing"}"#).hasPrefix(#"{"id":\#(id),"error":{"code":"unsupportedKind","#))
  }

  @Test("a line without an id is answered with null")
  func noIdentifier() {
    #expect(answer(#"{"kind":"list","locale":"en","value":[]}"#) == #"{"id":null,"result":""}"#)
  }

  @Test(
    "a line that is not a JSON object is answered with null and invalidJSON",
    arguments: [
      "{", "}", "nonsense", "[]", "1", #""text""#, "null", #"{"id":1,}"#, #"{"id":1 "kind":2}"#, #"{'id':1}"#,
      #"{"id":01}"#,
      #"{"id":1,"kind":"number"} x"#, #"{"id":.5}"#, #"{"id":+1}"#, #"{"id":1.}"#, #"{"id":1e}"#, #"{"id":NaN}"#,
      #"{"id":"\x"}"#, #"{"id":"\u12"}"#, #"{"id":"\ud800"}"#, #"{"id":"\udc00\ud800"}"#, "{\"id\":\"\t\"}",
      "{\"id\":\"",
      #"{"id":tru}"#, "\u{FEFF}{}", String(repeating: "[", count: 100_000),
      String(repeating: #"{"a":"#, count: 100_000),
    ])
  func notJSON(line: String) {
    #expect(answer(line).hasPrefix(#"{"id":null,"error":{"code":"invalidJSON","message":""#))
  }

  @Test(
    "a line that is not UTF-8 is answered with null and invalidJSON",
    arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func notUnicode(bytes: [UInt8]) {
    var processor = BatchProcessor()
    let line = Array(#"{"id":1,"kind":"list","locale":"en","value":[""#.utf8) + bytes + Array(#""]}"#.utf8)
    let answer = processor.answer(to: line[...])
    #expect(answer.isError)
    #expect(String(decoding: answer.bytes, as: UTF8.self).hasPrefix(#"{"id":null,"error":{"code":"invalidJSON","#))
  }

  @Test("values nest to a depth, and no deeper")
  func depth() {
    // The object of the line is the first level.
    func line(_ depth: Int) -> String {
      let id = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return #"{"id":\#(id),"kind":"list","locale":"en","value":[]}"#
    }
    let most = JSONReader.greatestDepth - 1
    #expect(answer(line(most)).hasSuffix(#","result":""}"#))
    #expect(answer(line(most + 1)).contains("invalidJSON"))
  }

  @Test("a field or an option given twice is refused")
  func repeated() {
    #expect(answer(#"{"id":1,"kind":"number","kind":"number","locale":"en","value":1}"#).contains("invalidJSON"))
    #expect(
      answer(#"{"id":1,"kind":"number","locale":"en","value":1,"options":{"cash":true,"cash":true}}"#)
        .contains(#""code":"invalidOption""#))
    // Which of two ids is meant nobody knows.
    #expect(answer(#"{"id":1,"id":2,"kind":"number","locale":"en","value":1}"#).hasPrefix(#"{"id":null,"error":"#))
  }

  @Test("text is UTF-8 with nothing outside ASCII escaped, and what JSON demands escaped")
  func text() {
    #expect(
      answer(#"{"id":1,"kind":"list","locale":"ja","value":["\u00e9é","\uD83D\uDE00","\u202f"]}"#)
        == "{\"id\":1,\"result\":\"éé、😀、\u{202F}\"}")
    #expect(
      answer(#"{"id":1,"kind":"list","locale":"ja","value":["\"\\\/\b\f\n\r\t\u0000\u007f"]}"#)
        == "{\"id\":1,\"result\":\"\\\"\\\\/\\u0008\\u000c\\n\\r\\t\\u0000\u{7F}\"}")
  }

  @Test("spaces around JSON do not matter, keys may be escaped")
  func spaces() {
    #expect(
      answer(" \t{ \"id\" : 1 ,\r \"k\\u0069nd\":\"list\" , \"locale\":\"en\",\"value\":[ \"a\" ] } \r")
        == #"{"id":1,"result":"a"}"#)
  }

  @Test("parts are objects of type and value")
  func parts() {
    let request = #"{"id":1,"kind":"number","locale":"fr","value":-1234.5,"parts":true,"options":{"style":"percent"}}"#
    let parts =
      #"[{"type":"minusSign","value":"-"},{"type":"integer","value":"123"},{"type":"group","value":"S"},"#
      + #"{"type":"integer","value":"450"},{"type":"literal","value":"L"},{"type":"percentSign","value":"%"}]"#
    let plain = answer(request).replacing("\u{202F}%", with: "%").replacing("\u{202F}", with: "S")
      .replacing("\u{A0}", with: "L")
    #expect(
      plain.replacing(#""literal","value":"S""#, with: #""literal","value":"L""#) == #"{"id":1,"result":\#(parts)}"#)
    // "parts": false is no parts.
    #expect(
      answer(#"{"id":1,"kind":"number","locale":"en","value":1,"parts":false}"#) == #"{"id":1,"result":"1"}"#)
    #expect(
      answer(#"{"id":1,"kind":"measure","locale":"en","value":1,"unit":"meter","parts":true}"#)
        == #"{"id":1,"result":[{"type":"integer","value":"1"},{"type":"literal","value":" "},"#
        + #"{"type":"unit","value":"m"}],"unit":"meter"}"#)
  }

  @Test("a processor forgets no setting and mixes none up, however many there are")
  func settings() {
    var processor = BatchProcessor()
    for round in 0..<2 {
      for digits in 0..<100 {
        for locale in ["en", "de", "fr"] {
          let line =
            #"{"id":\#(round),"kind":"number","locale":"\#(locale)","value":1,"options":{"minimumFractionDigits":\#(digits)}}"#
          let fraction = digits == 0 ? "" : (locale == "en" ? "." : ",") + String(repeating: "0", count: digits)
          #expect(processor.answer(to: line) == #"{"id":\#(round),"result":"1\#(fraction)"}"#)
        }
      }
    }
  }
}

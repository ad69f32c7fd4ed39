import Testing

@testable import EndonymBatch

/// `match`, by `BATCH.md`: CLDR's distances, as ICU's `LocaleMatcher` has them.
struct MatchKindTests {
  @Test(
    "the best available language is found for a list and for Accept-Language, null when none fits",
    arguments: [
      (#"["zh-HK"]"#, #"["zh-Hans","zh-Hant"]"#, #""zh-Hant""#), (#"["es-CO"]"#, #"["es","es-419"]"#, #""es-419""#),
      (#"["en"]"#, #"["de","en-GB"]"#, #""en-GB""#), (#"["pt-AO"]"#, #"["pt-BR","pt-PT"]"#, #""pt-PT""#),
      (#"["nb"]"#, #"["no","da"]"#, #""no""#), (#"["ja"]"#, #"["de","en"]"#, "null"),
      (#""fr;q=0.5, de-CH;q=0.9""#, #"["en","de","fr"]"#, #""de""#), (#""de;q=0, en""#, #"["de","en"]"#, #""en""#),
      (#""""#, #"["de"]"#, "null"), ("[]", #"["de"]"#, "null"),
    ])
  func match(_ wanted: String, _ available: String, _ result: String) {
    var processor = BatchProcessor()
    let answer = processor.answer(
      to: #"{"id":1,"kind":"match","locale":"en","value":\#(wanted),"available":\#(available)}"#)
    #expect(answer == #"{"id":1,"result":\#(result)}"#)
  }

  @Test(
    "what is missing or of the wrong type is told",
    arguments: [
      (#""value":["de"]"#, "missingField"), (#""available":["de"]"#, "missingField"),
      (#""value":["de"],"available":"de""#, "invalidValue"), (#""value":[1],"available":["de"]"#, "invalidValue"),
      (#""value":7,"available":["de"]"#, "invalidValue"),
      (#""value":["de"],"available":["de"],"path":"x""#, "invalidOption"),
    ])
  func errors(_ fields: String, _ code: String) throws {
    #expect(try BatchErrorTests.code(#"{"id":1,"kind":"match","locale":"en",\#(fields)}"#) == code)
  }
}

import Testing

@testable import Endonym

@Suite("Parts of ranges")
struct RangePartsTests {
  /// ICU 72 puts the ends of some fields of a currency's range a unit too far: between the halves of a digit outside the
  /// first plane. The texts are raw ICU's.
  @Test("no digit is cut in two")
  func surrogates() throws {
    let format = try NumberFormat.currency("FRF", locale: "en_CX-u-nu-sind").presentation(.narrow)
    #expect(try format.format(from: ExactDecimal(1), to: ExactDecimal(2)) == "FRF\u{A0}𑋱.𑋰𑋰–𑋲.𑋰𑋰")
    let parts = try format.parts(from: ExactDecimal(1), to: ExactDecimal(2))
    #expect(!parts.contains { $0.text.contains("\u{FFFD}") })
    #expect(parts.text == "FRF\u{A0}𑋱.𑋰𑋰–𑋲.𑋰𑋰")
  }
}

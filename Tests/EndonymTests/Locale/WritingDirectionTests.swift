import Endonym
import Testing

@Suite("WritingDirection of a language")
struct WritingDirectionTests {
  @Test(
    "A language runs as its script does, the one it names or its likely one",
    arguments: [
      (
        "ar he iw fa ur yi ps sd ug dv ckb ks pa-Arab uz-Arab uz-AF pa-PK syr nqo ff-Adlm rhg ms-Arab ar-XB fa-AF",
        "rtl"
      ),
      // Foundation calls these left to right, by its layout data and not by their script.
      ("az-Arab ha-Arab ku-Arab kk-Arab arc", "rtl"),
      ("en de ja zh-Hant ku ks-Deva sd-Deva mn-Mong ar-Latn en-XA und tr hi th ka am", "ltr"),
    ])
  func direction(languages: String, expected: String) throws {
    for language in languages.split(separator: " ") {
      #expect(try LocaleIdentifier(language).writingDirection.rawValue == expected, "\(language)")
    }
  }
}

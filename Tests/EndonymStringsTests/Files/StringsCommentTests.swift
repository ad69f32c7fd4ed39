import EndonymStrings
import Testing

@Suite("Comments in .strings")
struct StringsCommentTests {
  @Test(
    "The comments that stand with an entry are its comment",
    arguments: [
      ("/* One */\n\"k\" = \"v\";", "One"),
      ("// One\n\"k\" = \"v\";", "One"),
      ("// One\n// Two\n\"k\" = \"v\";", "One\nTwo"),
      ("/* One\n   Two */\n\"k\" = \"v\";", "One\n   Two"),
      ("\"k\" = \"v\"; // One\n\"l\" = \"w\";", "One"),
      ("\"k\" = \"v\"; /* One */\n\"l\" = \"w\";", "One"),
      ("/* One */ \"k\" = \"v\"; /* Two */ // Three\n", "One\nTwo\nThree"),
      ("\"j\" = \"w\"; /* One */ \"k\" = \"v\";", "One"),
      ("/* Head */\n\n/* One */\n\"k\" = \"v\";", "One"),
      ("\"j\" = \"w\";\n\n/* Section */\n\n\"k\" = \"v\";", "Section"),
      ("\"j\" = \"w\"; // other\n\"k\" = \"v\";", nil),
      ("/* Head of the file */\n\n\"k\" = \"v\";", nil),
      ("\"k\" /* inside */ = \"v\";", nil),
      ("\"k\" = \"v\";\n/* behind */", nil),
      ("/* */\n\"k\" = \"v\";", nil),
      ("\r/* One */\r\"k\" = \"v\";", "One"),
      ("{\n  /* One */\n  k = v;\n}", "One"),
      ("\"j\" = \"w\"\n/* One */\n\"k\" = \"v\";", "One"),
      ("<?xml version=\"1.0\"?><plist><dict><!-- One --><key>k</key><string>v</string></dict></plist>", "One"),
    ] as [(String, String?)])
  func commentsBelongToTheirEntry(text: String, comment: String?) {
    #expect(StringsFile.read(Array(text.utf8)).content["k"]?.comment == comment)
  }
}

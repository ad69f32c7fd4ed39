import EndonymStrings
import Testing

@Suite("Comments of .strings entries")
struct StringsFileCommentTests {
  @Test(
    "A comment is replaced, added or taken away, and no other byte changes",
    arguments: [
      ("/* old */\n\"a\" = \"1\";\n", "new", "/* new */\n\"a\" = \"1\";\n"),
      ("\"z\" = \"0\";\n\"a\" = \"1\";\n", "new", "\"z\" = \"0\";\n/* new */\n\"a\" = \"1\";\n"),
      ("/* head */\n\n/* old */\n\"a\"   =   \"1\" ;\r\n", nil, "/* head */\n\n\"a\"   =   \"1\" ;\r\n"),
      ("// old\n// lines\n\"a\" = \"1\"; // end\n", "new", "/* new */\n\"a\" = \"1\"; // end\n"),
    ] as [(String, String?, String)])
  func replaced(text: String, comment: String?, expected: String) {
    var file = StringsFile.read(Array(text.utf8)).content
    file.setComment(comment, forKey: "a")
    #expect(String(decoding: file.bytes(), as: UTF8.self) == expected)
  }
}

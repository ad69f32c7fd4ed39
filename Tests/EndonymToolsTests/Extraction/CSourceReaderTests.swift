import EndonymStrings
import EndonymTools
import Testing

/// A piece of C and the strings in it.
struct CCase: CustomTestStringConvertible, Sendable {
  let source: String
  /// Key, value, table and comment of each.
  let found: [[String?]]
  var testDescription: String { source }

  init(_ source: String, _ found: [String?]...) { (self.source, self.found) = (source, found) }
}

@Suite("Strings of C, Objective-C and C++ sources")
struct CSourceReaderTests {
  static let calls: [CCase] = [
    CCase(#"NSLocalizedString(@"Hello", @"A greeting")"#, ["Hello", nil, nil, "A greeting"]),
    CCase(#"NSLocalizedString(@"Hello", nil)"#, ["Hello", nil, nil, nil]),
    CCase("NSLocalizedString ( @\"Hello\" ,\n @\"\" )", ["Hello", nil, nil, nil]),
    CCase(#"NSLocalizedStringFromTable(@"k", @"T", @"c")"#, ["k", nil, "T", "c"]),
    CCase(#"NSLocalizedStringFromTable(@"k", nil, @"c")"#, ["k", nil, nil, "c"]),
    CCase(
      #"NSLocalizedStringFromTableInBundle(@"k", @"T", [NSBundle bundleForClass:[self class]], "c")"#,
      ["k", nil, "T", "c"]),
    CCase(
      #"NSLocalizedStringWithDefaultValue(@"k", @"T", [NSBundle mainBundle], @"a, b", @"c")"#, ["k", "a, b", "T", "c"]),
    CCase(#"CFCopyLocalizedString(CFSTR("k"), "c")"#, ["k", nil, nil, "c"]),
    CCase(#"CFCopyLocalizedStringFromTableInBundle(CFSTR("k"), CFSTR("T"), bundle, "c")"#, ["k", nil, "T", "c"]),
    CCase(#"CFCopyLocalizedStringWithDefaultValue(CFSTR("k"), NULL, bundle, CFSTR("v"), NULL)"#, ["k", "v", nil, nil]),
    CCase(
      "NSLocalizedString(@\"one \"\n  @\"two\" /* x */ \" three\", @\"c\" @\"d\")", ["one two three", nil, nil, "cd"]),
    CCase(
      #"NSLocalizedString(@"\"q\"\t\\ \x41 \101 é \U0001F600 \\U00e9", nil)"#,
      ["\"q\"\t\\ A A é 😀 \\U00e9", nil, nil, nil]),
    CCase("NSLocalizedString(@\"a\\\nb\", nil)", ["ab", nil, nil, nil]),
    CCase(#"NSLocalizedString(R"x(raw "text)" \n)x", nil)"#, [#"raw "text)" \n"#, nil, nil, nil]),
    CCase(#"NSLocalizedString(on ? @"On" : @"Off", nil)"#, ["On", nil, nil, nil], ["Off", nil, nil, nil]),
    CCase(#"f(NSLocalizedString(@"a", NSLocalizedString(@"b", nil)))"#, ["a", nil, nil, nil], ["b", nil, nil, nil]),
    CCase(#"// NSLocalizedString(@"no", nil)"#), CCase(#"/* NSLocalizedString(@"no", nil) */"#),
    CCase("// goes on \\\n NSLocalizedString(@\"no\", nil)\nNSLocalizedString(@\"yes\", nil)", ["yes", nil, nil, nil]),
    CCase(#"s = @"NSLocalizedString(@\"no\", nil)";"#),
    CCase("char c = '\"'; NSLocalizedString(@\"a\", nil)", ["a", nil, nil, nil]),
    CCase("#define NSLocalizedString(key, comment) [x y:key]\nNSLocalizedString(@\"a\", nil)", ["a", nil, nil, nil]),
    CCase("#error don't\nNSLocalizedString(@\"a\", nil)", ["a", nil, nil, nil]),
    CCase("NSString *NSLocalizedString(NSString *key, NSString *comment);"),
    CCase("NSLocalizedString(@\"open\", @\"c\""),
  ]

  @Test("macros of both families, literals in all forms, nothing from comments and strings", arguments: calls)
  func call(_ example: CCase) {
    let reading = CSourceReader().read(Array(example.source.utf8), file: "a.m")
    #expect(reading.strings.map { [$0.key, $0.defaultValue, $0.table, $0.comment] } == example.found)
    #expect(reading.diagnostics.isEmpty)
  }

  /// Sources with something that is not closed, and what is told.
  static let unclosed: [(source: String, findings: [String])] = [
    ("NSLocalizedString(@\"a, nil);\nNSLocalizedString(@\"b\", nil);", ["a.m:1:19: warning: the string is not closed"]),
    ("NSLocalizedString(@\"b\", nil);\nx = \"a", ["a.m:2:5: warning: the string is not closed"]),
    ("NSLocalizedString(@\"b\", nil); /* a *", ["a.m:1:31: warning: the comment is not closed"]),
    ("NSLocalizedString(@\"b\", nil); R\"(a)", ["a.m:1:31: warning: the string is not closed"]),
    ("NSLocalizedString(@\"b\", nil); R\"(a)\" /**/", []),
    ("#error a \"quote\n#pragma \\\n \"\nNSLocalizedString(@\"b\", nil); // a \"", []),
  ]

  @Test("what is not closed is told, since it may hide calls, unless a directive has it", arguments: unclosed)
  func notClosed(_ example: (source: String, findings: [String])) {
    let reading = CSourceReader().read(Array(example.source.utf8), file: "a.m")
    #expect(reading.strings.map(\.key) == ["b"])
    #expect(reading.diagnostics.map(\.description) == example.findings.map { $0 + " [syntax-error]" })
    #expect(reading.isWhole == example.findings.isEmpty)
  }

  @Test("routines by name, with their families")
  func customRoutines() {
    let source = #"L(@"a", @"c"); LFromTable(@"b", @"T", nil); Lx(@"no", nil)"#
    let reading = CSourceReader(LocalizationRoutines(["L"])).read(Array(source.utf8), file: "a.m")
    #expect(reading.strings.map(\.key) == ["a", "b"])
    #expect(reading.strings.map(\.table) == [nil, "T"])
  }

  @Test("a key that is no literal is a warning with its place; in a macro, which wraps, a note")
  func dynamicKeys() {
    let source = "#define L(x) NSLocalizedString(x, nil)\nNSLocalizedString(key, nil);"
    let reading = CSourceReader().read(Array(source.utf8), file: "a.m")
    #expect(
      reading.diagnostics.map(\.description) == [
        "a.m:1:32: note: this wraps NSLocalizedString: name the macro around it as a routine (-s) to extract its strings [dynamic-key]",
        "a.m:2:19: warning: the key of NSLocalizedString is not a literal: it cannot be extracted [dynamic-key]",
      ])
  }

  /// Every prefix of a source, and the source with a byte changed, is read to the end.
  @Test("broken sources are read without harm")
  func brokenSources() {
    let source = Array(
      #"R"x(a)x" @"\x" '\'' /* NSLocalizedString(@"\u12", u8"b" #define x NSLocalizedStringFromTable(@"a","#.utf8)
    for length in 0...source.count {
      for byte: UInt8 in [0, UInt8(ascii: "\\"), UInt8(ascii: "\""), 0xFF] {
        _ = CSourceReader(LocalizationRoutines(["x"])).read(Array(source[..<length]) + [byte], file: "a.m")
      }
    }
  }
}

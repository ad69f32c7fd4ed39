import EndonymStrings
import EndonymTools
import Testing

@Suite("Review of formats in C, Objective-C and C++")
struct CFormatReviewTests {
  private func review(_ source: String) -> [Diagnostic] {
    CSourceReader(reviews: true).read(Array(source.utf8), file: "a.m").diagnostics
  }

  /// Sources, and the rules that find something in them.
  static let table: [(source: String, rules: [String])] = [
    ("NSLog(text);", ["unsafe-format"]), ("printf(text);", ["unsafe-format"]),
    ("fprintf(stderr, text);", ["unsafe-format"]),
    ("snprintf(buffer, size, text, 1);", ["unsafe-format"]), ("NSLog([self title]);", ["unsafe-format"]),
    ("NSLog(self.title);", ["unsafe-format"]), ("s = [NSString stringWithFormat:text];", ["unsafe-format"]),
    ("s = [NSString stringWithFormat:text, 1];", ["unsafe-format"]),
    ("[[NSString alloc] initWithFormat:text locale:locale, 1];", ["unsafe-format"]),
    ("[s appendFormat:text];", ["unsafe-format"]), ("NSLog(on ? text : @\"a\");", []),
    ("NSString *text = field.text; NSLog(text);", ["unsafe-format"]),
    ("char text[] = \"%d\"; printf(text, 1);", []), ("NSString *text = @\"%d\"; NSLog(text, 1);", []),
    ("NSString *text = NSLocalizedString(@\"k\", nil); NSLog(text, 1);", []), ("NSLog(@\"%@\", text);", []),
    ("NSLog(NSLocalizedString(@\"k\", nil), 1);", []), ("printf(_(\"k\"), 1);", []), ("printf(USAGE);", []),
    ("NSLog(kFormat, 1);", []), ("NSLog([bundle localizedStringForKey:key value:nil table:nil]);", []),
    ("#define LOG(format, ...) NSLog(format, ##__VA_ARGS__)", []), ("int printf(const char *format, ...);", []),
    ("[[NSString alloc] initWithFormat:format arguments:list];", []), ("logger.printf(text);", []),
    ("logger->printf(text);", []), ("// NSLog(text);", []),
    ("printf(\"%d of %d\", 1);", ["format-argument-missing"]), ("NSLog(@\"%@\");", ["format-argument-missing"]),
    ("NSLog(NSLocalizedString(@\"%@ of %@\", nil), a);", ["format-argument-missing"]),
    ("[NSString stringWithFormat:@\"%d \" @\"%d\", 1];", ["format-argument-missing"]),
    ("[NSString stringWithFormat:@\"%1$@ %1$@\", f(a, b)];", []), ("printf(\"%\" PRIu64 \" %d\", a);", []),
    ("printf(\"%*d 100%%\", 3, 1);", []), ("printf(\"%s\", on ? a : b);", []),
    ("printf(\"%zu %jd %llu %hhx\", a, b, c, d);", []), ("[[NSString alloc] initWithFormat:@\"%d\" locale:l, 1];", []),
    ("NSLog(@\"%d\", @\"a\");", ["format-argument-type"]), ("NSLog(@\"%@\", 5);", ["format-argument-type"]),
    ("NSLog(@\"%s\", @\"a\");", ["format-argument-type"]), ("NSLog(@\"%@\", \"a\");", ["format-argument-type"]),
    ("printf(\"%d\", 1.5);", ["format-argument-type"]), ("printf(\"%f\", -1);", ["format-argument-type"]),
    ("printf(\"%s\", 'a');", ["format-argument-type"]), ("NSLog(@\"%d\", @(n));", ["format-argument-type"]),
    ("[NSString stringWithFormat:@\"%.2f\", 0x1F];", ["format-argument-type"]),
    ("NSLog(@\"%d\", \"a\" \"b\");", ["format-argument-type"]),
    ("NSLog(@\"%@ %@ %@ %d %f %s %c\", @\"a\", @1, @[], 5u, .5f, \"a\", 'a');", []),
    ("printf(\"%d %s %f\", 2 * 1.5, a, (double)1);", []), ("printf(\"%s %p\", 0, \"a\");", []),
    ("printf(\"%d\", 1, 2);", ["format-argument-extra"]), ("NSLog(@\"done\", 1);", ["format-argument-extra"]),
    ("CFStringCreateWithFormat(NULL, NULL, CFSTR(\"%d\"), 1, 2);", ["format-argument-extra"]),
  ]

  @Test("formats that are no literals and not localized, and numbers of values that do not fit", arguments: table)
  func rule(_ row: (source: String, rules: [String])) {
    #expect(review(row.source).map(\.rule) == row.rules)
  }

  @Test("a finding names place, format and call; a comment silences it; without a review there is none")
  func form() {
    let source = "int a;\n  NSLog(text);\nNSLog(text); // endonym:disable unsafe-format"
    #expect(
      review(source).first?.description
        == "a.m:2:9: warning: \"text\" is the format of NSLog, and neither a literal nor localized: a percent sign in it is read as a placeholder [unsafe-format]"
    )
    let reading = CSourceReader(reviews: true).read(Array(source.utf8), file: "a.m")
    #expect(reading.audible(reading.diagnostics).count == 1)
    #expect(CSourceReader().read(Array(source.utf8), file: "a.m").diagnostics.isEmpty)
  }

  /// Every beginning of a source, and each with a byte more, is read to the end.
  @Test("broken sources are read without harm")
  func brokenSources() {
    let source = Array(
      "[[NSString alloc] initWithFormat:x locale:y, (1)]; char x[ = printf(NSLocalizedString(@\"%d\", nil), x".utf8)
    for length in 0...source.count {
      for byte in "[(:=%\"".utf8 { _ = review(String(decoding: source[..<length] + [byte], as: UTF8.self)) }
    }
  }
}

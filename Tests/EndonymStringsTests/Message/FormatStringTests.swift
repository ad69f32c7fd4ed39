import EndonymStrings
import Testing

@Suite("Format strings")
struct FormatStringTests {
  /// Apple, "String Format Specifiers"; the sizes of C's types on 64-bit systems.
  @Test(
    "each conversion and size has the kind of C's type",
    arguments: [
      ("%d", .integer(bits: 32)), ("%D", .integer(bits: 32)), ("%i", .integer(bits: 32)), ("%hhd", .integer(bits: 8)),
      ("%hi", .integer(bits: 16)), ("%ld", .integer(bits: 64)), ("%lld", .integer(bits: 64)),
      ("%qd", .integer(bits: 64)), ("%td", .integer(bits: 64)), ("%zd", .integer(bits: 64)),
      ("%jd", .integer(bits: 64)), ("%u", .unsignedInteger(bits: 32)), ("%U", .unsignedInteger(bits: 32)),
      ("%lu", .unsignedInteger(bits: 64)), ("%hhu", .unsignedInteger(bits: 8)), ("%x", .unsignedInteger(bits: 32)),
      ("%llX", .unsignedInteger(bits: 64)), ("%o", .unsignedInteger(bits: 32)), ("%O", .unsignedInteger(bits: 32)),
      ("%f", .double), ("%F", .double), ("%lf", .double), ("%Lf", .double), ("%e", .double), ("%E", .double),
      ("%g", .double), ("%G", .double), ("%a", .double), ("%A", .double), ("%c", .character), ("%C", .character),
      ("%s", .cString), ("%S", .cString), ("%P", .cString), ("%@", .object), ("%p", .pointer), ("%n", .pointer),
      ("%#@files@", .variable("files")), ("%2$#@files@", .variable("files")), ("%1#@files@", .variable("files")),
      ("%#[files]@", .variable("files")), ("%[files]@", .variable("files")), ("%#5.2@files@", .variable("files")),
    ] as [(String, FormatPlaceholder.Kind)])
  func kinds(text: String, kind: FormatPlaceholder.Kind) throws {
    let format = FormatString("a \(text) b")
    try #require(format.placeholders.count == 1)
    #expect(format.placeholders[0].kind == kind)
    #expect(format.placeholders[0].range == 2..<2 + text.utf8.count)
    #expect(format.issues.isEmpty)
  }

  /// Apple's specifiers; CoreFoundation takes flags, counts and sizes in any order.
  @Test(
    "flags, width, precision, position and name are read, and written as they were",
    arguments: [
      ("%-+0d", "-+0d", nil, nil), ("%'d", "'d", nil, nil), ("%#x", "#x", nil, nil), ("%05.2f", "05.2f", nil, nil),
      ("%.f", ".0f", nil, nil), ("%2$-10@", "-10@", 2, nil), ("%127$d", "d", 127, nil), ("%*d", "*d", nil, nil),
      ("%.*f", ".*f", nil, nil), ("%1$*2$.*3$f", "*2$.*3$f", 1, nil), ("%(name)lld", "lld", nil, "name"),
      ("%1$(friendsPosts)lld", "lld", 1, "friendsPosts"), ("%(größe).1f", ".1f", nil, "größe"),
      ("%3$#@a.b@", "#@a.b@", 3, nil), ("%1#@count@", "#@count@", 1, nil), ("%#08@v@", "#08@v@", nil, nil),
    ] as [(String, String, Int?, String?)])
  func parts(text: String, specifier: String, position: Int?, name: String?) throws {
    let placeholder = try #require(FormatString(text).placeholders.first)
    #expect(placeholder.range == 0..<text.utf8.count)
    #expect(placeholder.specifier == specifier)
    #expect(placeholder.position == position)
    #expect(placeholder.name == name)
  }

  /// IEEE Std 1003.1: a width or precision that is an argument comes before the value.
  @Test(
    "unnumbered placeholders take arguments in order, whatever numbered ones take",
    arguments: [
      ("%@ %d %f", [1, 2, 3]), ("%2$@ %@ %1$@ %@", [2, 1, 1, 2]), ("%%%@%%%@", [1, 2]), ("%*d %@", [2, 3]),
      ("%.*f %*.*f", [2, 5]), ("%@ %#@count@ %d", [1, 2, 3]), ("%@ %2$#@second@", [1, 2]), ("%*3$d %@", [1, 2]),
    ])
  func arguments(text: String, positions: [Int]) {
    #expect(FormatString(text).placeholders.map { $0.argument() } == positions)
  }

  @Test("in a form of a variable they begin at the argument that chose it")
  func start() {
    let format = FormatString("%lld of %@, %1$@", in: .variableForm)
    #expect(format.placeholders.map { $0.argument(startingAt: 2) } == [2, 3, 1])
  }

  @Test("%arg is a placeholder in forms of variables, and %a elsewhere")
  func arg() {
    #expect(FormatString("%arg files", in: .variableForm).placeholders.map(\.kind) == [.number])
    #expect(FormatString("%arg files").placeholders.map(\.kind) == [.double])
  }

  /// The extent is that of CoreFoundation's parser, which reads up to the first character that has no meaning.
  @Test(
    "what is no placeholder is text, and reported",
    arguments: [
      ("50%", "50%", .incomplete, "%"), ("a %-", "a %-", .incomplete, "%-"),
      ("%y", "%y", .unknownConversion("y"), "%y"),
      ("100%, ok", "100%, ok", .unknownConversion(","), "%,"), ("5 %é", "5 %é", .unknownConversion("é"), "%é"),
      ("5% %", "5% %", .unknownConversion("%"), "% %"), ("%0$d", "%0$d", .unknownConversion("$"), "%0$"),
      ("%128$d", "%128$d", .positionOutOfRange, "%128$d"), ("%99999999999999999999$d", nil, .positionOutOfRange, nil),
      ("%#@files", nil, .malformedVariable, "%#@"), ("%#@@", nil, .malformedVariable, "%#@"),
      ("%#[files] x", nil, .malformedVariable, "%#[files]"), ("%#[files", nil, .malformedVariable, "%#["),
      ("%()d", nil, .unknownConversion("("), "%("),
      ("%(all of it)d", nil, .unknownConversion("("), "%("), ("%\u{0}", nil, .unknownConversion("\u{0}"), nil),
    ] as [(String, String?, FormatStringIssue.Problem, String?)])
  func unknown(text: String, shown: String?, problem: FormatStringIssue.Problem, place: String?) throws {
    let format = FormatString(text)
    #expect(format.placeholders.isEmpty)
    let issue = try #require(format.issues.first)
    #expect(issue.problem == problem)
    if let place { #expect(issue.text == place) }
    let utf8 = Array((shown ?? text).utf8)
    #expect(format.pieces.flatMap { utf8[$0.range] } == utf8)
  }

  /// `50%-ig`: nightscout/Trio#1362. The others are sentences of the same kind.
  @Test(
    "a percent sign in running text is suspected",
    arguments: [
      ("en 50%-ig lösning", "%-i"), ("100% digital", "% d"), ("Spara 20% av allt", "% a"), ("100%fertig", "%f"),
      ("5% i rabatt", "% i"), ("nur noch % des Preises", "% d"), ("%d% off", "% o"), ("bis zu 30% günstiger", nil),
      ("%50 indirim", "%50 i"), ("%100 dijital", "%100 d"), ("%20 off", "%20 o"),
    ])
  func prose(text: String, place: String?) throws {
    let issue = try #require(FormatString(text).issues.first)
    if let place {
      #expect(issue.problem == .likelyProse)
      #expect(issue.text == place)
    }
  }

  @Test(
    "placeholders that are meant are not suspected",
    arguments: [
      "%d%%", "%.1f%%", "%d/%d", "x%d", "%dpx", "%@%@", "v%d.%d", "%-5d|", "1%@", "%2$s-%1$s", "% d", "%+d", "% 5d",
      "%5d left",
    ])
  func meant(text: String) {
    #expect(FormatString(text).issues.isEmpty)
  }

  @Test("a width or precision beyond the limit is the limit, and reported; at the limit it is not")
  func counts() throws {
    #expect(FormatString("%999d").issues.isEmpty)
    for text in ["%1000d", "%.1000f", "%99999999999999999999999d"] {
      let format = FormatString(text)
      #expect(format.issues.map(\.problem) == [.countTooLarge])
      #expect(format.placeholders.count == 1)
    }
    let width = try #require(FormatString("%1000d").placeholders.first?.width)
    #expect(width == .fixed(999))
  }

  /// What genstrings writes into values, by its manual page.
  @Test(
    "positions can be written into a format",
    arguments: [
      ("%d %@ %.2f", "%1$d %2$@ %3$.2f"), ("100%% of %@", "100%% of %1$@"), ("%*d", "%2$*1$d"), ("no", "no"),
      ("%#@a@ in %#@b@", "%1$#@a@ in %2$#@b@"), ("%2$@ %@", "%2$@ %1$@"), ("%(n)lld", "%1$(n)lld"), ("50%", "50%"),
    ])
  func numbered(text: String, expected: String) {
    #expect(FormatString(text).numbered() == expected)
  }

  @Test("a name is at most as long as other identifiers")
  func names() {
    let longest = String(repeating: "n", count: FormatString.greatestNameLength)
    #expect(FormatString("%#@\(longest)@").placeholders.count == 1)
    #expect(FormatString("%#@\(longest)n@").issues.map(\.problem) == [.malformedVariable])
  }

  @Test("tens of thousands of percent signs of every kind are read to the end")
  func size() {
    for unit in ["%", "%%", "%d", "%#@", "%(", "%5", "%#[a"] {
      let text = String(repeating: unit, count: 20_000)
      let format = FormatString(text)
      #expect(format.pieces.last?.range.upperBound == text.utf8.count)
    }
  }
}

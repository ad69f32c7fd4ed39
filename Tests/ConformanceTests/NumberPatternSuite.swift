import Endonym
import Testing

@Suite(
  "ICU's number patterns", .enabled(if: Suites.isGiven, Suites.notGiven),
  .enabled(if: Suites.hasICUVersion, Suites.otherICU))
struct NumberPatternSuite {
  // MARK: numberformattestspecification.txt

  @Test("the formatting rows of numberformattestspecification.txt")
  func specification() throws {
    var tally = Tally()
    var rows = 0
    for row in try SpecificationRow.read(try Suites.lines(Suites.icuFolder, "numberformattestspecification.txt")) {
      rows += 1
      if let reason = row.whyNotApplicable {
        tally.skip(reason)
        continue
      }
      let wanted = row.fields["output"] ?? ""
      tally.row("\(row)", wanted: wanted, got: row.formatted)
    }
    tally.finish("number patterns: specification")
    #expect(rows > 800)
    #expect(tally.compared > 300)
  }

  // MARK: dcfmtest.txt

  /// `format <pattern> <mode> "<number>" "<text>"` in English.
  @Test("the formatting rows of dcfmtest.txt, in every rounding mode")
  func decimals() throws {
    let modes: [String: NumberFormat.RoundingMode] = [
      "default": .halfEven, "ceiling": .ceiling, "floor": .floor, "down": .truncate, "up": .expand,
      "halfeven": .halfEven,
      "halfdown": .halfTruncate, "halfup": .halfExpand, "halfceiling": .halfCeiling, "halffloor": .halfFloor,
    ]
    var tally = Tally()
    for line in try Suites.lines(Suites.icuFolder, "dcfmtest.txt") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      guard let kind = words.first, !kind.hasPrefix("#") else { continue }
      guard kind == "format" else {
        tally.skip("a row about parsing")
        continue
      }
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
      try #require(words.count >= 5 && quoted.count >= 4)
      guard let mode = modes[words[2]] else {
        tally.skip("rounding mode \(words[2])")
        continue
      }
      let format = try NumberPatternFormat(words[1], locale: "en").rounded(mode)
      tally.row(String(line), wanted: quoted[3], got: format.format(try ExactDecimal(quoted[1])))
    }
    tally.finish("number patterns: dcfmtest")
    #expect(tally.compared > 1_400)
  }

  // MARK: NumberFormatTestCases.txt

  /// `fp: "<pattern>" <number> "<text>" …` and its kin; `-` repeats the pattern of the row before.
  @Test(
    "the formatting rows of NumberFormatTestCases.txt, and its malformed patterns",
    .enabled(if: Suites.icuFolder == "icu4c-72.1", "ICU 72's file"))
  func cases() throws {
    var tally = Tally()
    var pattern = ""
    for line in try Suites.lines(Suites.icuFolder, "NumberFormatTestCases.txt") {
      let tokens = Self.tokens(line)
      guard let kind = tokens.first else { continue }
      if tokens.count > 1, tokens[1] != "-" { pattern = tokens[1] }
      switch kind {
      case "fp:", "rt:":
        let format = try NumberPatternFormat(pattern, locale: "en")
        tally.row(String(line), wanted: tokens[3], got: format.format(try ExactDecimal(tokens[2])))
      case "fpc:":
        // The "pattern" is a locale, the number an amount and a currency.
        let amount = tokens[2].split(separator: "/").map(String.init)
        let format = try NumberFormat.currency(amount[1], locale: pattern)
        tally.row(String(line), wanted: tokens[3], got: format.format(try ExactDecimal(amount[0])))
      case "pat:" where tokens.contains("err"):
        let got = (try? NumberPatternFormat(pattern, locale: "en")).map { "\($0)" } ?? "err"
        tally.row(String(line), wanted: "err", got: got)
      case "pat:": tally.skip("a row about writing a pattern back")
      case "p:": tally.skip("a row about parsing")
      default: tally.skip("the parser's reference pattern")
      }
    }
    tally.finish("number patterns: cases")
    #expect(tally.compared > 40)
  }

  /// Words and quoted texts of a line, up to a `#` that begins a comment.
  private static func tokens(_ line: Substring) -> [String] {
    var tokens: [String] = []
    var rest = line.drop { $0.isWhitespace }
    while let first = rest.first, first != "#" {
      let token: Substring
      if first == "\"" {
        rest = rest.dropFirst()
        token = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(token.count + 1)
      } else {
        token = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(token.count)
      }
      tokens.append(String(token).unescaped)
      rest = rest.drop { $0.isWhitespace }
    }
    return tokens
  }
}

import Endonym
import EndonymStrings
import Foundation
import TestSampling
import Testing

/// An argument for Endonym and the same for Foundation.
private struct Pair: Sendable, CustomTestStringConvertible {
  let format: String
  let argument: MessageArgument
  let varArg: any CVarArg & Sendable

  init(_ format: String, _ value: Int) { self.init(format, .integer(Int64(value)), value) }
  init(_ format: String, _ value: Double) { self.init(format, .double(value), value) }
  private init(_ format: String, _ argument: MessageArgument, _ varArg: any CVarArg & Sendable) {
    self.format = format
    self.argument = argument
    self.varArg = varArg
  }

  var testDescription: String { "\(format) of \(argument)" }
}

@Suite("Conversions of messages")
struct MessageConversionTests {
  private static let integers = [
    "%lld", "%d", "%i", "%8lld|", "%-8lld|", "%08lld", "%+lld", "%.6lld", "%10.6lld", "%x", "%X", "%#x", "%o", "%08x",
    "%5d%%",
  ]
  .flatMap { format in [0, 1, -1, 42, 1234, -1234, 1_234_567].map { Pair(format, $0) } }
  .filter {
    !($0.format.contains("x") || $0.format.contains("X") || $0.format.contains("o")) || $0.argument != .integer(0)
  }
  private static let doubles = [
    "%f", "%.2f", "%10.2f|", "%-12.2f|", "%+.1f", "%.0f", "%e", "%.2e", "%E", "%12.3e", "%g", "%.3g", "%.10g",
  ]
  .flatMap { format in [0, 1, -1.5, 1234.5, -0.125, 1_234_567.891, 1e10, 1e-7].map { Pair(format, $0) } }

  /// Foundation's own answers, which are Apple's: `CFString` writes these conversions with a decimal style of the locale.
  @Test(
    "numbers are written in the locale as Foundation writes them", arguments: integers + doubles,
    ["en_US", "de_DE", "ar_SA", "ja_JP", "hi_IN", "fr_FR"])
  fileprivate func localized(pair: Pair, locale: String) throws {
    let context = try MessageContext(language: locale)
    // CLDR's Arabic letters for the exponent differ between the two versions.
    if locale == "ar_SA", pair.format.contains(where: { "eEgG".contains($0) }) { return }
    // Foundation takes exponents up to the precision, C those below it.
    if pair.format == "%.10g", pair.argument == .double(1e10) { return }
    let expected = String(format: pair.format, locale: Locale(identifier: locale), arguments: [pair.varArg])
    #expect(Message(pair.format, in: context).format(MessageArguments([pair.argument])) == expected)
  }

  /// `vsnprintf`, on random flags, widths, precisions and values.
  @Test("verbatim numbers are printf's")
  func verbatim() throws {
    let context = try MessageContext(language: "de", options: MessageOptions(numbers: .verbatim))
    var random = SeededGenerator(stream: "printf", seed: SampleSeed.given ?? 1)
    for _ in 0..<4_000 {
      let isDouble = random.once(in: 2)
      var format = "%"
      for flag in ["-", "+", " ", "#", "0"] where random.once(in: 4) {
        // C leaves these without meaning.
        format += flag
      }
      if random.once(in: 2) { format += "\(random.integer(1...24))" }
      if random.once(in: 2) { format += ".\(random.integer(0...12))" }
      let conversion =
        isDouble
        ? random.pick(["f", "e", "E", "g", "G", "a", "F"]) : random.pick(["lld", "llx", "llX", "llo", "ld", "qi"])
      if ["lld", "ld", "qi"].contains(conversion) { format.removeAll { $0 == "#" } }
      format += conversion
      let pair =
        isDouble
        ? Pair(
          format,
          random.pick([
            0, -0.0, 1, 0.1, 123.456, -9.99e20, .leastNonzeroMagnitude, .infinity, 1e15 / 3,
            Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF),
          ]))
        : Pair(format, random.pick([0, 1, -1, .max, .min, 255, Int(truncatingIfNeeded: random.next())]))
      let expected = withVaList([pair.varArg]) { list in
        var buffer = [CChar](repeating: 0, count: 2_000)
        let length = vsnprintf(&buffer, buffer.count, format, list)
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      let shown = Message(format, in: context).format(MessageArguments([pair.argument]))
      #expect(shown == expected, "\(format) of \(pair.argument)")
    }
  }

  /// IEEE Std 1003.1; for the locale's digits, what ICU's padding does.
  @Test(
    "flags and arguments as counts",
    arguments: [
      ("% lld", "en", [5], " 5"), ("% lld", "en", [-5], "-5"), ("%*lld|", "en", [5, 42], "   42|"),
      ("%*lld|", "en", [-5, 42], "42   |"), ("%.*f", "en", [2, 3.14159], "3.14"),
      ("%.*f", "en", [-1, 0.5], "0.500000"),
      ("%2$*1$lld|", "en", [5, 42], "   42|"), ("%012.2f", "en", [1234.5], "00001,234.50"),
      ("%012.2f", "ar_EG", [-1234.5], "\u{061C}-٠٠١٬٢٣٤٫٥٠"), ("%8@|", "en", ["añb"], "     añb|"),
      ("%-8@|", "en", ["añb"], "añb     |"), ("%.2@", "en", ["añb"], "añ"), ("%.3s", "en", ["abcd"], "abc"),
      ("%3c|", "en", [65], "  A|"), ("%C", "en", [0x20AC], "€"), ("%c", "en", ["é"], "é"), ("%p", "en", [255], "0xff"),
      ("a%nb", "en", [1], "ab"), ("%'lld", "en", [1234567], "1,234,567"), ("%hhx", "en", [-1], "ff"),
      ("%x", "en", [-1], "ffffffff"), ("%llx", "en", [-1], "ffffffffffffffff"), ("%@", "en", [true], "true"),
      ("%d", "en", [true], "1"), ("%a", "de", [1.5], "0x1.8p+0"), ("%@", "de", [1234.5678], "1.234,5678"),
      ("%+lld", "en", [0], "+0"), ("%g", "de", [1_000_000], nil), ("%#.3g", "en", [1.5], "1.50"),
    ] as [(String, String, [MessageArgument], String?)])
  func dress(format: String, language: String, values: [MessageArgument], expected: String?) throws {
    let shown = Message(format, in: try MessageContext(language: language)).format(MessageArguments(values))
    if let expected { #expect(shown == expected) } else { #expect(!shown.isEmpty) }
  }

  @Test("random formats with random arguments never fail")
  func random() throws {
    var random = SeededGenerator(stream: "formats", seed: SampleSeed.given ?? 2)
    let pieces = [
      "%", "%%", "d", "@", "#", "$", "1", "2", "127", "*", ".", "l", "l", "h", "f", "g", "s", "p", "n", "c", "arg",
      "name", "(", ")", "[", "]", " ", "-", "0", "'", "é", "\u{0}", "^", "^[", "](inflect: true)", "%#@a@", "%1$#@b@",
      "%lld",
    ]
    let values: [MessageArgument] = [
      0, -1, 1.5, "x", "שלום", true, .double(.nan), .unsignedInteger(.max), .formatted("1", number: nil),
    ]
    let contexts = try ["en", "ar", "de", "und"].map { try MessageContext(language: $0) }
    for _ in 0..<2_000 {
      let text = { (random: inout SeededGenerator) in
        (0..<random.integer(0...8)).map { _ in random.pick(pieces) }.joined()
      }
      let variables = ["a", "b"].map { name in
        MessageVariable(
          name: name, valueType: random.pick(["d", "@", "lld", ".1f", "", "%", "zz"]),
          forms: ["one", "other", "bad"].map { MessageVariableForm($0, text(&random)) })
      }
      let message = Message(.variables(format: text(&random), variables), in: random.pick(contexts))
      let arguments = (0..<random.integer(0...3)).map { _ in random.pick(values) }
      let shown = message.evaluate(MessageArguments(arguments))
      #expect(shown.text.utf8.count < 100_000)
      #expect(message.format(MessageArguments(arguments)) == shown.text)
    }
  }
}

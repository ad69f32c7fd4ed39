import EndonymICU
import Foundation
import Testing

@testable import Endonym

@Suite("Number plans: buffers, proof and threads")
struct NumberPlanMemoryTests {
  /// Options of which numbers are long: all digits, padding, digits of four bytes, long names.
  static func options(locale: String) throws -> [NumberFormatOptions] {
    let identifier = try LocaleIdentifier(locale)
    var padded = NumberFormatOptions(.decimal, locale: identifier)
    padded.precision = .integerAndFractionLength(integer: 20, fraction: 15)
    var wide = NumberFormatOptions(.currency("BAM"), locale: identifier)
    wide.presentation = .fullName
    wide.precision = .significantDigits(15)
    wide.numberingSystem = try NumberingSystem("adlm")
    wide.sign = .always()
    var grouped = NumberFormatOptions(.decimal, locale: identifier)
    grouped.grouping = .always
    grouped.numberingSystem = try NumberingSystem("mathbold")
    var compact = NumberFormatOptions(.currency("USD"), locale: identifier)
    compact.notation = .compact(.long)
    compact.precision = .significantDigits(15)
    compact.numberingSystem = try NumberingSystem("cakm")
    compact.sign = .accounting
    return [padded, wide, grouped, compact]
  }

  static let integers: [UInt64] = [0, 1, 999, .max, .max - 1, 10_000_000_000_000_000_000, 999_999_999_999_999]
  static let doubles: [Double] = [
    0, 1e-15, 1e-18, 0.1, 999_999_999_999_999, 0x1p53 - 1, 123_456_789_012_345, 0.123456789012345,
  ]

  @Test("the longest numbers stay within a plan's capacity")
  func capacity() throws {
    var buffer = GuardedBuffer()
    var written = 0
    for locale in PlanSweep.locales(every: 12) {
      for options in try Self.options(locale: locale) {
        let engine = try options.makeEngine()
        for isNegative in [false, true] {
          for integer in Self.integers {
            written += Self.write(SmallDecimal(digits: integer, isNegative: isNegative), engine, &buffer)
            written += Self.write(SmallDecimal(digits: integer, exponent: -15, isNegative: isNegative), engine, &buffer)
          }
          for double in Self.doubles { written += Self.write(isNegative ? -double : double, engine, &buffer) }
        }
      }
    }
    #expect(buffer.violations == 0)
    #expect(written > 1000)
  }

  private static func write(_ number: some PlannedNumber, _ engine: NumberEngine, _ buffer: inout GuardedBuffer) -> Int
  {
    if let plan = engine.plan?.pointer { return buffer.write(number, by: plan)?.count ?? 0 }
    guard let plan = engine.compact?.pointer, let shown = number.shown(by: plan) else { return 0 }
    return buffer.write(shown, by: plan).isEmpty ? 0 : 1
  }

  @Test("a plan that writes something else than ICU is discarded")
  func proof() throws {
    let german = try NumberFormatOptions(.decimal, locale: LocaleIdentifier("de")).makeEngine()
    let plan = try #require(german.plan)
    let english = try ICUNumberFormatter(skeleton: "", locale: "en")
    let refusal = #expect(throws: PlanRefusal.self) { try NumberPlanProof(formatter: english).prove(plan) }
    #expect(refusal == .proof(value: "0.07", expected: "0.07", written: "0,07"))
  }

  @Test("an option for which there are no plans is told, and ICU writes")
  func refused() throws {
    let decimal = try NumberFormat.decimal(locale: "en")
    for (format, reason, text) in [
      (decimal.notation(.scientific), "there are no plans for scientific notation", "1.235E3"),
      (try decimal.scale(ExactDecimal("2")), "there are no plans for scales", "2,469.12"),
      (
        try decimal.rounded(increment: "0.25"),
        "there are no plans for rounding to a step that does not divide a thousand",
        "1,234.50"
      ),
      (
        try decimal.precision(.integerLength(minimum: 21)), "there are no plans for more than twenty integer digits",
        "000,000,000,000,000,001,234.56"
      ),
      (
        try decimal.precision(.fractionLength(16)), "there are no plans for more than 15 fraction digits",
        "1,234.5600000000000000"
      ),
      (try decimal.precision(.unlimited), "there are no plans for unlimited digits", "1,234.56"),
      (
        decimal.trailingZeros(.strippedIfInteger), "there are no plans for stripping a fraction of zeros", "1,234.56"
      ),
      (
        decimal.decimalSeparator(strategy: .always), "there are no plans for a decimal separator without a fraction",
        "1,234.56"
      ),
    ] {
      #expect(!format.isCompiled)
      #expect(try format.box.engine().refusal?.description == reason)
      #expect(format.format(1234.56) == text)
    }
  }

  @Test("threads that share a plan write what one thread writes, while others make formats")
  func threads() throws {
    let shared = try NumberFormat.currency("EUR", locale: "de_DE")
    let values = (0..<3000).map { Double($0 * $0) * 0.37 - 1000 }
    let expected = try values.map { String(decoding: try shared.box.engine().bytesByICU(.double($0)), as: UTF8.self) }
    let failures = Failures()
    let end = DispatchGroup()
    for index in 0..<6 {
      end.enter()
      let thread = Thread {
        if index % 2 == 0 {
          let texts = values.map { shared.format($0) }
          if texts != expected { failures.count() }
        } else {
          for (step, locale) in PlanSweep.locales.prefix(80).enumerated() {
            if step % 16 == 0 { FormatCache.removeAll() }
            let format = try? NumberFormat.currency("EUR", locale: locale)
            if format?.format(1234.5).isEmpty ?? true { failures.count() }
          }
        }
        end.leave()
      }
      thread.stackSize = 4 << 20
      thread.start()
    }
    end.wait()
    #expect(failures.number == 0)
  }

  /// Counts on several threads, under a lock that the thread sanitizer knows.
  private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var counted = 0

    func count() { lock.withLock { counted += 1 } }
    var number: Int { lock.withLock { counted } }
  }
}

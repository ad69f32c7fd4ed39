import Foundation
import Testing

@testable import Endonym

/// Formats of every kind, as calls that can run on any thread.
struct SharedFormats: Sendable {
  typealias Call = @Sendable (_ step: Int) throws -> String

  /// What each kind writes, by its name.
  let calls: [(name: String, call: Call)]

  init(locale: String) throws {
    let seconds: @Sendable (Int) -> Double = { Double($0) * 7_919_333 }
    let decimal = try NumberFormat.decimal(locale: locale)
    let currency = try NumberFormat.currency("INR", locale: locale)
    let compact = try NumberFormat.decimal(locale: locale).notation(.compact(.long))
    let own = try decimal.separators(NumberSeparators(decimal: "·", grouping: "_"))
    let words = try? RuleBasedNumberFormat(.spellOut, locale: locale)
    let date = try DateFormat(date: .full, time: .full, locale: locale, timeZone: "America/New_York")
    let skeleton = try DateFormat.skeleton("yMMMMEdjms", locale: locale, timeZone: "Asia/Kolkata")
    let named = try DateFormat(date: .long, time: .short, locale: locale, timeZone: "UTC")
      .relative(to: Date(timeIntervalSince1970: 0))
    let relative = try RelativeDateFormat(.named, locale: locale)
    let capitalized = relative.capitalization(.beginningOfSentence)
    let length = try MeasurementFormat(.meter, usage: "person-height", locale: locale)
    let plural = try PluralRules(locale: locale)
    let list = try ListFormat(locale: locale)
    let iso = try ISO8601DateFormat(timeZone: TimeZoneIdentifier("Europe/Berlin"))
    let converter = try MeasurementConverter(from: .celsius, to: .fahrenheit)
    calls = [
      ("decimal", { decimal.format(Double($0) * 1234.5678) }),
      ("exact decimal", { decimal.format(try ExactDecimal("\($0)000000000000000000000.125")) }),
      ("currency parts", { try currency.parts(of: $0 * 98_765).map { "\($0.kind.rawValue)=\($0.text)" }.joined() }),
      ("compact", { compact.format($0 * $0 * 777) }), ("own separators", { own.format(Double($0) * 1234.5) }),
      ("range", { try decimal.format(from: ExactDecimal($0), to: ExactDecimal($0 * 3)) }),
      ("words", { try words?.format($0 * 31) ?? "" }),
      ("date", { date.format(secondsSince1970: seconds($0)) }),
      (
        "date parts",
        { try date.parts(ofSecondsSince1970: seconds($0)).map { "\($0.kind.rawValue)=\($0.text)" }.joined() }
      ),
      ("skeleton", { skeleton.format(secondsSince1970: seconds($0)) }),
      ("named date", { named.format(secondsSince1970: Double($0 % 9 - 4) * 86_400) }),
      ("relative", { relative.format(Double($0 % 7 - 3), .day) }),
      ("capitalized", { capitalized.format(Double($0 % 7 - 3), .day) }),
      ("between dates", { "\(try relative.offset(from: 0, to: seconds($0)))" }),
      ("measurement", { length.format(Double($0) / 100) }),
      ("measurement parts", { try length.parts(of: Double($0) / 100).map { "\($0.unit ?? "")\($0.text)" }.joined() }),
      ("plural", { try plural.category(for: $0).rawValue }),
      ("plural of zeros", { try plural.category(for: ExactDecimal("\($0).0")).rawValue }),
      ("list", { list.format((0..<$0 % 5).map(String.init)) }),
      ("ISO 8601", { iso.format(Date(timeIntervalSince1970: seconds($0))) }),
      ("conversion", { converter.convert(try ExactDecimal("\($0).5")).decimal.description }),
    ]
  }

  /// Everything that the steps write, in order.
  func results(of steps: Range<Int>) throws -> [String] {
    try calls.flatMap { call in try steps.map { step in "\(call.name): \(try call.call(step))" } }
  }
}

/// A value that threads share, under a lock that the thread sanitizer knows: it does not see Swift's own `Mutex`.
private final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}

@Suite("One format on many threads")
struct SharedFormatTests {
  private static let threadCount = 4

  /// Runs `body` on threads of its own, started together, and waits for all of them.
  ///
  /// Tasks would not do: the pool of a machine with two cores may run them one after the other.
  private static func onThreads(_ body: @escaping @Sendable () -> Void) {
    let start = DispatchGroup()
    let end = DispatchGroup()
    start.enter()
    for _ in 0..<threadCount {
      end.enter()
      let thread = Thread {
        start.wait()
        body()
        end.leave()
      }
      thread.stackSize = 4 << 20
      thread.start()
    }
    start.leave()
    end.wait()
  }

  @Test(
    "shared from the first use on, every kind of format writes what one thread writes",
    arguments: ["en_US", "de_DE", "ar_SA", "ja_JP", "hi_IN", "fr_CA", "th_TH"])
  func kinds(locale: String) throws {
    // The formats for the threads have made no engine yet: several threads make it at once.
    let shared = try SharedFormats(locale: locale)
    let failures = Guarded<[String]>([])
    let steps = 0..<40
    let alone = try SharedFormats(locale: locale).results(of: steps)
    FormatCache.removeAll()
    Self.onThreads {
      for _ in 0..<2 {
        do {
          let results = try shared.results(of: steps)
          if results != alone {
            let differences = zip(results, alone).filter { $0 != $1 }.map { "\($0) is not \($1)" }
            failures.change { $0 += differences.prefix(3) }
          }
        } catch {
          failures.change { $0.append("\(error)") }
        }
      }
    }
    #expect(failures.value == [])
  }

  /// Report 129.
  @Test("a thousand dates on one format, on several threads at once, are the right ones")
  func thousand() throws {
    let format = try DateFormat.pattern("yyyy-MM-dd'T'HH:mm:ss", locale: "en_US_POSIX", timeZone: "UTC")
    let iso = ISO8601DateFormat()
    let wrong = Guarded(0)
    Self.onThreads {
      for step in 0..<1000 {
        let date = Date(timeIntervalSince1970: Double(step) * 1_000_003)
        if format.format(date) + "Z" != iso.format(date) { wrong.change { $0 += 1 } }
      }
    }
    #expect(wrong.value == 0)
  }

  @Test("the cache may be emptied while formats are used")
  func emptying() throws {
    let format = try NumberFormat.decimal(locale: "de")
    let wrong = Guarded(0)
    Self.onThreads {
      for step in 0..<300 {
        if step % 10 == 0 { FormatCache.removeAll() }
        let fresh = format.grouping(step % 2 == 0 ? .never : .automatic)
        if fresh.format(1234.5) != (step % 2 == 0 ? "1234,5" : "1.234,5") { wrong.change { $0 += 1 } }
      }
    }
    #expect(wrong.value == 0)
  }
}

import TestSampling
import Foundation
import Testing

@testable import Endonym

@Suite("Date plans: buffers, proof and threads")
struct DatePlanMemoryTests {
  static let locales = [
    "en_US", "ta_IN", "ar_SA", "zh_Hant_TW", "km_KH", "ff_Adlm_GN", "th_TH", "ml_IN", "my_MM", "de_DE",
  ]

  @Test("nothing is written beyond a plan's capacity", arguments: locales)
  func capacity(locale: String) throws {
    var random = SeededGenerator(seed: 7)
    for (date, time) in [(DateStyle.full, DateStyle.full), (.short, .short), (.medium, .none), (.none, .long)] {
      let engine = try DatePlans.engine(date, time, locale: locale, zone: "America/New_York")
      let plan = try #require(engine.writer.plan?.pointer)
      let capacity = plan.pointee.capacity
      var buffer = [UInt8](repeating: 0xEE, count: capacity + 64)
      for _ in 0..<500 {
        guard let moment = plan.pointee.moment(at: random.instant()) else { continue }
        let count = buffer.withUnsafeMutableBufferPointer { buffer in
          buffer.baseAddress.map { plan.pointee.write(moment, at: $0) - $0 } ?? 0
        }
        #expect(count <= capacity)
        #expect(buffer[capacity...].allSatisfy { $0 == 0xEE })
      }
    }
  }

  @Test("a span takes a text that just fits, and is left alone by one that does not")
  func spans() throws {
    let date = Date(timeIntervalSince1970: 1_788_301_740)
    for (pattern, isCompiled) in [("EEEE, d MMMM y", true), ("w, EEEE, d MMMM y", false)] {
      let format = try DateFormat.pattern(pattern, locale: "en", timeZone: "UTC")
      #expect(format.isCompiled == isCompiled)
      let expected = Array(format.format(date).utf8)
      for room in [expected.count, expected.count + 1, 1000] {
        let written = try [UInt8](capacity: room + 1) { span throws(FormatError) in
          span.append(UInt8(ascii: "<"))
          try format.append(date, to: &span)
        }
        #expect(written == [UInt8(ascii: "<")] + expected)
      }
      let written = [UInt8](capacity: expected.count - 1) { span in
        #expect(throws: FormatError.limitExceeded("the length of the text", limit: expected.count - 1)) {
          try format.append(date, to: &span)
        }
      }
      #expect(written.isEmpty)
    }
  }

  @Test("a named day goes into a span too")
  func namedDay() throws {
    let format = try DateFormat(date: .medium, locale: "en", timeZone: "UTC").relative(
      to: Date(timeIntervalSince1970: 0))
    let written = try [UInt8](capacity: 64) { span throws(FormatError) in
      try format.append(secondsSince1970: 1, to: &span)
      try format.append(secondsSince1970: 1, now: 86_401, to: &span)
    }
    #expect(String(decoding: written, as: UTF8.self) == "todayyesterday")
  }

  @Test("a plan that writes something else than ICU is discarded")
  func proof() throws {
    let german = try DatePlans.engine("d. MMMM y", locale: "de")
    let options = try DateFormat.pattern("d. MMMM y", locale: "fr", timeZone: "UTC").options
    let plan = try #require(german.writer.plan?.pointer)
    let clock = DateClock(zone: try ZoneTable.shared(.utc).lookup, calendar: .civil, showsFraction: false)
    let samples = try DateSamples([0], clock: clock, formatter: ZonedDateFormatter(options))
    let refusal = #expect(throws: PlanRefusal.self) { try samples.prove(plan.pointee) }
    guard case .proof(_, let expected, let written) = refusal else { return #expect(Bool(false), "\(refusal as Any)") }
    #expect(expected == "1. janvier 1970")
    #expect(written == "1. Januar 1970")
  }

  @Test("years that two threads ask for at once come out right in both")
  func threads() throws {
    let format = try DateFormat.pattern("y-MM-dd", locale: "en-u-ca-islamic-tbla", timeZone: "UTC")
    let instants = (0..<2_000).map { Double(DatePlanRange.seconds.lowerBound) + Double($0) * 3_100_000 }
    let texts = Texts()
    SharedTables.removeAll()
    FormatCache.removeAll()
    let threads = (0..<2).map { _ in
      Thread {
        let own = instants.map { format.format(secondsSince1970: $0) }
        texts.add(own)
      }
    }
    for thread in threads { thread.start() }
    while texts.count < threads.count { Thread.sleep(forTimeInterval: 0.001) }
    let expected = try instants.map { try format.parts(ofSecondsSince1970: $0).text }
    #expect(texts.all.allSatisfy { $0 == expected })
  }

  /// What threads have written.
  private final class Texts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [[String]] = []

    func add(_ own: [String]) { lock.withLock { texts.append(own) } }
    var count: Int { lock.withLock { texts.count } }
    var all: [[String]] { lock.withLock { texts } }
  }
}

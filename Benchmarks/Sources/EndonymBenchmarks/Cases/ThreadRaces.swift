import CProcessMeter
import CRawICU
import Endonym
import Foundation
import Synchronization

/// One shared format, used by one thread and by two: nanoseconds of the clock on the wall for each value written, so that
/// two threads that do not hinder each other show half of one.
struct ThreadRaces {
  let values: SampleValues
  /// How long each thread works in a round. Two that have just been started may share a core for some milliseconds, until the system
  /// moves one of them.
  let leastNanoseconds: Int64

  func all() throws -> [Race] { try [(1, "one"), (2, "two")].map { try race(threads: $0, word: $1) } }

  private func race(threads: Int, word: String) throws -> Race {
    let locale = "en_US"
    let values = values.doubles
    let numbers = DoubleNumbers(format: try .decimal(locale: locale))
    // One format, and for each thread a buffer of its own.
    let contestants = (0..<threads).map { _ in numbers.contestants(values) }
    let subjects = numbers.contestants(values).enumerated().map { index, subject in
      Race.Subject(
        name: "threads/\(word)-double/\(locale)/\(subject.sink)",
        racer: racer(subject.contestant.name, threads: threads, valueCount: values.count) { thread in
          UncheckedPass(run: contestants[thread][index].contestant.pass)
        })
    }
    let formatter = try RawFormatter.number(".###", locale)
    let shares = try (0..<threads).map { _ in
      try RawFormatter(raw_number_share(formatter.pointer), "a result") { raw_number_close($0) }
    }
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale)).precision(.fractionLength(0...3))
    let foundation = UncheckedPass(run: { values.reduce(0) { $0 &+ style.format($1).utf8.count } })
    return Race(
      subjects: subjects,
      icu: racer("unumf_formatDouble", threads: threads, valueCount: values.count) { thread in
        UncheckedPass(run: {
          // The shares use the formatter, which has to live as long.
          withExtendedLifetime(formatter) {
            Int(raw_number_pass_doubles(shares[thread].pointer, values, values.count))
          }
        })
      },
      foundation: racer("FloatingPointFormatStyle", threads: threads, valueCount: values.count) { _ in foundation },
      notes: ["wall clock; \(threads) thread\(threads == 1 ? "" : "s") on one format"])
  }

  private func racer(
    _ name: String, threads: Int, valueCount: Int, _ pass: @escaping (Int) -> UncheckedPass
  ) -> Racer {
    let least = leastNanoseconds
    // As many as the first round showed to be enough.
    var passes: Int?
    return Racer(name) {
      let count = passes ?? 1
      let work = (0..<threads).map(pass)
      let failures = Atomic(0)
      let start = meter_wall_nanoseconds()
      withThreads(threads) { thread in
        do {
          for _ in 0..<count where try work[thread].run() <= 0 { failures.add(1, ordering: .relaxed) }
        } catch { failures.add(1, ordering: .relaxed) }
      }
      let elapsed = meter_wall_nanoseconds() - start
      guard failures.load(ordering: .relaxed) == 0 else { throw BenchmarkError("\(name) failed in a thread") }
      if passes == nil { passes = Int(least / max(1, elapsed)) + 1 }
      return Double(elapsed) / Double(threads * count * valueCount)
    }
  }
}

/// `@unchecked Sendable`: its closure uses formats and formatters that threads may share, and arrays that nobody writes.
private struct UncheckedPass: @unchecked Sendable {
  let run: () throws -> Int
}

import Foundation
import Testing

import EndonymICU
@testable import Endonym

/// temporary
@Suite struct Sweep {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["ZONE_SWEEP"] != nil))
  func sweep() throws {
    let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: ProcessInfo.processInfo.environment["ZONE_SWEEP"] ?? "")))
    var position = 0
    var total = 0, wrong = 0
    while position < data.count {
      guard let end = data[position...].firstIndex(of: 10) else { break }
      let head = String(decoding: data[position..<end], as: UTF8.self).split(separator: " ")
      position = end + 1
      let name = String(head[0])
      let count = Int(head[1])!
      if name == "localtime" { position += count * 20; continue }
      let rules = try TimeZoneIdentifier(name).rules()
      for _ in 0..<count {
        let (t, o) = data.withUnsafeBytes { ($0.loadUnaligned(fromByteOffset: position, as: Int64.self), $0.loadUnaligned(fromByteOffset: position + 8, as: Int32.self)) }
        let abbreviation = String(decoding: data[position + 12..<position + 20].prefix { $0 != 0 }, as: UTF8.self)
        position += 20
        total += 1
        let p = rules.period(at: t)
        if rules.offset(at: t) != o || p.offset != o || p.abbreviation != abbreviation || !p.contains(t) {
          wrong += 1
          if wrong < 20 { print(name, t, o, abbreviation, rules.offset(at: t), p) }
        }
      }
    }
    print("SWEEP", total, "wrong", wrong)
  }
}

@Suite struct EngineSweep {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["ZONE_ENGINE"] != nil))
  func sweep() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: "/usr/share/zoneinfo").filter { TimeZoneDatabase.isSafe($0) && (try? TimeZoneIdentifier($0)) != nil }.sorted()
    var zones = 0, total = 0, wrong = 0, stale = 0, staleZones: Set<String> = [], names2 = 0, differ: [String: Int] = [:], firstdiff: [String: String] = [:]
    var seed: UInt64 = 42
    func next() -> UInt64 { seed &+= 0x9E3779B97F4A7C15; var z = seed; z = (z ^ (z >> 30)) &* 0xBF58476D1CE4E5B9; z = (z ^ (z >> 27)) &* 0x94D049BB133111EB; return z ^ (z >> 31) }
    for name in names {
      guard try ICUTimeZone.canonicalIdentifier(name) == name else { continue }
      zones += 1
      let id = try TimeZoneIdentifier(name)
      let rules = try id.rules()
      let zone = try id.engineZone()
      let own = try ICUTimeZone(identifier: name)
      for i in 0..<120 {
        var t = ProcessInfo.processInfo.environment["ZONE_ENGINE"] == "wide" ? Int64(next() % 19_700_000_000) - 3_000_000_000 : Int64(next() % 2_100_000_000)
        if i % 3 == 0, let until = rules.period(at: t).until, until < 16_700_000_000 { t = until - Int64(i % 2) }
        total += 1
        let text = try zone.text(pattern: "yyyy-MM-dd HH:mm:ss xxxxx", locale: "en", at: t)
        let mine = try local(t, rules.offset(at: t))
        if text != mine { wrong += 1; if wrong < 20 { print(name, t, text, mine) } }
        if try own.offsets(at: t).total != rules.offset(at: t) { stale += 1; staleZones.insert(name); continue }
        names2 += 1
        let a = try zone.text(pattern: "zzzz", locale: "en", at: t), b = try own.text(pattern: "zzzz", locale: "en", at: t)
        if a != b { differ[name, default: 0] += 1; firstdiff[name] = "\(t) ours \(a) icu \(b) \(rules.period(at: t))" }
      }
    }
    print("ENGINE zones", zones, "total", total, "wrong", wrong, "stale", stale, staleZones.count, "names", names2, "differ", differ.values.reduce(0, +))
    for (k, v) in differ { print(k, v, firstdiff[k]!) }
  }
  func local(_ t: Int64, _ o: Int32) throws -> String {
    let c = CivilDateTime(seconds: t + Int64(o)); let d = c.date
    var b: [UInt8] = []
    b.append(d.year, width: 4); b.append(45); b.append(d.month, width: 2); b.append(45); b.append(d.day, width: 2); b.append(32)
    b.append(c.hour, width: 2); b.append(58); b.append(c.minute, width: 2); b.append(58); b.append(c.second, width: 2); b.append(32)
    b.append(o < 0 ? 45 : 43); let m = Int(abs(o)); b.append(m / 3600, width: 2); b.append(58); b.append(m / 60 % 60, width: 2)
    if m % 60 != 0 { b.append(58); b.append(m % 60, width: 2) }
    return String(decoding: b, as: UTF8.self)
  }
}

import Foundation
import RawICU

/// Time zones, at instants around which ICU's own rules and the system's tz database agree.
///
/// Endonym follows the tz database, raw ICU its own older copy, so that elsewhere they differ rightly. Where they agree is
/// computed from both, for each zone and instant.
struct AgreedZones {
  private let files: [String: RawZoneFile]
  private let names: [String]

  /// Names of generic time look half a year around, and a year's rules show in that.
  private static let window: Int64 = 400 * 86_400

  init() throws {
    let folder = ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"
    var files: [String: RawZoneFile] = [:]
    for name in try RawZone.names() { files[name] = RawZoneFile(path: "\(folder)/\(name)") }
    self.files = files
    names = files.keys.sorted()
  }

  /// A zone in which the rules agree at all instants; UTC when none is found soon, or half of the time.
  func drawn(_ draw: inout Draw, at instants: [Double]) throws -> String {
    guard !names.isEmpty, draw.once(in: 2) else { return "UTC" }
    for _ in 0..<4 {
      let name = draw.pick(names)
      if try instants.allSatisfy({ try agree(name, at: Int64($0.rounded(.down))) }) { return name }
    }
    return "UTC"
  }

  /// A moment at which a zone's offset changes by ICU's rules, or next to it.
  func change(_ draw: inout Draw) throws -> Double? {
    guard !names.isEmpty else { return nil }
    let name = draw.pick(names)
    let state = try RawZone.state(of: name, at: Int64(draw.integer(-2_000_000_000...2_100_000_000)))
    guard let change = state.until else { return nil }
    return Double(change) + draw.pick([-3_600, -1, 0, 1, 1_800, 3_599, 3_600])
  }

  private struct Stretch: Equatable {
    var from: Int64
    var offset: Int
    var isDaylight: Bool
  }

  private func agree(_ name: String, at seconds: Int64) throws -> Bool {
    guard let file = files[name] else { return false }
    let end = seconds + Self.window
    // Beyond its last transition a file says what follows in a footer, which is not read here.
    if file.hasYearlyRule, file.state(at: end).until == nil { return false }
    let own = try stretches(around: seconds) { try RawZone.state(of: name, at: $0) }
    let system = try stretches(around: seconds) { file.state(at: $0) }
    // The tz database calls Dublin's winter daylight time, ICU its summer.
    return own == system || own == system.map { Stretch(from: $0.from, offset: $0.offset, isDaylight: !$0.isDaylight) }
  }

  /// The states in the window, equal neighbors joined.
  private func stretches(around seconds: Int64, _ state: (Int64) throws -> RawZoneState) throws -> [Stretch] {
    var stretches: [Stretch] = []
    var at = seconds - Self.window
    while at < seconds + Self.window {
      let here = try state(at)
      if stretches.last?.offset != here.offset || stretches.last?.isDaylight != here.isDaylight {
        stretches.append(Stretch(from: at, offset: here.offset, isDaylight: here.isDaylight))
      }
      guard let until = here.until else { break }
      at = until
    }
    return stretches
  }
}

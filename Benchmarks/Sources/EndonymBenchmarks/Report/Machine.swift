import CRawICU
import Foundation

/// Where the figures come from.
struct Machine {
  /// `Intel(R) Xeon(R) Processor, 2 cores, Debian GNU/Linux 12 (bookworm)`.
  let description: String
  /// The processes that ran or waited to, averaged over the last minute.
  let load: Double?

  init() {
    let processor = Self.value(after: "model name", separator: ":", in: "/proc/cpuinfo") ?? "unknown processor"
    let system = Self.value(after: "PRETTY_NAME", separator: "=", in: "/etc/os-release") ?? "unknown system"
    let cores = ProcessInfo.processInfo.processorCount
    description = "\(processor), \(cores) cores, \(system)"
    let averages = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    load = averages?.split(separator: " ").first.flatMap { Double($0) }
  }

  static var icu: String { "ICU \(String(cString: raw_icu_version())) (CLDR \(String(cString: raw_cldr_version())))" }

  private static func value(after key: String, separator: Character, in path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key) }),
      let start = line.firstIndex(of: separator)
    else { return nil }
    return line[line.index(after: start)...].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
  }
}

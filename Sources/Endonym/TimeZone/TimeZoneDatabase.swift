/// The compiled tz database of the system.
///
/// Distributions keep it current, while ICU's copy is as old as its release. It is looked for in `TZDIR`, when that is
/// set, and in the folders where systems have it.
struct TimeZoneDatabase: Hashable, Sendable {
  /// The folders in which a zone is looked for, one after the other.
  let folders: [String]

  init(folders: [String]) { self.folders = folders }

  /// The standard folders, and before them another one, when its path is absolute: a relative one would mean something
  /// else after a change of the working directory.
  init(preferring folder: String?) {
    let isUsable = folder?.hasPrefix("/") ?? false
    folders = [folder].compactMap { isUsable ? $0 : nil } + Self.standardFolders
  }

  /// The database that the environment names.
  static var system: TimeZoneDatabase {
    TimeZoneDatabase(preferring: SystemFile.environmentVariable("TZDIR"))
  }

  /// Linux distributions and macOS, older Linux, Solaris, NixOS.
  static let standardFolders = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
  ]

  /// What came of looking for a zone.
  enum Lookup: Hashable, Sendable {
    case found(TimeZoneFile)
    case missing
    case unusable(TimeZoneFile.Problem)
  }

  /// Looks for a zone, in the next folder too when the file in one cannot be used.
  func lookup(_ identifier: String) -> Lookup {
    guard Self.isSafe(identifier) else { return .missing }
    var lookup = Lookup.missing
    for folder in folders {
      let path = "\(folder)/\(identifier)"
      let problem: TimeZoneFile.Problem
      switch SystemFile.contents(ofPath: path, limit: Limits.timeZoneFileSize) {
      case .missing: continue
      case .tooLarge: problem = .tooLarge
      case .bytes(let bytes):
        do { return .found(try TimeZoneFile(bytes)) } catch { problem = error }
      }
      if case .missing = lookup { lookup = .unusable(problem) }
    }
    return lookup
  }

  /// Whether a text can be a zone's file name: it stays within the folder, and names neither a copy of the database on
  /// another clock (`right/` counts leap seconds) nor a link that depends on the machine.
  static func isSafe(_ identifier: String) -> Bool {
    let bytes = identifier.utf8
    let isNamed = bytes.allSatisfy {
      ByteReader.isLetter($0) || ByteReader.isDigit($0) || "_+-/".utf8.contains($0)
    }
    guard isNamed, !bytes.isEmpty, bytes.count <= Limits.identifierLength else { return false }
    let components = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard !components.contains(where: \.isEmpty) else { return false }
    return !["posix", "right", "localtime", "posixrules"].contains(components.first.map { String($0) })
  }

  /// The database's version, such as `2025b`; `nil` when the folder does not tell.
  ///
  /// It stands in the first line of `tzdata.zi`, or alone in `+VERSION` (macOS) or `version`.
  var version: String? {
    for folder in folders {
      for (name, lead) in [("tzdata.zi", "# version "), ("+VERSION", ""), ("version", "")] {
        guard let bytes = SystemFile.prefix(ofPath: "\(folder)/\(name)", count: 64) else { continue }
        let line = String(decoding: bytes.prefix { $0 > UInt8(ascii: "\r") }, as: UTF8.self)
        if line.hasPrefix(lead), line.count > lead.count { return String(line.dropFirst(lead.count)) }
      }
    }
    return nil
  }
}

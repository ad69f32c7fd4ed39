/// What a system says about the time zone that it is in.
struct TimeZoneEnvironment: Hashable, Sendable {
  /// The environment variable `TZ`; `nil` when it is not set.
  var variable: String?
  /// Where the link `/etc/localtime` points.
  var localTimeLink: String?
  /// What stands in `/etc/timezone`, as Debian has it.
  var timeZoneFile: String?

  /// The process's environment, and the system's files.
  static var process: TimeZoneEnvironment {
    let file = SystemFile.prefix(ofPath: "/etc/timezone", count: Limits.identifierLength + 1)
    return TimeZoneEnvironment(
      variable: SystemFile.environmentVariable("TZ"), localTimeLink: SystemFile.linkTarget(ofPath: "/etc/localtime"),
      timeZoneFile: file.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The zone.
  ///
  /// A variable that says something wrong is an error; files that do are passed over.
  func identifier() throws(FormatError) -> TimeZoneIdentifier {
    if let variable { return try Self.identifier(inVariable: variable, localTimeLink: localTimeLink) }
    for name in [localTimeLink.flatMap(Self.name(inPath:)), timeZoneFile.map(Self.firstLine)] {
      guard let name, TimeZoneDatabase.isSafe(name) else { continue }
      if let identifier = try? TimeZoneIdentifier(name) { return identifier }
    }
    return .utc
  }

  private static func identifier(
    inVariable variable: String, localTimeLink: String?
  ) throws(FormatError) -> TimeZoneIdentifier {
    // POSIX leaves a leading colon to the system; everywhere it means that a file's name follows.
    let text = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    if text.isEmpty { return .utc }
    if text == "/etc/localtime", let name = localTimeLink.flatMap(name(inPath:)) { return try TimeZoneIdentifier(name) }
    if text.hasPrefix("/") { return try TimeZoneIdentifier(name(inPath: text) ?? text) }
    if UTCOffset(text) == nil, let identifier = try? TimeZoneIdentifier(text) { return identifier }
    // A rule as POSIX has it: `CET-1` is an hour east. One with summer time has no name.
    guard let rule = PosixTimeZone(Array(text.utf8)), rule.daylight == nil else { throw .invalidTimeZone(variable) }
    let offset = rule.standard.offset
    if offset == 0 { return .utc }
    guard offset % 60 == 0 else { throw .invalidTimeZone(variable) }
    return try TimeZoneIdentifier(UTCOffset(seconds: offset).identifier)
  }

  /// The zone's name in the path of its file: what follows the folder, and `posix/`, which holds the same rules.
  private static func name(inPath path: String) -> String? {
    let components = path.split(separator: "/")
    guard let folder = components.lastIndex(of: "zoneinfo") else { return nil }
    let name = components[(folder + 1)...]
    return (name.first == "posix" ? name.dropFirst() : name).joined(separator: "/")
  }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { !$0.isWhitespace })
  }
}

extension TimeZoneIdentifier {
  /// The zone that the process is in.
  ///
  /// That is what the environment variable `TZ` names (`America/New_York`, with a colon before it too, the path of a zone's
  /// file, or a rule without summer time such as `<-03>3`, whose sign POSIX turns round); else the zone to which the link
  /// `/etc/localtime` leads; else the one in `/etc/timezone`; else UTC. An empty `TZ` means UTC.
  /// - Throws: ``FormatError/invalidTimeZone(_:)`` when `TZ` names no zone, or is a rule with summer time: that has no
  ///   identifier.
  public static func environment() throws(FormatError) -> TimeZoneIdentifier {
    try TimeZoneEnvironment.process.identifier()
  }
}

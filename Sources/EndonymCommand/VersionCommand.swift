import Endonym

/// `endonym --version`: whose data is in use.
enum VersionCommand {
  static func run() throws(CommandError) {
    do {
      let versions = try DataVersions.current()
      StandardStreams.output(
        line: """
          ICU               \(versions.icu)
          CLDR              \(versions.cldr)
          ICU's tz database \(versions.icuTimeZones)
          tz database       \(versions.systemTimeZones ?? "none found")
          """)
    } catch {
      throw .input(error.description)
    }
  }
}

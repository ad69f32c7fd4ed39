import EndonymICU

/// Which metazone a zone is in, and when: zones of one metazone share their names, such as `Eastern Standard Time`.
///
/// Source: UTS 35 part 4, "Metazone Data"; ICU's bundle `metaZones`.
struct MetazonePeriods {
  private struct Period {
    let range: Range<Int64>
    let name: String
  }

  private let periods: [Period]

  /// The seconds since 1970 at which the metazone changes.
  var boundaries: [Int64] { periods.flatMap { [$0.range.lowerBound, $0.range.upperBound] } }

  /// A number for the metazone at an instant; zero where there is none.
  func metazone(at seconds: Int64) -> Int {
    guard let name = periods.first(where: { $0.range.contains(seconds) })?.name else { return 0 }
    return (periods.firstIndex { $0.name == name } ?? 0) + 1
  }

  /// Reads the metazones of a zone; a zone that ICU does not know has none.
  init(of zone: TimeZoneIdentifier) throws(FormatError) {
    periods = try FormatError.wrapping { () throws(ICUError) in
      guard let identifier = try ICUTimeZone.canonicalIdentifier(zone.identifier) else { return [] }
      let table = try ICUResourceBundle(name: "metaZones").required("metazoneInfo")
      let key = identifier.replacing("/", with: ":")
      guard let entries = try table.child(key) else { return [] }
      var periods: [Period] = []
      for entry in try entries.children() {
        let texts = try entry.strings()
        guard let name = texts.first else { continue }
        // Without dates it is valid from the first instant that there are metazones for, and for ever.
        let start = texts.count == 3 ? Self.seconds(texts[1]) : 0
        let end = texts.count == 3 ? Self.seconds(texts[2]) : Int64.max
        guard let start, let end, start < end else { continue }
        periods.append(Period(range: start..<end, name: name))
      }
      return periods
    }
  }

  /// The seconds since 1970 of `2011-03-27 00:59`, in UTC.
  private static func seconds(_ text: String) -> Int64? {
    let numbers = text.split { !$0.isASCII || !$0.isWholeNumber }.compactMap { Int($0) }
    guard numbers.count == 3 || numbers.count == 5 else { return nil }
    let day = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]).dayNumber
    let minutes = numbers.count == 5 ? numbers[3] * 60 + numbers[4] : 0
    return Int64(day * CivilDateTime.secondsInDay + minutes * 60)
  }
}

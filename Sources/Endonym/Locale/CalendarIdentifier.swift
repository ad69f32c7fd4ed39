/// One of the calendars that ICU computes in.
///
/// ```swift
/// try CalendarIdentifier("gregory") == .gregorian  // true
/// CalendarIdentifier.islamicUmmAlQura.bcp47        // islamic-umalqura
/// ```
///
/// The static members carry Foundation's names. Source: UTS 35, section 3.6.1, key `ca`.
public struct CalendarIdentifier: Hashable, Sendable {
  /// The value of the key `ca`: `gregory`, `islamic-civil`.
  public let bcp47: String
  /// ICU's name, which differs for two: `gregorian`, `ethiopic-amete-alem`.
  public let icu: String

  private init(bcp47: String, icu: String? = nil) {
    self.bcp47 = bcp47
    self.icu = icu ?? bcp47
  }

  /// The calendar with a name of BCP 47 or of ICU, in any case.
  /// - Throws: ``FormatError/invalidCalendar(_:)``.
  public init(_ name: some StringProtocol) throws(FormatError) {
    let wanted = name.utf8.count <= Limits.identifierLength ? name.lowercased() : ""
    // "islamicc" is an older name that CLDR keeps as an alias.
    let known = wanted == "islamicc" ? .islamicCivil : Self.all.first { $0.bcp47 == wanted || $0.icu == wanted }
    guard let known else { throw .invalidCalendar(String(name.prefix(64))) }
    self = known
  }

  /// The calendar of most of the world.
  public static let gregorian = CalendarIdentifier(bcp47: "gregory", icu: "gregorian")
  /// Thailand's, whose year 2543 is 2000.
  public static let buddhist = CalendarIdentifier(bcp47: "buddhist")
  /// The Chinese lunisolar calendar.
  public static let chinese = CalendarIdentifier(bcp47: "chinese")
  /// The calendar of the Coptic church.
  public static let coptic = CalendarIdentifier(bcp47: "coptic")
  /// Korea's lunisolar calendar.
  public static let dangi = CalendarIdentifier(bcp47: "dangi")
  /// Ethiopia's, with the eras of Amete Mihret.
  public static let ethiopicAmeteMihret = CalendarIdentifier(bcp47: "ethiopic")
  /// Ethiopia's, counted from the creation of the world.
  public static let ethiopicAmeteAlem = CalendarIdentifier(bcp47: "ethioaa", icu: "ethiopic-amete-alem")
  /// The Hebrew calendar.
  public static let hebrew = CalendarIdentifier(bcp47: "hebrew")
  /// The national calendar of India.
  public static let indian = CalendarIdentifier(bcp47: "indian")
  /// The Islamic calendar by astronomical computation.
  public static let islamic = CalendarIdentifier(bcp47: "islamic")
  /// The tabular Islamic calendar from 16 July 622.
  public static let islamicCivil = CalendarIdentifier(bcp47: "islamic-civil")
  /// The Islamic calendar by sightings in Saudi Arabia; ICU computes it as ``islamic``.
  public static let islamicSaudiArabia = CalendarIdentifier(bcp47: "islamic-rgsa")
  /// The tabular Islamic calendar from 15 July 622.
  public static let islamicTabular = CalendarIdentifier(bcp47: "islamic-tbla")
  /// Saudi Arabia's, by the tables of Umm al-Qura.
  public static let islamicUmmAlQura = CalendarIdentifier(bcp47: "islamic-umalqura")
  /// ISO 8601: Gregorian, with weeks from Monday.
  public static let iso8601 = CalendarIdentifier(bcp47: "iso8601")
  /// Japan's, with the emperors' eras.
  public static let japanese = CalendarIdentifier(bcp47: "japanese")
  /// Iran's and Afghanistan's solar calendar.
  public static let persian = CalendarIdentifier(bcp47: "persian")
  /// Taiwan's, counted from 1912.
  public static let republicOfChina = CalendarIdentifier(bcp47: "roc")

  /// All of them, ordered by name.
  public static let all: [CalendarIdentifier] = [
    .buddhist, .chinese, .coptic, .dangi, .ethiopicAmeteAlem, .ethiopicAmeteMihret, .gregorian, .hebrew, .indian,
    .islamic, .islamicCivil, .islamicSaudiArabia, .islamicTabular, .islamicUmmAlQura, .iso8601, .japanese, .persian,
    .republicOfChina,
  ]
}

extension CalendarIdentifier: CustomStringConvertible {
  /// The name of BCP 47.
  public var description: String { bcp47 }
}

extension CalendarIdentifier: Codable {
  /// Reads the name of BCP 47 or of ICU.
  /// - Throws: ``FormatError/invalidCalendar(_:)``, and what `decoder` throws.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name of BCP 47.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bcp47)
  }
}

import RawICU

/// A locale as the request spells it, and as raw ICU is to be given it.
struct DrawnLocale {
  /// ICU's identifier, without keywords.
  let icu: String
  /// The `-u-` keys of the request.
  var keys: [String: String] = [:]
  private let isBCP47: Bool

  init(_ icu: String, _ draw: inout Draw) {
    self.icu = icu
    isBCP47 = draw.once(in: 2)
  }

  /// Whether keys can be added: `en-US-u-va-posix` has one already.
  var takesKeys: Bool { icu != "en_US_POSIX" }

  /// The identifier of the request.
  var identifier: String {
    get throws {
      guard isBCP47 || !keys.isEmpty else { return icu }
      let tag = try RawICU.bcp47(icu)
      guard !keys.isEmpty else { return tag }
      return tag + "-u-" + keys.sorted { $0.key < $1.key }.map { "\($0.key)-\($0.value)" }.joined(separator: "-")
    }
  }

  /// ICU's identifier with keywords, those that are `nil` left out.
  func raw(_ keywords: [(name: String, value: String?)]) -> String {
    let present = keywords.compactMap { keyword in keyword.value.map { "\(keyword.name)=\($0)" } }
    return present.isEmpty ? icu : "\(icu)@" + present.joined(separator: ";")
  }

  /// ICU's identifier for a number format: with the digits that are asked for, else those of the key `nu`.
  func rawForNumbers(_ setting: NumberSetting) -> String { raw([("numbers", setting.digits ?? keys["nu"])]) }

  /// The key `rg` as ICU's calls take it: in capitals.
  var rawRegion: String? { keys["rg"].map { $0.prefix(2).uppercased() + "ZZZZ" } }
}

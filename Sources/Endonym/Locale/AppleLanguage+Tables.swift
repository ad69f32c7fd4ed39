// Where Apple's choice of languages departs from CLDR's data. Source: `ualoc.cpp` of Apple's ICU, as swift-foundation-icu has it.
extension AppleLanguage {
  /// Languages that may share ancestors with another one. `hi-Latn` descends from the English of India.
  static let groups = ["ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh"]

  /// What names mean that no registry has: folders of old projects, and Chinese by its places.
  static let aliases = [
    "arabic": "ar", "chinese": "zh_Hans", "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi",
    "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "nb",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv", "thai": "th",
    "turkish": "tr",
    "no_NO": "nb_NO",
    "yue_CN": "yue_Hans_CN", "yue_HK": "yue_Hant_HK",
    "zh_CN": "zh_Hans_CN", "zh_SG": "zh_Hans_SG", "zh_HK": "zh_Hant_HK", "zh_MO": "zh_Hant_MO", "zh_TW": "zh_Hant_TW",
  ]

  /// The parents that are not CLDR's.
  static let parents: [String: String] = {
    var parents = [
      "ars": "ar",
      "en_150": "en_GB", "en_CY": "en_150", "en_GB": "en_001",
      "es_MX": "es_419",
      "wuu": "wuu_Hans", "wuu_Hans": "zh_Hans", "wuu_Hant": "zh_Hant",
      "yue": "yue_Hant", "yue_Hans": "zh_Hans", "yue_Hant": "yue_HK", "yue_HK": "zh_Hant_HK",
      "zh_HK": "zh_Hant", "zh_Hant": "zh_TW", "zh_Hant_HK": "zh_HK", "zh_TW": "root",
    ]
    for region in australian.split(separator: " ") { parents["en_\(region)"] = "en_AU" }
    for region in british.split(separator: " ") { parents["en_\(region)"] = "en_GB" }
    return parents
  }()

  /// The regions whose English descends from Australia's.
  private static let australian = "CC CK CX NF NR NU NZ PG WS"

  /// The regions whose English descends from Britain's.
  private static let british = """
    AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LK LS MO MS MT MU MV MW \
    MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
    """
}

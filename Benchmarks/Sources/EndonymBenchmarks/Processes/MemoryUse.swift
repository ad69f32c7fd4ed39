/// What holding a number and a date format of each of some locales takes, each contestant in a process of its own.
struct MemoryUse {
  let contestant: String
  let locales: Int
  /// Allocated bytes.
  let heap: Int
  /// Growth of the memory the process occupies: pages of ICU's data that were touched are in it.
  let resident: Int

  /// Everybody, with 4 locales and with 100.
  static func all() throws -> [MemoryUse] {
    try [4, 100].flatMap { count in
      try [("Endonym", "StartEndonym"), ("ICU", "StartRawICU"), ("Foundation", "StartFoundation")].map {
        name, program in
        try measure(name, try Program(beside: program), Array(sampleLocales.prefix(count)))
      }
    }
  }

  private static func measure(_ name: String, _ program: Program, _ locales: [String]) throws -> MemoryUse {
    let numbers = try program.run(["memory"] + locales).output.split(whereSeparator: \.isWhitespace).compactMap {
      Int($0)
    }
    guard numbers.count == 3 else { throw BenchmarkError("\(program.path) does not tell its memory") }
    return MemoryUse(contestant: name, locales: locales.count, heap: numbers[0], resident: numbers[1])
  }

  /// A hundred locales of many languages, scripts and calendars.
  static let sampleLocales = """
    en_US de_DE ja_JP ar_SA fr_FR es_ES it_IT pt_BR ru_RU zh_Hans_CN zh_Hant_TW ko_KR hi_IN bn_BD tr_TR pl_PL nl_NL sv_SE
    nb_NO da_DK fi_FI cs_CZ sk_SK hu_HU ro_RO bg_BG el_GR uk_UA he_IL fa_IR th_TH vi_VN id_ID ms_MY fil_PH ta_IN te_IN
    ml_IN kn_IN mr_IN gu_IN pa_IN ur_PK ne_NP si_LK my_MM km_KH lo_LA ka_GE hy_AM az_AZ kk_KZ uz_UZ ky_KG mn_MN sr_RS
    hr_HR sl_SI mk_MK sq_AL bs_BA lt_LT lv_LV et_EE is_IS ga_IE cy_GB eu_ES ca_ES gl_ES af_ZA sw_KE zu_ZA am_ET so_SO
    ha_NG yo_NG ig_NG en_GB en_IN en_AU en_CA fr_CA fr_CH de_AT de_CH es_MX es_AR pt_PT ar_EG ar_MA zh_Hant_HK sr_Latn_RS
    be_BY lb_LU mt_MT fo_FO as_IN or_IN ps_AF
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}

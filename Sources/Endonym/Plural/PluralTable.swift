import EndonymICU

/// The languages that CLDR has plural rules for: more than it has locale data for.
struct PluralTable: Sendable {
  let languages: Set<String>

  static func shared() throws(FormatError) -> PluralTable {
    try SharedTables.table(PluralTable.self) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in
        var languages: Set<String> = []
        for row in try ICUResourceBundle(name: "plurals").child("locales")?.children() ?? [] {
          languages.insert(row.key)
        }
        return PluralTable(languages: languages)
      }
    }
  }
}

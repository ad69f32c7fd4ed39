import EndonymICU

/// Which subtags exist, and which have been replaced by others: CLDR's validity and alias data, as ICU carries them in
/// its bundles `supplementalData` and `metadata`.
///
/// The bundles stay open and are searched in place: reading their seven thousand entries into Swift would take
/// milliseconds, which a program that formats one number does not have.
struct SubtagRegistry: Sendable {
  /// The kinds of subtags, by CLDR's names.
  enum Kind: String, CaseIterable {
    case language, script, region, variant, subdivision

    /// The name of the kind's table of aliases.
    var aliasTable: String { self == .region ? "territory" : rawValue }
  }

  private let validity: [Kind: [ICUResourceBundle]]
  private let aliases: [Kind: ICUResourceBundle]
  private let currencies: ICUResourceBundle

  /// The registry of the linked ICU.
  static func shared() throws(FormatError) -> SubtagRegistry {
    try SharedTables.table(SubtagRegistry.self) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in try SubtagRegistry() }
    }
  }

  private init() throws(ICUError) {
    let valid = try ICUResourceBundle(name: "supplementalData").required("idValidity")
    let alias = try ICUResourceBundle(name: "metadata").required("alias")
    var validity: [Kind: [ICUResourceBundle]] = [:]
    var aliases: [Kind: ICUResourceBundle] = [:]
    for kind in Kind.allCases {
      // Every status counts: deprecated, private-use and unknown codes (`ZZ`) are registered, and canonical forms
      // contain them. "regular" is looked at first.
      let statuses = try valid.required(kind.rawValue).children()
      validity[kind] = statuses.sorted { $0.key == "regular" && $1.key != "regular" }
      aliases[kind] = try alias.required(kind.aliasTable)
    }
    self.validity = validity
    self.aliases = aliases
    currencies = try ICUResourceBundle(name: "keyTypeData").required("typeMap").required("currency")
  }

  /// Whether a code, in its canonical case, is registered.
  func contains(_ code: String, _ kind: Kind) throws(FormatError) -> Bool {
    for codes in validity[kind] ?? [] where try FormatError.wrapping({ () throws(ICUError) in try codes.lists(code) }) {
      return true
    }
    return false
  }

  /// What CLDR has put in a code's place: a language's replacement may have several subtags (`sr_Latn`), a region's
  /// several candidates (`RS ME`). `nil` when the code stands.
  func replacement(of code: String, _ kind: Kind) throws(FormatError) -> String? {
    guard let table = aliases[kind] else { return nil }
    return try FormatError.wrapping { () throws(ICUError) in try table.child(code)?.string("replacement") }
  }

  /// Whether a currency code in lower case is a value of the key `cu`.
  func containsCurrency(_ code: String) throws(FormatError) -> Bool {
    try FormatError.wrapping { () throws(ICUError) in try currencies.child(code) != nil }
  }
}

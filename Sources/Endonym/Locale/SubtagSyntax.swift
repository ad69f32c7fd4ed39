/// The grammar of subtags: UTS 35, section 3.2 "Unicode Locale Identifier". All of it is ASCII.
extension StringProtocol {
  /// `en`, `haw`; the grammar allows five to eight letters too, though none such is registered.
  var isLanguageSubtag: Bool { isLetters && (2...8).contains(utf8.count) && utf8.count != 4 }

  /// `Latn`.
  var isScriptSubtag: Bool { isLetters && utf8.count == 4 }

  /// `US`, `419`.
  var isRegionSubtag: Bool { utf8.count == 2 && isLetters || utf8.count == 3 && utf8.allSatisfy(\.isASCIIDigit) }

  /// `valencia`, `1996`.
  var isVariantSubtag: Bool {
    isAlphanumeric && ((5...8).contains(utf8.count) || utf8.count == 4 && utf8.first?.isASCIIDigit == true)
  }

  /// `ca`: a key of the `-u-` extension.
  var isKeySubtag: Bool { isAlphanumeric && utf8.count == 2 && utf8.dropFirst().first?.isASCIILetter == true }

  /// `m0`: a field's key of the `-t-` extension.
  var isFieldSubtag: Bool { isAlphanumeric && utf8.count == 2 && utf8.first?.isASCIILetter == true && !isKeySubtag }

  /// `buddhist`: one of the subtags of a key's or field's value.
  var isTypeSubtag: Bool { isAlphanumeric && (3...8).contains(utf8.count) }

  /// Letters only, and at least one.
  var isLetters: Bool { !isEmpty && utf8.allSatisfy(\.isASCIILetter) }

  /// Letters and digits only, and at least one.
  var isAlphanumeric: Bool { !isEmpty && utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } }

  /// In the case of a script: `Latn`.
  var titlecasedSubtag: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension UInt8 {
  /// A to Z and a to z.
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// 0 to 9.
  var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}

import EndonymStrings

/// Swift names made of keys, as Xcode 26 makes them.
///
/// ```swift
/// SymbolName.member(forKey: "settings.notifications.toggle")   // "settingsNotificationsToggle"
/// SymbolName.member(forKey: "landmarks_count %lld")            // "landmarksCount"
/// SymbolName.member(forKey: "1month")                          // "_1Month"
/// SymbolName.namespace(forTable: "Main Window")                // "MainWindow"
/// SymbolName.escaped("continue")                               // "`continue`"
/// ```
///
/// Placeholders and apostrophes are left out, and the rest is cut into words: at whatever is neither letter nor digit, and around
/// digits. A word of capitals counts as a capitalized one; the first word begins small, every other one large.
public enum SymbolName {
  /// Characters of a name. Keys that are whole paragraphs are cut after a word.
  public static let lengthLimit = 120

  /// The name of a key's symbol, without the grave accents that a keyword needs.
  ///
  /// A key without letters and digits is named by its characters, `u1F389`; the empty key is `empty`.
  public static func member(forKey key: String) -> String {
    let format = FormatString(key)
    var text: [UInt8] = []
    let bytes = Array(key.utf8)
    for piece in format.pieces {
      // What is more likely a percent sign in running text is no placeholder here either.
      if case .placeholder(let placeholder) = piece, !placeholder.isLikelyProse {
        text.append(UInt8(ascii: " "))
      } else {
        text += bytes[piece.range]
      }
    }
    return identifier(ofWords: words(String(decoding: text, as: UTF8.self))) ?? spelledOut(key)
  }

  /// The name of an argument: `total.strings` is `totalStrings`.
  static func argument(named name: String) -> String { identifier(ofWords: words(name)) ?? spelledOut(name) }

  /// The name of the namespace of a table: its own, when that can be one.
  public static func namespace(forTable table: String) -> String {
    let scalars = table.unicodeScalars
    let isIdentifier =
      !scalars.isEmpty && scalars.allSatisfy { isWordPart($0) || $0 == "_" } && !startsLikeNoIdentifier(scalars.first)
    var name = table
    if !isIdentifier {
      let words = words(table)
      name = words.isEmpty ? spelledOut(table) : words.map { capitalized($0) }.joined()
      if startsLikeNoIdentifier(name.unicodeScalars.first) { name = "_" + name }
    }
    return reservedNamespaces.contains(name) ? name + "Strings" : name
  }

  /// A name with the grave accents that it needs to be declared.
  public static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The name, or where it is taken the first free one of `name_2`, `name_3` …
  static func numbered(_ name: String, isFree: (String) -> Bool) -> String {
    var candidate = name
    var number = 1
    while !isFree(candidate) {
      number += 1
      candidate = "\(name)_\(number)"
    }
    return candidate
  }

  // MARK: - Words

  /// The words of a text: runs of letters, and runs of digits.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isNumber = false
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }
    for scalar in text.unicodeScalars where !isApostrophe(scalar) {
      let startsWord = !word.isEmpty && isDigit(scalar) != isNumber
      if !isWordPart(scalar) || startsWord, !word.isEmpty {
        words.append(String(word))
        word = .init()
      }
      if isWordPart(scalar) {
        isNumber = isDigit(scalar)
        word.append(scalar)
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

  /// Letters, marks, digits, and the dollar sign, which Xcode keeps.
  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "$" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber:
      return true
    default: return false
    }
  }

  /// Swift's names begin neither with a digit nor with a mark; those with a dollar sign are the compiler's.
  private static func startsLikeNoIdentifier(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark: true
    default: scalar == "$"
    }
  }

  private static func identifier(ofWords words: [String]) -> String? {
    guard let first = words.first else { return nil }
    var name = uncapitalized(first)
    for word in words.dropFirst() where name.count + word.count <= lengthLimit { name += capitalized(word) }
    name = String(name.prefix(lengthLimit))
    return startsLikeNoIdentifier(name.unicodeScalars.first) ? "_" + name : name
  }

  /// The word with its leading capitals small: `CFBundleName` becomes `cfbundleName`.
  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.unicodeScalars.prefix { $0.properties.isUppercase }
    return capitals.map(\.properties.lowercaseMapping).joined() + String(word.unicodeScalars.dropFirst(capitals.count))
  }

  /// The word with a capital at its start, and one of capitals with no other: `iCloud` becomes `ICloud`, `JSON` becomes `Json`.
  private static func capitalized(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    let rest = word.unicodeScalars.dropFirst()
    let isOfCapitals = !word.unicodeScalars.contains { $0.properties.isLowercase }
    return first.properties.titlecaseMapping
      + (isOfCapitals ? rest.map(\.properties.lowercaseMapping).joined() : String(rest))
  }

  /// Characters of a key that has no letters, by their numbers in Unicode; eight of them tell such keys apart.
  private static func spelledOut(_ text: String) -> String {
    if text.isEmpty { return "empty" }
    return text.unicodeScalars.prefix(8).map { "u" + String($0.value, radix: 16, uppercase: true) }.joined()
  }

  // MARK: - Names that are taken

  /// The keywords of Swift that no declaration can have for a name as they stand, and `init` and `self`, which mean something else.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Names that a type inside `LocalizedStringResource` cannot have, because it has them itself, because they are the language's, or
  /// because symbols refer to other types by them.
  private static let reservedNamespaces: Set<String> = [
    "Any", "BundleDescription", "ExtendedGraphemeClusterLiteralType", "Protocol", "Self", "StringInterpolation",
    "StringLiteralType", "Type", "UnicodeScalarLiteralType",

    "Double", "Float", "Int", "Int8", "Int16", "Int32", "LocalizedStringResource", "String", "UInt", "UInt8", "UInt16",
    "UInt32",
  ]
}

import EndonymICU

/// A way to write numbers: a set of ten digits, or an algorithm.
///
/// ```swift
/// try NumberingSystem("arab").digits?.map(String.init).joined()  // ٠١٢٣٤٥٦٧٨٩
/// try NumberingSystem("roman").isAlgorithmic                     // true
/// ```
///
/// `native`, `traditional` and `finance` are no systems but stand for one in each locale:
/// ``LocaleIdentifier/numberingSystem()`` tells which. Source: UTS 35 part 3, section 1 "Numbering Systems".
public struct NumberingSystem: Sendable {
  /// CLDR's name, which is the value of the key `nu`: `latn`, `arab`, `hanidec`.
  public let name: String
  /// The digits from zero to nine; `nil` for an algorithmic system.
  public let digits: [Character]?

  /// Whether an algorithm writes the numbers, as for Roman numerals. ICU's number formatter cannot use such a system,
  /// only its date formatter can.
  public var isAlgorithmic: Bool { digits == nil }

  /// The system with a name, in any case.
  /// - Throws: ``FormatError/invalidNumberingSystem(_:reason:)`` when there is none,
  ///   ``FormatError/engine(call:code:name:)``.
  public init(_ name: some StringProtocol) throws(FormatError) {
    let wanted = name.utf8.count <= 8 ? name.lowercased() : ""
    guard wanted.isAlphanumeric, let known = try Self.system(wanted) else {
      throw .invalidNumberingSystem(String(name.prefix(64)), reason: "there is no such numbering system")
    }
    self = known
  }

  private init(name: String, digits: [Character]?) {
    self.name = name
    self.digits = digits
  }

  /// All systems that ICU has, ordered by name.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public static func all() throws(FormatError) -> [NumberingSystem] {
    let keys = try FormatError.wrapping { () throws(ICUError) in
      try table().children().map(\.key)
    }
    var systems: [NumberingSystem] = []
    for key in keys.sorted() {
      if let system = try system(key) { systems.append(system) }
    }
    return systems
  }

  private static func table() throws(ICUError) -> ICUResourceBundle {
    try ICUResourceBundle(name: "numberingSystems").required("numberingSystems")
  }

  /// The system with an exact name; `nil` when there is none.
  private static func system(_ name: String) throws(FormatError) -> NumberingSystem? {
    try FormatError.wrapping { () throws(ICUError) in
      guard let entry = try table().child(name) else { return nil }
      let isAlgorithmic = try entry.required("algorithmic").integer() != 0
      return NumberingSystem(name: name, digits: isAlgorithmic ? nil : Array(try entry.required("desc").string()))
    }
  }
}

extension NumberingSystem: Hashable {
  /// Two systems are the same when their names are.
  public static func == (left: NumberingSystem, right: NumberingSystem) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NumberingSystem: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension NumberingSystem: Codable {
  /// Reads the name.
  /// - Throws: ``FormatError/invalidNumberingSystem(_:reason:)``, and what `decoder` throws.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// Reads CLDR unit identifiers, as UTS 35 (part 6, "Unit Identifiers") writes them and ICU's parser takes them.
///
///     identifier = product | single ("-and-" single)+
///     product    = ["per-"] single (("-" | "-per-") single)*
///     single     = ["square-" | "cubic-" | "pow2-" … "pow15-"] [prefix] unit
///
/// After `per` everything is denominator; a second `per` changes nothing. Equal units merge, so that `meter-meter` is
/// `square-meter`. One difference from ICU: `foot-and-inch-inch` is refused, of which ICU 72 makes the product of foot
/// and square inch.
struct UnitIdentifierParser {
  private let identifier: String
  private let bytes: [UInt8]
  private let tokens: UnitTokens
  private var position = 0
  private var isDenominator = false
  private var factors: [UnitFactor] = []
  private var isMixed: Bool?

  init(_ identifier: some StringProtocol, tokens: UnitTokens) {
    self.identifier = String(identifier)
    bytes = Array(identifier.utf8)
    self.tokens = tokens
  }

  /// What the identifier says, its factors in the order written.
  /// - Throws: ``FormatError/invalidUnit(_:reason:)``.
  mutating func parse() throws(FormatError) -> UnitStructure {
    guard !bytes.isEmpty else { throw .invalidUnit("", reason: "it is empty") }
    guard bytes.count <= Limits.identifierLength else {
      // A long text is not worth repeating whole in a message.
      throw .invalidUnit(
        String(decoding: bytes.prefix(64), as: UTF8.self), reason: "it is longer than \(Limits.identifierLength) bytes")
    }
    while position < bytes.count {
      let isAlternative = try readSeparator()
      try append(try readFactor(), isAlternative: isAlternative)
    }
    if let factor = factors.first(where: { abs($0.power) > UnitFactor.greatestPower }) {
      throw refusal("the power of \"\(factor.prefixedName)\" is above \(UnitFactor.greatestPower)")
    }
    return UnitStructure(factors: factors, isMixed: isMixed ?? false)
  }

  /// What stands before a unit; whether it is `-and-`.
  private mutating func readSeparator() throws(FormatError) -> Bool {
    let isFirst = position == 0
    guard let (token, length) = tokens.first(of: bytes[position...]) else { throw unknown() }
    switch token {
    case .initialPer where isFirst: isDenominator = true
    case .per where !isFirst: isDenominator = true
    case .times where !isFirst: break
    case .and where !isFirst:
      if isDenominator { throw refusal("\"-and-\" cannot follow \"per\"") }
      position += length
      return true
    default:
      if isFirst { return false }
      throw refusal("a \"-\" is missing before \(rest)")
    }
    position += length
    return false
  }

  private mutating func readFactor() throws(FormatError) -> UnitFactor {
    var power: Int?
    var prefix: UnitPrefix?
    while true {
      guard position < bytes.count else { throw refusal("a unit is missing at the end") }
      guard let (token, length) = tokens.first(of: bytes[position...]) else { throw unknown() }
      switch token {
      case .power(let value) where power == nil && prefix == nil: power = value
      case .power: throw refusal("a power cannot stand at \(rest)")
      case .prefix(let value) where prefix == nil: prefix = value
      case .prefix: throw refusal("a second prefix cannot stand at \(rest)")
      case .unit(let name):
        position += length
        return UnitFactor(name: name, prefix: prefix, power: (power ?? 1) * (isDenominator ? -1 : 1))
      case .times, .per, .initialPer, .and: throw refusal("a unit is missing before \(rest)")
      }
      position += length
    }
  }

  private mutating func append(_ factor: UnitFactor, isAlternative: Bool) throws(FormatError) {
    if let index = factors.firstIndex(where: { $0.merges(with: factor) }) {
      if isAlternative { throw refusal("\"\(factor.prefixedName)\" stands twice") }
      factors[index].power += factor.power
    } else {
      factors.append(factor)
    }
    guard factors.count > 1 else { return }
    if let isMixed, isMixed != isAlternative {
      throw refusal("\"-and-\" cannot join products or quotients")
    }
    isMixed = isAlternative
  }

  /// The part not read yet, for a message.
  private var rest: String { "\"\(String(decoding: bytes[position...], as: UTF8.self))\", offset \(position)" }

  private func unknown() -> FormatError { refusal("no unit, prefix or power begins at \(rest)") }

  private func refusal(_ reason: String) -> FormatError { .invalidUnit(identifier, reason: reason) }
}

/// A compiled zone of the tz database: the contents of a TZif file, read with every count and index checked.
///
/// Versions 2 and later hold everything twice, with 32 and with 64 bits, and end in a rule for the future; version 1
/// has 32 bits and no such rule. Records of leap seconds are skipped: they stand only in the files of `right/`, whose
/// clock is not that of POSIX, and ``TimeZoneDatabase`` never opens those.
///
/// Source: RFC 9636 (versions 2 to 4; it replaces RFC 8536).
struct TimeZoneFile: Hashable, Sendable {
  /// The kinds of local time; at least one, and the first is in force before the first transition.
  let types: [LocalTimeType]
  /// When local time changes, in seconds since 1970, strictly ascending.
  let transitions: [Int64]
  /// For every transition the index of the type that begins with it.
  let typeIndexes: [UInt8]
  /// The rule after the last transition; `nil` when the file has none.
  let footer: PosixTimeZone?

  /// What is wrong with a file.
  enum Problem: Error, Hashable, Sendable {
    /// It does not begin as a TZif file.
    case notTimeZoneFile
    /// It is larger than ``Limits/timeZoneFileSize``.
    case tooLarge
    /// It ends before all that its header announces.
    case truncated
    /// Its header announces what contradicts itself, or no type at all.
    case badCounts
    /// Transitions are not in the order of time.
    case unordered
    /// A transition names a type that is not there, or a type an abbreviation that is not there.
    case badIndex
    /// An offset from UTC is beyond ``LocalTimeType/offsets``, or a flag is neither 0 nor 1.
    case badType
    /// The rule for the future cannot be read.
    case badFooter
  }

  /// Reads a file.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.count <= Limits.timeZoneFileSize else { throw .tooLarge }
    let first = try TimeZoneFileHeader(bytes, at: 0, timeSize: 4)
    guard first.version >= UInt8(ascii: "2") else {
      let block = try TimeZoneFileBlock(bytes, first)
      self.init(block, footer: nil)
      return
    }
    let second = try TimeZoneFileHeader(bytes, at: first.end, timeSize: 8)
    let block = try TimeZoneFileBlock(bytes, second)
    self.init(block, footer: try Self.footer(bytes[second.end...]))
  }

  private init(_ block: TimeZoneFileBlock, footer: PosixTimeZone?) {
    types = block.types
    transitions = block.transitions
    typeIndexes = block.typeIndexes
    self.footer = footer
  }

  /// The rule between two line feeds; an empty one is none.
  private static func footer(_ bytes: ArraySlice<UInt8>) throws(Problem) -> PosixTimeZone? {
    let lineFeed = UInt8(ascii: "\n")
    guard bytes.first == lineFeed else { throw .truncated }
    let rest = bytes.dropFirst()
    guard let end = rest.firstIndex(of: lineFeed) else { throw .truncated }
    let text = rest[..<end]
    if text.isEmpty { return nil }
    guard let footer = PosixTimeZone(Array(text)) else { throw .badFooter }
    return footer
  }
}

/// The counts at the head of a block, with the positions that follow from them.
private struct TimeZoneFileHeader {
  let version: UInt8
  let timeSize: Int
  let transitionCount: Int
  let typeCount: Int
  let characterCount: Int
  /// Where the block's parts begin, in the file's order.
  let transitionsStart: Int
  let typeIndexesStart: Int
  let typesStart: Int
  let charactersStart: Int
  /// Past the block.
  let end: Int
  private let hasConsistentIndicators: Bool

  static let size = 44

  /// - Throws: `notTimeZoneFile`, or `truncated` when the block does not end within the file.
  init(_ bytes: [UInt8], at start: Int, timeSize: Int) throws(TimeZoneFile.Problem) {
    guard bytes.dropFirst(start).starts(with: "TZif".utf8) else { throw .notTimeZoneFile }
    guard bytes.count - start >= Self.size else { throw .truncated }
    version = bytes[start + 4]
    // Six unsigned numbers of 32 bits: their products and sums stay far below 63.
    func count(_ index: Int) -> Int { Int(bytes.bigEndian(at: start + 20 + 4 * index, size: 4) & 0xFFFF_FFFF) }
    let universalCount = count(0)
    let standardCount = count(1)
    let leapSecondCount = count(2)
    transitionCount = count(3)
    typeCount = count(4)
    characterCount = count(5)
    self.timeSize = timeSize
    hasConsistentIndicators =
      (universalCount == 0 || universalCount == typeCount) && (standardCount == 0 || standardCount == typeCount)
    transitionsStart = start + Self.size
    typeIndexesStart = transitionsStart + transitionCount * timeSize
    typesStart = typeIndexesStart + transitionCount
    charactersStart = typesStart + typeCount * 6
    let leapSecondsSize = leapSecondCount * (timeSize + 4)
    end = charactersStart + characterCount + leapSecondsSize + standardCount + universalCount
    guard end <= bytes.count else { throw .truncated }
  }

  /// Whether the block can be used; a block that is only passed over may be empty.
  var isUsable: Bool { hasConsistentIndicators && typeCount >= 1 && typeCount <= 256 && characterCount >= 1 }
}

/// The parts of a block that matter here.
private struct TimeZoneFileBlock {
  var types: [LocalTimeType] = []
  var transitions: [Int64] = []
  var typeIndexes: [UInt8] = []

  init(_ bytes: [UInt8], _ header: TimeZoneFileHeader) throws(TimeZoneFile.Problem) {
    guard header.isUsable else { throw .badCounts }
    let characters = bytes[header.charactersStart..<header.charactersStart + header.characterCount]
    for index in 0..<header.typeCount {
      let start = header.typesStart + 6 * index
      let offset = Int32(truncatingIfNeeded: bytes.bigEndian(at: start, size: 4))
      let flag = bytes[start + 4]
      guard LocalTimeType.offsets.contains(offset), flag <= 1 else { throw .badType }
      let name = characters.dropFirst(Int(bytes[start + 5]))
      guard let end = name.firstIndex(of: 0) else { throw .badIndex }
      let abbreviation = String(decoding: name[..<end], as: UTF8.self)
      types.append(LocalTimeType(offset: offset, isDaylight: flag == 1, abbreviation: abbreviation))
    }
    transitions.reserveCapacity(header.transitionCount)
    for index in 0..<header.transitionCount {
      let time = bytes.bigEndian(at: header.transitionsStart + index * header.timeSize, size: header.timeSize)
      if let last = transitions.last, last >= time { throw .unordered }
      transitions.append(time)
    }
    typeIndexes = Array(bytes[header.typeIndexesStart..<header.typesStart])
    guard typeIndexes.allSatisfy({ $0 < header.typeCount }) else { throw .badIndex }
  }
}

extension [UInt8] {
  /// A signed number of `size` bytes, whose presence the caller has checked.
  fileprivate func bigEndian(at start: Int, size: Int) -> Int64 {
    let bits = self[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let unused = 64 - 8 * size
    return Int64(bitPattern: bits << unused) >> unused
  }
}

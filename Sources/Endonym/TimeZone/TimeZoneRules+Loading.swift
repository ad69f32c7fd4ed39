import EndonymICU

extension TimeZoneRules {
  /// Finds the rules that an identifier names.
  ///
  /// The system's tz database comes first. What it does not have can be an offset, or a zone that ICU knows: an alias
  /// (`PST`) follows the file of the zone that it stands for, and only where the system has no database, or a file that
  /// cannot be used, do ICU's own rules serve; ``source`` tells which it was.
  /// - Throws: ``FormatError/invalidTimeZone(_:)`` when nobody knows the zone.
  static func load(_ identifier: String, from database: TimeZoneDatabase) throws(FormatError) -> TimeZoneRules {
    var problem: TimeZoneFile.Problem?
    switch database.lookup(identifier) {
    case .found(let file): return TimeZoneRules(file)
    case .unusable(let found): problem = found
    case .missing: break
    }
    if let offset = UTCOffset(identifier) { return TimeZoneRules(offset) }
    guard TimeZoneDatabase.isSafe(identifier) else {
      // A long text is not worth repeating whole in a message.
      throw .invalidTimeZone(String(decoding: identifier.utf8.prefix(64), as: UTF8.self))
    }
    let canonical = try FormatError.wrapping { () throws(ICUError) in
      try ICUTimeZone.canonicalIdentifier(identifier)
    }
    guard let canonical else { throw .invalidTimeZone(identifier) }
    if case .found(let file) = database.lookup(canonical) { return TimeZoneRules(file) }
    let rules = try FormatError.wrapping { () throws(ICUError) in
      try TimeZoneRules(engineZone: ICUTimeZone(identifier: identifier), problem: problem)
    }
    guard let rules else { throw .invalidTimeZone(identifier) }
    return rules
  }

  /// ICU's own rules of a zone; `nil` when they are too many to be those of a zone.
  private init?(engineZone zone: ICUTimeZone, problem: TimeZoneFile.Problem?) throws(ICUError) {
    func type(_ offsets: ICUTimeZoneSchedule.Offsets) -> LocalTimeType {
      LocalTimeType(offset: offsets.total, isDaylight: offsets.saving != 0, abbreviation: "")
    }
    var types = [type(try zone.offsets(at: Self.engineBeginning))]
    var indexed: [(seconds: Int64, typeIndex: UInt8)] = []
    // The written out part, and far beyond it a whole cycle in which only the yearly rules are left.
    let steady = RecurringTransitions.start + RecurringTransitions.length
    let written = try zone.changes(after: Self.engineBeginning, through: Self.engineEnd)
    let repeated = try zone.changes(after: steady - 1, through: steady + RecurringTransitions.length - 1)
    for change in written + repeated {
      guard let index = types.index(of: type(change.offsets)) else { return nil }
      indexed.append((change.seconds, index))
    }
    let last = indexed.dropLast(repeated.count).last?.typeIndex ?? 0
    let cycle = indexed.suffix(repeated.count).map { ($0.seconds - RecurringTransitions.length, $0.typeIndex) }
    let future = RecurringTransitions.cycle(cycle) ?? (nil, last)
    self.init(
      types: types, initialTypeIndex: 0, transitions: written.map(\.seconds),
      typeIndexes: indexed.prefix(written.count).map(\.typeIndex), recurring: future.recurring,
      lastTypeIndex: future.last,
      source: .engine(problem))
  }

  /// 1600-01-01: before any zone had rules.
  private static let engineBeginning: Int64 = -11_676_096_000

  /// 2100-01-01: Morocco's changes, which follow the Moon, are written out until 2087.
  private static let engineEnd: Int64 = 4_102_444_800
}

extension TimeZoneIdentifier {
  /// The rules of the zone: read once in the process, so that a change of the database under a running process, or of
  /// `TZDIR`, is seen in zones not used before only.
  func rules() throws(FormatError) -> TimeZoneRules { try Self.rules(identifier) }

  /// The zone as ICU formats with it, with the same rules.
  func engineZone() throws(FormatError) -> ICUTimeZone {
    let rules = try rules()
    if case .offset = rules.source {
      // Nothing to keep: offsets are many, and ICU computes such a zone from its name.
      return try FormatError.wrapping { () throws(ICUError) in
        try ICUTimeZone(identifier: UTCOffset(seconds: rules.offset(at: 0)).engineIdentifier)
      }
    }
    return try SharedTables.table(ICUTimeZone.self, named: identifier) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in
        if case .engine = rules.source { return try ICUTimeZone(identifier: identifier) }
        return try ICUTimeZone(identifier: identifier, schedule: rules.schedule)
      }
    }
  }

  static func rules(_ identifier: String) throws(FormatError) -> TimeZoneRules {
    // An offset is computed as fast as it is found, and there are many.
    if let offset = UTCOffset(identifier), case .missing = TimeZoneDatabase.system.lookup(identifier) {
      return TimeZoneRules(offset)
    }
    return try SharedTables.table(TimeZoneRules.self, named: identifier) { () throws(FormatError) in
      try TimeZoneRules.load(identifier, from: .system)
    }
  }
}

/// How far clocks in one zone are from UTC, at every instant there is.
///
/// Three stretches of time follow each other: before the first known change, between known changes, and after the last,
/// where a yearly rule repeats for ever or nothing changes any more.
struct TimeZoneRules: Hashable, Sendable {
  /// The kinds of local time that the others name by index.
  let types: [LocalTimeType]
  /// The type before the first transition; the only one when there is none and no rule for the future.
  let initialTypeIndex: UInt8
  /// When local time changes, in seconds since 1970, strictly ascending.
  let transitions: [Int64]
  /// The type that begins at each of them.
  let typeIndexes: [UInt8]
  /// What repeats for ever from the last transition on, or has always done so; `nil` when nothing changes any more.
  let recurring: RecurringTransitions?
  /// The type from the last transition on, when nothing changes any more.
  let lastTypeIndex: UInt8
  /// Where the rules come from.
  let source: Source

  /// Where rules come from.
  enum Source: Hashable, Sendable {
    /// A file of the system's tz database, with its rule for the future.
    indirect case file(footer: PosixTimeZone?)
    /// ICU's own tz database: there is no usable file; what is wrong with the one that is there.
    case engine(TimeZoneFile.Problem?)
    /// The identifier itself, `+02:00`.
    case offset
  }

  /// A stretch of time in which nothing changes: `from <= t < until`. Its neighbour may have the same offset.
  struct Period: Hashable, Sendable {
    /// Seconds east of UTC.
    let offset: Int32
    /// Whether the tz database calls it daylight saving time.
    let isDaylight: Bool
    /// The tz database's English abbreviation; empty when the rules came from ICU.
    let abbreviation: String
    /// The first second; `nil` when it has always been so.
    let from: Int64?
    /// The first second that is not in it any more; `nil` when it stays so for ever.
    let until: Int64?

    /// Whether an instant is in it.
    func contains(_ seconds: Int64) -> Bool { (from ?? .min) <= seconds && seconds < (until ?? .max) }
  }

  /// Seconds east of UTC at an instant in seconds since 1970.
  func offset(at seconds: Int64) -> Int32 { types[Int(typeIndex(at: Self.bounded(seconds)))].offset }

  /// The period that an instant is in.
  func period(at seconds: Int64) -> Period {
    let seconds = Self.bounded(seconds)
    let passed = transitions.countNotAfter(seconds)
    guard passed == transitions.count else {
      let index = passed == 0 ? initialTypeIndex : typeIndexes[passed - 1]
      return period(index, from: passed == 0 ? nil : transitions[passed - 1], until: transitions[passed])
    }
    guard let recurring else { return period(lastTypeIndex, from: transitions.last, until: nil) }
    let span = recurring.span(at: seconds)
    return period(span.typeIndex, from: max(span.from, transitions.last ?? .min), until: span.until)
  }

  private func typeIndex(at seconds: Int64) -> UInt8 {
    if let last = transitions.last, seconds < last {
      let passed = transitions.countNotAfter(seconds)
      return passed == 0 ? initialTypeIndex : typeIndexes[passed - 1]
    }
    return recurring?.span(at: seconds).typeIndex ?? lastTypeIndex
  }

  private func period(_ index: UInt8, from: Int64?, until: Int64?) -> Period {
    let type = types[Int(index)]
    return Period(
      offset: type.offset, isDaylight: type.isDaylight, abbreviation: type.abbreviation, from: from, until: until)
  }

  /// An instant near enough to 1970 that adding an offset or a cycle cannot overflow: within 36 thousand million years.
  static func bounded(_ seconds: Int64) -> Int64 { min(max(seconds, -1 << 60), 1 << 60) }
}

extension TimeZoneRules {
  /// The rules in a file.
  init(_ file: TimeZoneFile) {
    var types = file.types
    // Without a transition there is no time before the first: the footer alone counts.
    initialTypeIndex = 0
    transitions = file.transitions
    typeIndexes = file.typeIndexes
    var future = (recurring: RecurringTransitions?.none, last: file.typeIndexes.last ?? 0)
    if let footer = file.footer.flatMap({ Self.future($0, types: &types) }) { future = footer }
    (recurring, lastTypeIndex) = future
    self.types = types
    source = .file(footer: file.footer)
  }

  /// The same offset always.
  init(_ offset: UTCOffset) {
    self.init(
      types: [LocalTimeType(offset: offset.seconds, isDaylight: false, abbreviation: offset.abbreviation)],
      initialTypeIndex: 0, transitions: [], typeIndexes: [], recurring: nil, lastTypeIndex: 0, source: .offset)
  }

  /// What a footer says; `nil` when the file has used up all numbers of types.
  private static func future(
    _ footer: PosixTimeZone, types: inout [LocalTimeType]
  ) -> (recurring: RecurringTransitions?, last: UInt8)? {
    guard let standard = types.index(of: footer.standard) else { return nil }
    guard let daylight = footer.daylight else { return (nil, standard) }
    guard let summer = types.index(of: daylight.type) else { return nil }
    let transitions = RecurringTransitions.years.flatMap { footer.transitions(inYear: $0) }
    // The sort is stable: of two changes at one instant the later year's stays last and counts.
    let ordered = transitions.sorted { $0.seconds < $1.seconds }
    return RecurringTransitions.cycle(
      ordered.map { (seconds: $0.seconds, typeIndex: $0.isDaylight ? summer : standard) })
  }
}

extension [LocalTimeType] {
  /// The index of a type, which is added when it is not there; `nil` when 256 others are.
  mutating func index(of type: LocalTimeType) -> UInt8? {
    if let index = firstIndex(of: type) { return UInt8(exactly: index) }
    guard let index = UInt8(exactly: count) else { return nil }
    append(type)
    return index
  }
}

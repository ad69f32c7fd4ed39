/// The texts of a format's columns: names as ICU wrote them, and numbers.
struct DatePlanTexts {
  private let fields: [DatePlanField]
  private let calendar: DatePlanCalendar
  /// For every field that ICU is asked for, the texts by value.
  private var names: [[[UInt8]?]]
  /// For every year field what ICU wrote for the year 1, which in Japan can have a name.
  private var firstYears: [[UInt8]?]
  /// What stands before each field, and behind the last.
  private let literals: [[UInt8]]
  /// The digits of each field.
  private let digits: [DigitTable]
  private let zoneTextCount: Int

  init(
    fields: [DatePlanField], samples: DateSamples, options: DateFormatOptions, calendar: DatePlanCalendar,
    zone: ZoneTable
  ) throws(PlanRefusal) {
    self.fields = fields
    self.calendar = calendar
    let zoneTextCount = zone.textCount
    self.zoneTextCount = zoneTextCount
    names = fields.map { field in
      guard case .asked = field.content else { return [] }
      return Array(repeating: nil, count: field.value.count(calendar, zoneTextCount: zoneTextCount))
    }
    firstYears = fields.map { _ in nil }
    guard let first = samples.samples.first else { throw .shape("no dates that ICU can be asked for") }
    let firstText = try first.text(fields)
    literals = firstText.gaps
    digits = try Self.digits(of: first, firstText, fields, calendar, options)
    for sample in samples.samples where lacks(sample.values) { try take(sample) }
    fillHours()
  }

  /// Only noon and midnight have names of their own: other full hours have those of their period.
  private mutating func fillHours() {
    for (index, field) in fields.enumerated() where field.value == .hourOfMinute || field.value == .hourOfSecond {
      for hour in 0..<24 where names[index][24 + hour] == nil && hour % 12 != 0 {
        names[index][24 + hour] = names[index][hour]
      }
    }
  }

  /// Whether a text of a date is not known yet.
  private func lacks(_ values: DateFieldValues) -> Bool {
    fields.indices.contains { index in
      let value = values[fields[index].value]
      switch fields[index].content {
      case .asked: return names[index][Int(value)] == nil
      case .year: return calendar.years[Int(value)] == 1 && firstYears[index] == nil
      case .number, .fraction: return false
      }
    }
  }

  /// Takes the texts of a date that are not known yet. Should others not be alike, the proof will tell.
  private mutating func take(_ sample: DateSamples.Sample) throws(PlanRefusal) {
    let text = try sample.text(fields)
    for (index, field) in fields.enumerated() {
      let value = Int(sample.values[field.value])
      switch field.content {
      case .asked: if names[index][value] == nil { names[index][value] = text.field(index) }
      case .year: if calendar.years[value] == 1 { firstYears[index] = text.field(index) }
      case .number, .fraction: break
      }
    }
  }

  // MARK: Digits

  /// The digits of each field, by those that a date has there: in a Chinese date those of the day can be others than those
  /// of the year.
  private static func digits(
    of sample: DateSamples.Sample, _ text: DateSampleText, _ fields: [DatePlanField], _ calendar: DatePlanCalendar,
    _ options: DateFormatOptions
  ) throws(PlanRefusal) -> [DigitTable] {
    var tables: [DigitTable] = []
    for (index, field) in fields.enumerated() {
      let value = Int(sample.values[field.value])
      var number: Int?
      switch field.content {
      case .number(_, let of): number = of(value)
      case .year: number = calendar.years[value]
      case .fraction(let count):
        let last: DateField = count == 1 ? .tenth : count == 2 ? .hundredth : .thousandth
        number = count > 3 ? 0 : Int(sample.values[last])
      case .asked: break
      }
      var table = DigitTable.ascii
      if let number { table = try digits(withLastOf: text.field(index), as: number % 10, options) }
      guard let table else { throw .shape("digits of several widths") }
      tables.append(table)
    }
    return tables
  }

  /// The digits of which the last one of a text stands for a value.
  private static func digits(
    withLastOf text: [UInt8], as value: Int, _ options: DateFormatOptions
  ) throws(PlanRefusal) -> DigitTable? {
    if text.last == UInt8(ascii: "0") + UInt8(value) { return DigitTable.ascii }
    var digits: [[UInt8]] = []
    if let last = String(decoding: text, as: UTF8.self).unicodeScalars.last,
      let zero = Unicode.Scalar(last.value &- UInt32(value)), zero.properties.numericType == .decimal
    {
      digits = (0...9).map { value in Unicode.Scalar(zero.value + value).map { Array(String($0).utf8) } ?? [] }
    } else {
      digits = try systemDigits(options)
    }
    return DigitTable.shared(digits)
  }

  /// The digits of a numbering system whose digits do not follow each other, as the Chinese ones.
  private static func systemDigits(_ options: DateFormatOptions) throws(PlanRefusal) -> [[UInt8]] {
    let system = try PlanRefusal.asking { () throws(FormatError) in
      if let system = options.numberingSystem { return system }
      return try options.locale.numberingSystem()
    }
    guard let digits = system.digits else { throw .shape("numerals that are no digits") }
    return digits.map { Array(String($0).utf8) }
  }

  // MARK: Columns

  /// The plan.
  func plan(clock: DateClock, in memory: PlanMemory) throws(PlanRefusal) -> DatePlan {
    for table in digits { memory.keep(table) }
    var columns = TextColumnList(in: memory)
    try columns.add(text: literals.first ?? [])
    for (index, field) in fields.enumerated() { try add(field, at: index, to: &columns) }
    return DatePlan(
      clock: clock, columns: columns.columns, knownZoneTexts: knownZoneTexts, capacity: columns.capacity,
      isASCII: columns.isASCII, in: memory)
  }

  /// A bit for each text of the zone that has been in a date.
  private var knownZoneTexts: UInt64 {
    guard let index = fields.firstIndex(where: { $0.value == .zone }) else { return .max }
    return names[index].indices.reduce(0) { names[index][$1] == nil ? $0 : $0 | 1 << UInt64($1) }
  }

  private func add(_ field: DatePlanField, at index: Int, to columns: inout TextColumnList) throws(PlanRefusal) {
    let suffix = literals[index + 1]
    let count = field.value.count(calendar, zoneTextCount: zoneTextCount)
    switch field.content {
    case .asked:
      var texts: [[UInt8]] = []
      for name in names[index] {
        // Texts of the zone that are not known are left to ICU, all others have to be there.
        guard let text = name ?? (field.value == .zone ? [] : nil) else {
          throw .shape("names that ICU could not be asked for")
        }
        texts.append(text)
      }
      try columns.add(texts, by: field.value, suffix: suffix)
    case .number(let width, let number):
      let numbers = (0..<count).map { number($0) }
      try columns.add(PlanNumbers(numbers, minimum: width, digits: digits[index]), by: field.value, suffix: suffix)
    case .year(let width):
      let years = calendar.years
      var names: [Int: [UInt8]] = [:]
      if let name = firstYears[index] {
        for (value, year) in years.enumerated() where year == 1 { names[value] = name }
      }
      let numbers = PlanNumbers(
        width == 2 ? years.map { $0 % 100 } : years, minimum: width, digits: digits[index], names: names)
      try columns.add(numbers, by: .year, suffix: suffix)
    case .fraction(let count): try addFraction(count, digits[index], suffix: suffix, to: &columns)
    }
  }

  /// Milliseconds are cut off, not rounded, and followed by zeros.
  private func addFraction(
    _ count: Int, _ digits: DigitTable, suffix: [UInt8], to columns: inout TextColumnList
  ) throws(PlanRefusal) {
    func numbers(_ count: Int, _ minimum: Int) -> PlanNumbers {
      PlanNumbers(Array(0..<count), minimum: minimum, digits: digits)
    }
    switch count {
    case 1: try columns.add(numbers(10, 1), by: .tenth, suffix: suffix)
    case 2: try columns.add(numbers(100, 2), by: .hundredth, suffix: suffix)
    default:
      try columns.add(numbers(100, 2), by: .hundredth, suffix: [])
      let zeros = Array(repeatElement(digits.text(of: 0), count: count - 3).joined())
      try columns.add(numbers(10, 1), by: .thousandth, suffix: zeros + suffix)
    }
  }
}

extension DigitTable {
  /// A digit from 0 to 9.
  fileprivate func text(of digit: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: entries + digit * stride + 2 * width, count: width))
  }
}

extension DateField {
  /// How many values it has.
  fileprivate func count(_ calendar: DatePlanCalendar, zoneTextCount: Int) -> Int {
    switch self {
    case .nothing: 1
    case .era: calendar.eraCount
    case .year: calendar.years.count
    case .month: 12
    // From one, with the zero that is never asked for.
    case .day: 32
    case .dayOfYear: 366
    case .weekday: 7
    case .hour: 24
    case .hourOfMinute, .hourOfSecond: 48
    case .half: 2
    case .minute, .second: 60
    case .tenth, .thousandth: 10
    case .hundredth: 100
    case .zone: zoneTextCount
    }
  }
}

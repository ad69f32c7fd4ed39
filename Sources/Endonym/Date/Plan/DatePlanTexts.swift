/// The texts of a format's columns: names as ICU wrote them, and numbers.
struct DatePlanTexts {
  private let fields: [DatePlanField]
  private let calendar: DatePlanCalendar
  /// For every field that ICU is asked for, the texts by value.
  private var names: [[UInt32: [UInt8]]]
  /// For every year field what ICU wrote for the year 1, which in Japan can have a name.
  private var firstYears: [[UInt8]?]
  /// What stands before each field, and behind the last.
  private let literals: [[UInt8]]
  private let digits: DigitTable
  private let zoneTextCount: Int

  init(
    fields: [DatePlanField], samples: DateSamples, options: DateFormatOptions, calendar: DatePlanCalendar, zone: ZoneTable
  ) throws(PlanRefusal) {
    self.fields = fields
    self.calendar = calendar
    zoneTextCount = zone.textSamples.count
    names = fields.map { _ in [:] }
    firstYears = fields.map { _ in nil }
    guard let first = samples.samples.first else { throw .shape("no dates that ICU can be asked for") }
    literals = first.text.gaps.map(DateSampleText.utf8)
    digits = try Self.digits(of: first, fields, calendar, options)
    for sample in samples.samples {
      for (index, field) in fields.enumerated() {
        let value = sample.values[field.value]
        switch field.content {
        case .asked:
          let text = DateSampleText.utf8(sample.text.fields[index])
          guard names[index].updateValue(text, forKey: value) ?? text == text else {
            throw .shape("names that change from date to date")
          }
        case .year: if calendar.years[Int(value)] == 1 { firstYears[index] = DateSampleText.utf8(sample.text.fields[index]) }
        case .number, .fraction: break
        }
      }
    }
  }

  // MARK: Digits

  /// The digits, by those of a number in a date.
  private static func digits(
    of sample: DateSamples.Sample, _ fields: [DatePlanField], _ calendar: DatePlanCalendar, _ options: DateFormatOptions
  ) throws(PlanRefusal) -> DigitTable {
    var digits: [[UInt8]] = (0...9).map { [UInt8(ascii: "0") + $0] }
    for (field, text) in zip(fields, sample.text.fields) {
      let value = Int(sample.values[field.value])
      let number: Int
      switch field.content {
      case .number(_, let of): number = of(value)
      case .year: number = calendar.years[value]
      case .asked, .fraction: continue
      }
      guard let last = String(decoding: text, as: UTF16.self).unicodeScalars.last,
        let zero = Unicode.Scalar(last.value &- UInt32(number % 10)), zero.properties.numericType == .decimal
      else {
        digits = try systemDigits(options)
        break
      }
      digits = (0...9).map { value in Unicode.Scalar(zero.value + value).map { Array(String($0).utf8) } ?? [] }
      break
    }
    guard let table = DigitTable.shared(digits) else { throw .shape("digits of several widths") }
    return table
  }

  /// The digits of a numbering system whose digits do not follow each other, as the Chinese ones.
  private static func systemDigits(_ options: DateFormatOptions) throws(PlanRefusal) -> [[UInt8]] {
    let system: NumberingSystem
    do { system = try options.numberingSystem ?? options.locale.numberingSystem() } catch {
      throw .shape("an unknown numbering system")
    }
    guard let digits = system.digits else { throw .shape("numerals that are no digits") }
    return digits.map { Array(String($0).utf8) }
  }

  // MARK: Columns

  /// The plan.
  func plan(clock: DateClock, in memory: PlanMemory) throws(PlanRefusal) -> DatePlan {
    memory.keep(digits)
    var columns = ColumnList(memory: memory)
    try columns.add(text: literals.first ?? [])
    for (index, field) in fields.enumerated() { try add(field, at: index, to: &columns) }
    return DatePlan(
      clock: clock, columns: columns.columns, writesZone: fields.contains { $0.value == .zone },
      capacity: columns.capacity, in: memory)
  }

  private func add(_ field: DatePlanField, at index: Int, to columns: inout ColumnList) throws(PlanRefusal) {
    let suffix = literals[index + 1]
    switch field.content {
    case .asked:
      guard let count = valueCount(of: field.value) else { throw .shape("names of an unknown number") }
      let texts = (0..<count).map { names[index][UInt32($0)] }
      guard texts.allSatisfy({ $0 != nil }) else { throw .shape("names that ICU could not be asked for") }
      try columns.add(by: field.value, count: count, suffix: suffix) { bytes, value in bytes += texts[value] ?? [] }
    case .number(let width, let number):
      guard let count = valueCount(of: field.value) else { throw .shape("numbers without a limit") }
      try columns.add(by: field.value, count: count, suffix: suffix) { bytes, value in
        digits.append(number(value), minimum: width, to: &bytes)
      }
    case .year(let width):
      try columns.add(by: .year, count: calendar.years.count, suffix: suffix) { bytes, value in
        let year = calendar.years[value]
        if year == 1, let name = firstYears[index] { return bytes += name }
        digits.append(width == 2 ? year % 100 : year, minimum: width, to: &bytes)
      }
    case .fraction(let count): try addFraction(count, suffix: suffix, to: &columns)
    }
  }

  /// Milliseconds are cut off, not rounded, and followed by zeros.
  private func addFraction(_ count: Int, suffix: [UInt8], to columns: inout ColumnList) throws(PlanRefusal) {
    guard count > 2 else {
      return try columns.add(by: count == 1 ? .tenth : .hundredth, count: count == 1 ? 10 : 100, suffix: suffix) {
        digits.append($1, minimum: count, to: &$0)
      }
    }
    try columns.add(by: .hundredth, count: 100, suffix: []) { digits.append($1, minimum: 2, to: &$0) }
    var zeros: [UInt8] = []
    for _ in 3..<count { digits.append(0, minimum: 1, to: &zeros) }
    try columns.add(by: .thousandth, count: 10, suffix: zeros + suffix) { digits.append($1, minimum: 1, to: &$0) }
  }

  /// How many values a field has.
  private func valueCount(of field: DateField) -> Int? {
    switch field {
    case .nothing: 1
    case .era: calendar.eraCount
    case .year: calendar.years.count
    case .month: 12
    case .day: 32
    case .weekday: 7
    case .hour: 24
    case .half: 2
    case .minute, .second: 60
    case .tenth, .thousandth: 10
    case .hundredth: 100
    case .zone: zoneTextCount
    }
  }
}

extension DigitTable {
  /// Appends a number that is not negative, with zeros before it up to a minimum of digits.
  fileprivate func append(_ number: Int, minimum: Int, to bytes: inout [UInt8]) {
    var divisor = 1
    var count = 1
    while number / divisor >= 10 {
      divisor *= 10
      count += 1
    }
    for _ in 0..<max(0, minimum - count) { append(digit: 0, to: &bytes) }
    while divisor > 0 {
      append(digit: number / divisor % 10, to: &bytes)
      divisor /= 10
    }
  }

  private func append(digit: Int, to bytes: inout [UInt8]) {
    let entry = entries + digit * stride + 2 * width
    bytes += UnsafeRawBufferPointer(start: entry, count: width)
  }
}

/// The columns of a plan while it is compiled.
private struct ColumnList {
  let memory: PlanMemory
  private(set) var columns: [TextColumn] = []
  private var length = 0
  private var spill = 0

  /// Texts are not followed by others in their column where that makes entries longer.
  private static let usualEntry = 32

  /// Bytes that the longest texts take, with what copying them writes beyond.
  var capacity: Int { length + spill }

  init(memory: PlanMemory) { self.memory = memory }

  /// Adds a column of texts, followed by another text, which becomes a part of them if it can.
  mutating func add(
    by field: DateField, count: Int, suffix: [UInt8], _ write: (inout [UInt8], Int) -> Void
  ) throws(PlanRefusal) {
    var texts = TextColumn.Texts(capacity: count)
    for value in 0..<count { texts.add { write(&$0, value) } }
    if texts.longest + suffix.count < max(Self.usualEntry, texts.entrySize) {
      texts = TextColumn.Texts(capacity: count)
      for value in 0..<count {
        texts.add {
          write(&$0, value)
          $0 += suffix
        }
      }
      try add(texts, by: field)
    } else {
      try add(texts, by: field)
      try add(text: suffix)
    }
  }

  /// Adds text that nothing changes, in as many columns as it takes.
  mutating func add(text: [UInt8]) throws(PlanRefusal) {
    var rest = text[...]
    while !rest.isEmpty {
      var texts = TextColumn.Texts(capacity: 1)
      texts.add { $0 += rest.prefix(TextColumn.longestEntry - 1) }
      try add(texts, by: .nothing)
      rest = rest.dropFirst(TextColumn.longestEntry - 1)
    }
  }

  private mutating func add(_ texts: TextColumn.Texts, by field: DateField) throws(PlanRefusal) {
    guard let column = texts.column(by: field, in: memory) else { throw .shape("names of more than 255 bytes") }
    columns.append(column)
    length += texts.longest
    spill = max(spill, texts.copySize)
  }
}

import EndonymICU

/// The texts that a locale puts between the elements of a list.
///
/// Three elements are `start` A `startMiddle` B `endMiddle` C `end`; each further one adds a `middle`. Two have texts of their own.
/// Lists whose words follow the elements - Spanish "y" and "e", Hebrew's hyphen - have no plan.
///
/// Source: UTS 35 part 2, "List Patterns".
struct ListPlan: BitwiseCopyable {
  private let texts: TextTable

  fileprivate init(_ texts: [String], in memory: PlanMemory) {
    self.texts = TextTable(texts.map { Array($0.utf8) }, in: memory)
  }

  /// Where the texts stand in the table.
  private enum TextIndex {
    /// Before the first, between, after the last of two.
    static let pair = 0
    /// Before the first, after the first, before the last, after the last of three and more.
    static let start = 3
    static let afterFirst = 4
    static let beforeLast = 5
    static let end = 6
    /// Between two that are neither first nor last.
    static let middle = 7
  }

  /// Free bytes that writing these elements needs, and whether the list of them is known to be ASCII: elements that have memory of
  /// their own are not looked at.
  @inline(__always)
  func room(for elements: Span<String>) -> (capacity: Int, isASCII: Bool) {
    var bytes = 0
    var others = texts.isASCII ? 0 : 1
    for index in 0..<elements.count {
      if let short = ShortString(elements[index]) {
        bytes &+= short.count
        others |= short.isASCII ? 0 : 1
      } else {
        bytes &+= elements[index].utf8.count
        others = 1
      }
    }
    return (bytes + (elements.count + 1) * texts.longest + TextTable.spill, others == 0)
  }

  /// Writes a list from `start` on, where its capacity is free; gives where it ends.
  @inline(__always)
  func write(_ elements: Span<String>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    switch elements.count {
    case 0: return start
    case 1: return copy(elements[0], to: start)
    case 2:
      var cursor = texts.copy(TextIndex.pair, to: start)
      cursor = texts.copy(TextIndex.pair + 1, to: copy(elements[0], to: cursor))
      return texts.copy(TextIndex.pair + 2, to: copy(elements[1], to: cursor))
    case let count:
      var cursor = texts.copy(TextIndex.start, to: start)
      cursor = texts.copy(TextIndex.afterFirst, to: copy(elements[0], to: cursor))
      for index in 1..<count &- 2 {
        cursor = texts.copy(TextIndex.middle, to: copy(elements[index], to: cursor))
      }
      cursor = texts.copy(TextIndex.beforeLast, to: copy(elements[count &- 2], to: cursor))
      return texts.copy(TextIndex.end, to: copy(elements[count &- 1], to: cursor))
    }
  }

  @inline(__always)
  private func copy(_ element: String, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    if let short = ShortString(element) { return short.write(at: start) }
    return Self.copyLong(element, to: start)
  }

  @inline(never)
  private static func copyLong(_ element: String, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
  {
    let count = element.utf8.withContiguousStorageIfAvailable { bytes in
      if let first = bytes.baseAddress {
        UnsafeMutableRawPointer(start).copyMemory(from: first, byteCount: bytes.count)
      }
      return bytes.count
    }
    if let count { return start + count }
    var cursor = start
    for byte in element.utf8 {
      cursor.initialize(to: byte)
      cursor += 1
    }
    return cursor
  }
}

extension UnsafePointer<ListPlan> {
  /// The list of some elements as text.
  @inline(__always)
  func string(_ elements: Span<String>) -> String {
    let (capacity, isASCII) = pointee.room(for: elements)
    return PlanSink.string(capacity: capacity, isASCII: isASCII) { pointee.write(elements, at: $0) } ?? ""
  }

  /// Appends the list of some elements.
  @inline(__always)
  func append(_ elements: Span<String>, to bytes: inout [UInt8]) {
    _ = bytes.append(capacity: pointee.room(for: elements).capacity) { pointee.write(elements, at: $0) }
  }

  /// Appends the list of some elements to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when it does not fit; the span is as it was.
  @inline(__always)
  func append(_ elements: Span<String>, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    _ = try span.append(capacity: pointee.room(for: elements).capacity) { pointee.write(elements, at: $0) }
  }
}

/// Asks ICU for the texts of lists, and proves a ``ListPlan`` of them.
struct ListPlanCompiler {
  let formatter: ICUListFormatter

  /// - Throws: ``PlanRefusal`` when ICU has to write these lists itself.
  func compile() throws(PlanRefusal) -> CompiledPlan<ListPlan> {
    let memory = PlanMemory()
    let plan = CompiledPlan(ListPlan(try texts(), in: memory), in: memory)
    try prove(plan)
    return plan
  }

  /// Before, between and after two elements; before the first, after it, before the last, after it, and between others.
  func texts() throws(PlanRefusal) -> [String] {
    let pair = try Self.gaps(formatter, ["A", "B"])
    let four = try Self.gaps(formatter, ["A", "B", "C", "D"])
    guard four.count == 5 else { throw .shape("an unusual list") }
    return pair + [four[0], four[1], four[3], four[4], four[2]]
  }

  /// What stands before, between and after some elements.
  private static func gaps(_ formatter: ICUListFormatter, _ elements: [String]) throws(PlanRefusal) -> [String] {
    let (text, fields) = try PlanRefusal.wrapping { () throws(ICUError) in
      let formatted = try formatter.format(elements)
      return (try formatted.utf16(), try formatted.fields())
    }
    let spans = fields.filter { $0.category == ICUFieldCategory.listSpan }
    guard spans.map({ Int($0.field) }) == Array(elements.indices) else { throw .shape("an unusual list") }
    var gaps: [String] = []
    var position = 0
    for span in spans {
      guard span.range.lowerBound >= position, span.range.upperBound <= text.count else {
        throw .shape("an unusual list")
      }
      gaps.append(String(decoding: text[position..<span.range.lowerBound], as: UTF16.self))
      position = span.range.upperBound
    }
    gaps.append(String(decoding: text[position...], as: UTF16.self))
    return gaps
  }

  /// Elements before which a language could change its words - vowels, an eight, a foreign script - in pairs and in longer lists,
  /// whose words may differ; and the usual counts.
  private static let probes = [
    ["A", "Isabel"], ["A", "8"], ["א", "ב"], ["A", "B", "Isabel"], ["A", "", "ocho"], ["א", "ב", "A"],
    ["A", "B", "C", "D", "E"],
  ]

  private func prove(_ plan: CompiledPlan<ListPlan>) throws(PlanRefusal) {
    for elements in Self.probes {
      let expected = try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(elements).utf8() }
      let written = plan.pointer.string(elements.span)
      guard written.utf8.elementsEqual(expected) else {
        throw .proof(
          value: "\(elements)", expected: String(decoding: expected, as: UTF8.self), written: written)
      }
    }
  }
}

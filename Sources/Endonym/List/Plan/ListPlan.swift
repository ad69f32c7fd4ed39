import EndonymICU

/// The texts that a locale puts between the elements of a list.
///
/// Three elements are `start` A `startMiddle` B `endMiddle` C `end`; each further one adds a `middle`. Two have texts of their own.
/// Lists whose words follow the elements - Spanish "y" and "e", Hebrew's hyphen - have no plan.
///
/// Source: UTS 35 part 2, "List Patterns".
struct ListPlan: Sendable {
  /// Around and between two elements.
  private let pair: [String]
  /// Before the first, after the first, before the last, after the last of three and more.
  private let many: [String]
  /// Between two that are neither.
  private let middle: String

  /// Before, between and after two elements.
  var pairTexts: [String] { pair }

  /// The list of some elements as text.
  func string(_ elements: [String]) -> String {
    let count = byteCount(elements)
    return String(unsafeUninitializedCapacity: count) { buffer in
      var cursor = buffer.baseAddress.unsafelyUnwrapped
      visit(elements) { text in
        for byte in text.utf8 {
          cursor.initialize(to: byte)
          cursor += 1
        }
      }
      return count
    }
  }

  /// Appends the list of some elements.
  func append(_ elements: [String], to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + byteCount(elements))
    visit(elements) { bytes.append(contentsOf: $0.utf8) }
  }

  /// Appends the list of some elements to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when it does not fit; the span is as it was.
  func append(_ elements: [String], to span: inout OutputSpan<UInt8>) throws(FormatError) {
    guard byteCount(elements) <= span.freeCapacity else {
      throw .limitExceeded("the length of the text", limit: span.freeCapacity)
    }
    span.withUnsafeMutableBufferPointer { buffer, count in
      visit(elements) { text in
        for byte in text.utf8 {
          buffer.initializeElement(at: count, to: byte)
          count += 1
        }
      }
    }
  }

  private func byteCount(_ elements: [String]) -> Int {
    var count = 0
    visit(elements) { count += $0.utf8.count }
    return count
  }

  /// Gives the texts and elements of a list in order.
  @inline(__always)
  private func visit(_ elements: [String], _ body: (String) -> Void) {
    switch elements.count {
    case 0: break
    case 1: body(elements[0])
    case 2:
      body(pair[0])
      body(elements[0])
      body(pair[1])
      body(elements[1])
      body(pair[2])
    default:
      body(many[0])
      body(elements[0])
      body(many[1])
      for index in 1..<elements.count - 1 {
        body(elements[index])
        body(index == elements.count - 2 ? many[2] : middle)
      }
      body(elements[elements.count - 1])
      body(many[3])
    }
  }
}

extension ListPlan {
  /// Asks ICU for the texts, and proves them.
  /// - Throws: ``PlanRefusal`` when ICU has to write these lists itself.
  init(_ formatter: ICUListFormatter) throws(PlanRefusal) {
    pair = try Self.gaps(formatter, ["A", "B"])
    let four = try Self.gaps(formatter, ["A", "B", "C", "D"])
    guard four.count == 5 else { throw .shape("an unusual list") }
    many = [four[0], four[1], four[3], four[4]]
    middle = four[2]
    try prove(formatter)
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

  /// Elements before which a language could change its words: vowels, an eight, a foreign script; and the usual counts.
  private static let probes = [
    ["A", "Isabel"], ["A", "8"], ["א", "ב"], ["A", "", "ocho"], ["A", "B", "C", "D", "E"],
  ]

  private func prove(_ formatter: ICUListFormatter) throws(PlanRefusal) {
    for elements in Self.probes {
      let expected = try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(elements).utf8() }
      let written = string(elements)
      guard written.utf8.elementsEqual(expected) else {
        throw .proof(
          value: "\(elements)", expected: String(decoding: expected, as: UTF8.self), written: written)
      }
    }
  }
}

import EndonymICU

/// What writes the lists of a ``ListFormat``: a plan where there is one, else ICU's formatter.
final class ListEngine: Sendable {
  private let formatter: ICUListFormatter
  let plan: CompiledPlan<ListPlan>?
  /// Why there is no plan.
  let refusal: PlanRefusal?

  /// - Parameters:
  ///   - options: What decides how lists are written.
  ///   - opened: An engine of the same options, whose formatter is used.
  ///   - compiles: Whether there is to be a plan; else ICU writes.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  init(_ options: ListOptions, from opened: ListEngine? = nil, compiles: Bool = true) throws(FormatError) {
    let formatter = if let opened { opened.formatter } else { try Self.formatter(options) }
    self.formatter = formatter
    guard compiles else {
      plan = nil
      refusal = .deferred
      return
    }
    (plan, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in
      try ListPlanCompiler(formatter: formatter).compile()
    }
  }

  private static func formatter(_ options: ListOptions) throws(FormatError) -> ICUListFormatter {
    let kind: ICUListFormatter.Kind =
      switch options.kind {
      case .and: .and
      case .or: .or
      case .units: .units
      }
    let width: ICUListFormatter.Width =
      switch options.width {
      case .wide: .wide
      case .short: .short
      case .narrow: .narrow
      }
    return try FormatError.wrapping { () throws(ICUError) in
      try ICUListFormatter(locale: options.locale.dataIdentifier, kind: kind, width: width)
    }
  }

  /// Whether lists are written by a plan.
  var isCompiled: Bool { plan != nil }

  /// The list as text. The elements come as a pointer: an array that closures hold would be retained for each list.
  @inline(__always)
  func string(_ elements: UnsafeBufferPointer<String>) throws(FormatError) -> String {
    try checkCount(elements.count)
    if let plan = plan?.pointer { return plan.string(Span(_unsafeElements: elements)) }
    return String(decoding: try bytesByICU(Array(elements)), as: UTF8.self)
  }

  @inline(__always)
  func append(_ elements: UnsafeBufferPointer<String>, to bytes: inout [UInt8]) throws(FormatError) {
    try checkCount(elements.count)
    if let plan = plan?.pointer { return plan.append(Span(_unsafeElements: elements), to: &bytes) }
    bytes += try bytesByICU(Array(elements))
  }

  /// Appends to a span; nothing when there is too little room.
  @inline(__always)
  func append(
    _ elements: UnsafeBufferPointer<String>, to span: inout OutputSpan<UInt8>
  ) throws(FormatError) {
    try checkCount(elements.count)
    if let plan = plan?.pointer { return try plan.append(Span(_unsafeElements: elements), to: &span) }
    try span.append(icu: try bytesByICU(Array(elements)))
  }

  /// What stands before, between and after two elements.
  func pairTexts() throws(PlanRefusal) -> [String] {
    Array(try ListPlanCompiler(formatter: formatter).texts().prefix(3))
  }

  /// The list as ICU writes it.
  func bytesByICU(_ elements: [String]) throws(FormatError) -> [UInt8] {
    let formatted = try formatted(elements)
    return try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  private func checkCount(_ count: Int) throws(FormatError) {
    guard count <= Limits.listElements else {
      throw .limitExceeded("the number of list elements", limit: Limits.listElements)
    }
  }

  private func formatted(_ elements: [String]) throws(FormatError) -> ICUFormatted {
    try checkCount(elements.count)
    return try FormatError.wrapping { () throws(ICUError) in try formatter.format(elements) }
  }

  /// ICU tells nothing of an empty element's place. A stand-in that changes no word beside it marks the place: a Hebrew
  /// letter, as Hebrew's rule looks for other scripts and Spanish's for Latin vowels.
  private static let standIn = "\u{5D0}"

  func parts(of elements: [String]) throws(FormatError) -> [FormattedPart] {
    let formatted = try formatted(elements.map { $0.isEmpty ? Self.standIn : $0 })
    let (text, fields) = try FormatError.wrapping { () throws(ICUError) in
      (try formatted.utf16(), try formatted.fields())
    }
    var parts: [FormattedPart] = []
    var position = 0
    func appendLiteral(upTo end: Int) {
      guard position < end else { return }
      parts.append(FormattedPart(.literal, String(decoding: text[position..<end], as: UTF16.self)))
    }
    let spans = fields.filter { $0.category == ICUFieldCategory.listSpan }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for span in spans {
      let range = span.range.clamped(to: position..<text.count)
      let element = elements.indices.contains(Int(span.field)) ? elements[Int(span.field)] : ""
      // Around an element of another direction than the list's, the toolchain's ICU puts isolates: they are literal.
      let own = element.isEmpty ? range : place(of: Array(element.utf16), in: text, range)
      appendLiteral(upTo: own.lowerBound)
      parts.append(FormattedPart(.element, element))
      position = own.upperBound
    }
    appendLiteral(upTo: text.count)
    return parts
  }

  /// Where an element stands in a range that may have marks of direction around it.
  private func place(of element: [UInt16], in text: [UInt16], _ range: Range<Int>) -> Range<Int> {
    let surplus = max(0, range.count - element.count)
    let starts = (0...surplus).map { range.lowerBound + $0 }
    guard let start = starts.first(where: { text[$0..<range.upperBound].starts(with: element) }) else { return range }
    return start..<start + element.count
  }
}

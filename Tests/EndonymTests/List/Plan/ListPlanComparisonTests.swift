import Testing

@testable import Endonym

/// Every kind and width of lists.
struct ListShape: Sendable, CustomStringConvertible {
  let kind: ListFormat.Kind
  let width: ListFormat.Width

  static let all: [ListShape] = [ListFormat.Kind.and, .or, .units].flatMap { kind in
    [ListFormat.Width.wide, .short, .narrow].map { ListShape(kind: kind, width: $0) }
  }

  func engine(locale: String) throws -> ListEngine {
    try ListOptions(locale: try LocaleIdentifier(locale), kind: kind, width: width).makeEngine()
  }

  var description: String { "\(kind), \(width)" }
}

@Suite("List plans: the same text as ICU's")
struct ListPlanComparisonTests {
  static let lists = PlanSweep.count(3, long: 150)

  @Test("lists of every kind and width in every locale, of none to six elements", arguments: ListShape.all)
  func everyLocale(shape: ListShape) throws {
    var random = PlanSweep.random("list \(shape)")
    var comparison = PlanComparison()
    let start = ListShape.all.firstIndex { $0.description == shape.description } ?? 0
    for locale in PlanSweep.locales(every: 2, from: start) {
      let engine = try shape.engine(locale: locale)
      for _ in 0..<Self.lists {
        let elements = (0..<random.integer(0...6)).map { _ in random.pick(Self.elements) }
        try Self.compare(engine, elements, &comparison, locale)
      }
    }
    comparison.finish("\(shape)", atLeastPlanned: LinkedICU.major == 72 ? 90 : 0)
  }

  @Test(
    "in languages whose words follow the elements, each element in each place",
    arguments: ["es", "es_MX", "es_419", "he", "it", "ca", "gl", "ar", "fa", "th", "en", "pt", "eu", "iw", "yi"])
  func words(locale: String) throws {
    var comparison = PlanComparison()
    for shape in ListShape.all {
      let engine = try shape.engine(locale: locale)
      for element in Self.elements {
        for elements in [
          ["A", element], [element, "A"], ["A", "B", element], ["א", element], ["A", element, "B", "C"],
        ] {
          try Self.compare(engine, elements, &comparison, locale)
        }
      }
    }
    comparison.finish(locale, atLeastPlanned: 0)
  }

  /// Sounds before which words change, other scripts, numbers, marks of direction, what means something in patterns, and texts
  /// that are empty, long, or of no letters.
  static let elements = [
    "", "A", "B", "uno", "Isabel", "isla", "hielo", "Hiato", "hierro", "hie", "Yves", "Ñandú", "Íñigo", "Italia", "i",
    "ocho",
    "oro", "hora", "Óscar", "ho", "o", "8", "80", "800", "8 km", "11", "11000", "11,000", "11.5", "118", "1", "-8",
    "18",
    "א", "ישראל", "\u{200F}א", "\u{5D0}a", "שלום", "عربي", "Ελλάδα", "日本", "ไทย", "한국", "😀", "👩‍👩‍👧", "e\u{301}",
    " ", "\n", "{0}", "{1}", "'", "''", "%@", "\u{200E}x", "\u{2068}x\u{2069}", "1,5", ", ", "5 ft",
    "ein längerer Text, der über sechzehn und auch über dreißig Bytes hinaus geht", "\u{0}", "\u{FEFF}", "ß",
  ]

  private static func compare(
    _ engine: ListEngine, _ elements: [String], _ comparison: inout PlanComparison, _ locale: String
  ) throws {
    let expected = try engine.bytesByICU(elements)
    var own: [UInt8] = []
    if let plan = engine.plan?.pointer {
      own = comparison.buffer.write(capacity: plan.pointee.room(for: elements.span).capacity) {
        plan.pointee.write(elements.span, at: $0)
      }
    } else {
      try elements.withUnsafeBufferPointer { elements throws(FormatError) in try engine.append(elements, to: &own) }
    }
    comparison.compare(own, expected, isPlanned: engine.isCompiled, "\(locale), \(elements)")
    let text = try elements.withUnsafeBufferPointer { elements throws(FormatError) in try engine.string(elements) }
    comparison.compare(Array(text.utf8), expected, isPlanned: engine.isCompiled, "\(locale), \(elements), as string")
  }
}

import Testing

@testable import Endonym

/// Which formats of a kind have plans, over all locales, and what plans of them take.
struct PlanCoverage {
  private let name: String
  private(set) var formats = 0
  private var sizes: [Int] = []
  /// Locales by the reason for which ICU writes them.
  private var reasons: [String: [String]] = [:]

  init(_ name: String) { self.name = name }

  /// How many formats have plans.
  var planned: Int { formats - reasons.values.reduce(0) { $0 + $1.count } }

  /// How many formats have none, by the kind of reason.
  var refused: Int { formats - planned }

  /// Counts a format.
  mutating func add(_ locale: String, _ refusal: PlanRefusal?, size: Int?) {
    formats += 1
    if let size { sizes.append(size) }
    if let refusal { reasons[Self.kind(refusal), default: []].append(locale) }
  }

  /// Reasons of one kind are told together: what a plan wrote differs from locale to locale.
  private static func kind(_ refusal: PlanRefusal) -> String {
    guard case .proof(let value, _, _) = refusal else { return "\(refusal)" }
    return "the plan and ICU differ for \(value)"
  }

  /// Prints the list, and expects that so many formats of all have plans, of a size in bytes.
  func finish(
    atLeast least: Int, of expected: Int, sizes expectedSizes: ClosedRange<Int>?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    print("\(name): \(planned) of \(formats) have plans\(sizesText)")
    for (reason, locales) in reasons.sorted(by: { $0.key < $1.key }) {
      print("  \(reason): \(Set(locales).sorted().joined(separator: " "))")
    }
    #expect(formats == expected, sourceLocation: sourceLocation)
    #expect(planned >= least, sourceLocation: sourceLocation)
    guard let expectedSizes, let smallest = sizes.min(), let largest = sizes.max() else { return }
    #expect(expectedSizes.contains(smallest), sourceLocation: sourceLocation)
    #expect(expectedSizes.contains(largest), sourceLocation: sourceLocation)
  }

  private var sizesText: String {
    guard let smallest = sizes.min(), let largest = sizes.max() else { return "" }
    return ", of \(smallest) to \(largest) bytes, \(sizes.reduce(0, +) / sizes.count) on average"
  }
}

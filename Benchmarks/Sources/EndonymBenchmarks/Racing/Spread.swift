/// The middle of some numbers, and how far they lie apart.
struct Spread {
  let median: Double
  let min: Double
  let max: Double

  /// `nil` for no numbers.
  init?(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let middle = sorted.count / 2
    median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    min = first
    max = last
  }

  /// Of the ratios of two series, round by round.
  init?(_ numerators: [Double], over denominators: [Double]) {
    self.init(zip(numerators, denominators).map { $0 / $1 })
  }
}

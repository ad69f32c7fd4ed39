import Foundation

/// Places ratios on a logarithmic axis: twice as fast is as far from one as half as fast.
struct LogScale {
  /// Where the axis begins and ends, in ratios; 1 lies between.
  let bounds: ClosedRange<Double>
  /// The same in the drawing.
  let start: Double
  let length: Double

  /// Bounds, among 1, 2 and 5 times powers of ten, that hold all the ratios and 1.
  init(holding ratios: [Double], start: Double, length: Double) {
    let least = min(1, ratios.min() ?? 1)
    let greatest = max(10, ratios.max() ?? 10)
    let low = Self.steps.last { $0 <= least } ?? least
    let high = Self.steps.first { $0 >= greatest } ?? greatest
    bounds = low...high
    self.start = start
    self.length = length
  }

  private static let steps = (-6...6).flatMap { power in [1.0, 2, 5].map { $0 * pow(10, Double(power)) } }

  /// Where lines are drawn.
  var ticks: [Double] { Self.steps.filter { bounds.contains($0) } }

  func position(_ ratio: Double) -> Double {
    let clamped = min(max(ratio, bounds.lowerBound), bounds.upperBound)
    return start + length * log(clamped / bounds.lowerBound) / log(bounds.upperBound / bounds.lowerBound)
  }
}

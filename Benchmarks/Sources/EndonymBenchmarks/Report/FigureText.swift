import Foundation

/// Figures with three significant digits, as people read them.
enum FigureText {
  /// A ratio: `17.3`, `0.97`, `–` for none.
  static func ratio(_ ratio: Double?) -> String {
    guard let ratio else { return "–" }
    return number(ratio)
  }

  /// Nanoseconds: `8.41`, `617`, `12,400`.
  static func nanoseconds(_ time: Double?) -> String { ratio(time) }

  /// A time with its unit: `617 ns`, `12.4 µs`, `8.2 ms`.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e4: "\(number(nanoseconds)) ns"
    case ..<1e7: "\(number(nanoseconds / 1e3)) µs"
    default: "\(number(nanoseconds / 1e6)) ms"
    }
  }

  /// Memory: `412 kB`, `8.1 MB`.
  static func bytes(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\(number(Double(bytes) / 1e3)) kB" : "\(number(Double(bytes) / 1e6)) MB"
  }

  /// Three significant digits, all digits before the point, in groups.
  static func number(_ number: Double) -> String {
    number.formatted(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
        .precision(number < 100 ? .significantDigits(3) : .fractionLength(0)))
  }
}

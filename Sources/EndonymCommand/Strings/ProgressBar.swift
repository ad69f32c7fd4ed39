#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line on standard error that tells how far a job is, where standard error is a terminal.
///
/// ```
/// Reading sources [############............] 512/1000
/// ```
struct ProgressBar {
  private let title: String
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var shown = -1

  /// Marks between the brackets.
  private static let width = 24

  init(_ title: String, total: Int, isQuiet: Bool = false) {
    self.title = title
    self.total = total
    isShown = !isQuiet && total > 0 && isatty(STDERR_FILENO) == 1
  }

  /// One more is done. The line is written anew for every hundredth of the whole.
  mutating func advance() {
    done += 1
    guard isShown, done * 100 / total != shown else { return }
    shown = done * 100 / total
    let marks = done * Self.width / total
    let bar = String(repeating: "#", count: marks) + String(repeating: ".", count: Self.width - marks)
    StandardStreams.error(text: "\r\(title) [\(bar)] \(done)/\(total)")
  }

  /// Takes the line away.
  func finish() {
    if isShown { StandardStreams.error(text: "\r\u{1B}[K") }
  }
}

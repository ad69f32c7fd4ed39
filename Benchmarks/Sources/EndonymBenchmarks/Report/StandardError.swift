import Foundation

/// Messages for whoever waits.
enum StandardError {
  private static let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1

  static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

  /// A line that the next one overwrites. Nothing where nobody watches.
  static func show(progress: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(progress)".utf8))
  }
}

import EndonymTools

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's standard streams, as bytes.
enum StandardStreams {
  /// Writes everything to standard output.
  /// - Returns: False when nobody reads it any more.
  @discardableResult
  static func output(_ bytes: [UInt8]) -> Bool { FileDescriptor(STDOUT_FILENO).write(bytes) }

  /// Writes a line to standard output.
  static func output(line: String) { output(Array((line + "\n").utf8)) }

  /// Writes a text to standard error as it is.
  static func error(text: String) { FileDescriptor(STDERR_FILENO).write(Array(text.utf8)) }

  /// Writes a line to standard error.
  static func error(line: String) { error(text: line + "\n") }

  /// The next bytes of standard input: at most `count`, empty at its end or when it cannot be read.
  static func input(atMost count: Int) -> [UInt8] { FileDescriptor(STDIN_FILENO).read(atMost: count) }
}

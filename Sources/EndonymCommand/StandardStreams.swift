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
  static func output(_ bytes: [UInt8]) -> Bool { write(bytes, to: STDOUT_FILENO) }

  /// Writes a line to standard output.
  static func output(line: String) { output(Array((line + "\n").utf8)) }

  /// Writes a text to standard error as it is.
  static func error(text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

  /// Writes a line to standard error.
  static func error(line: String) { _ = write(Array((line + "\n").utf8), to: STDERR_FILENO) }

  /// The next bytes of standard input: at most `count`, empty at its end or when it cannot be read.
  static func input(atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var got = read(STDIN_FILENO, buffer.baseAddress, count)
      while got < 0 && errno == EINTR { got = read(STDIN_FILENO, buffer.baseAddress, count) }
      filled = max(got, 0)
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #else
          let count = Darwin.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}

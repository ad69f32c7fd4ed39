import EndonymTools
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input.
enum StandardInput {
  /// All of it.
  static func bytes() -> [UInt8] {
    var (all, chunk): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return all }
      all += chunk[..<count]
    }
  }
}

/// Standard output for readings, written by several threads.
final class LineOutput: Sendable {
  private let buffer = Mutex<[UInt8]>([])
  /// So much is gathered before it is written.
  private static let chunk = 1 << 14

  /// Writes a line.
  func write(_ reading: SourceReading) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(reading) else { return }
    buffer.withLock { bytes in
      bytes += data
      bytes.append(UInt8(ascii: "\n"))
      if bytes.count >= Self.chunk { Self.put(&bytes) }
    }
  }

  /// Writes what has been gathered.
  func flush() { buffer.withLock { Self.put(&$0) } }

  private static func put(_ bytes: inout [UInt8]) {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let count = systemWrite(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EINTR { continue }
          return
        }
        rest = rest.dropFirst(count)
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Standard error.
enum StandardError {
  /// Writes a text.
  static func write(_ text: String) {
    Array(text.utf8).withUnsafeBytes { _ = systemWrite(STDERR_FILENO, $0) }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never { exit(status) }

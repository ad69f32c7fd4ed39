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
    var all: [UInt8] = []
    let file = FileDescriptor(STDIN_FILENO)
    while case let piece = file.read(atMost: 1 << 16), !piece.isEmpty { all += piece }
    return all
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
    FileDescriptor(STDOUT_FILENO).write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Standard error.
enum StandardError {
  /// Writes a text.
  static func write(_ text: String) { FileDescriptor(STDERR_FILENO).write(Array(text.utf8)) }
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never { exit(status) }

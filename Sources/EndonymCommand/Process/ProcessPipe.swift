import EndonymTools

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe's two ends.
struct ProcessPipe {
  let reading: Int32
  let writing: Int32

  /// - Throws: ``CommandError/input(_:)`` when the system gives none.
  init() throws(CommandError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .input("no pipe can be made: \(String(cString: strerror(errno)))") }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeReading() { close(reading) }
  func closeWriting() { close(writing) }

  /// Writes everything, or as much as is read.
  func write(_ bytes: [UInt8]) { FileDescriptor(writing).write(bytes) }

  /// Hands over what comes, piece by piece, to the end.
  func read(_ receive: (ArraySlice<UInt8>) -> Void) {
    let file = FileDescriptor(reading)
    while case let piece = file.read(atMost: 1 << 16), !piece.isEmpty { receive(piece[...]) }
  }
}

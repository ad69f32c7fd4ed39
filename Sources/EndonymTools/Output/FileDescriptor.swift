#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, a pipe's end or a terminal, by its number.
package struct FileDescriptor {
  private let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// Writes everything.
  /// - Returns: False when nobody reads it any more.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(number, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// The next bytes: at most `count`, empty at the end or when they cannot be read.
  package func read(atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var got = systemRead(number, buffer)
      while got < 0 && errno == EINTR { got = systemRead(number, buffer) }
      filled = max(got, 0)
    }
  }
}

// Inside the type the names would be those of its own methods.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(file, buffer.baseAddress, buffer.count)
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Darwin
#endif

/// The little that the time zones need from the operating system.
enum SystemFile {
  /// What came of reading a file.
  enum Contents: Hashable, Sendable {
    case bytes([UInt8])
    /// There is no such file, it cannot be read, or it is no regular file.
    case missing
    /// It is larger than was allowed.
    case tooLarge
  }

  /// Reads a regular file of at most `limit` bytes.
  static func contents(ofPath path: String, limit: Int) -> Contents {
    // Not blocking, so that a pipe under a zone's name is refused and not waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .missing }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .missing }
    // One byte more than allowed tells a file that grows, or whose size is not known beforehand, from one that fits.
    guard let bytes = bytes(fromDescriptor: descriptor, count: limit + 1) else { return .missing }
    return bytes.count > limit ? .tooLarge : .bytes(bytes)
  }

  /// The first bytes of a file, at most `count`; `nil` when it cannot be read.
  static func prefix(ofPath path: String, count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return bytes(fromDescriptor: descriptor, count: count)
  }

  /// Where a symbolic link points; `nil` when the path is none.
  static func linkTarget(ofPath path: String) -> String? {
    let capacity = 4_096
    let target = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let length = buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink(path, $0, capacity) }
      }
      count = max(0, length ?? 0)
    }
    return target.isEmpty ? nil : String(decoding: target, as: UTF8.self)
  }

  /// A variable of the process's environment.
  static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func bytes(fromDescriptor descriptor: Int32, count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(count, 16_384))
    while bytes.count < count {
      let wanted = min(chunk.count, count - bytes.count)
      let length = chunk.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress, wanted)
      }
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { return nil }
      if length == 0 { break }
      bytes += chunk[..<length]
    }
    return bytes
  }
}

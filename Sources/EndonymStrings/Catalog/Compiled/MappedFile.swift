#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Darwin
#endif

/// Bytes that are read many times and never change: of a file, in place, or of an array.
///
/// A file that is replaced by another of its name goes on being read as it was. One that is cut short in place, while it is open, ends
/// the process as soon as its missing part is read: replace files, never overwrite them.
///
/// `@unchecked Sendable`: the memory is only read, and given back with the last reference.
final class MappedFile: @unchecked Sendable {
  /// The bytes, as long as this object lives.
  let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Why a file cannot be mapped.
  struct Failure: Error {
    let reason: String
  }

  /// Maps a regular file.
  init(path: String) throws(Failure) {
    // Not blocking, so that a pipe is refused and not waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(reason: String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(reason: "it is no regular file") }
    let size = Int(status.st_size)
    guard size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      isMapped = false
      return
    }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw Failure(reason: String(cString: strerror(errno)))
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
    isMapped = true
  }

  /// Copies an array.
  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 8)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(start: copy.baseAddress, count: bytes.count)
    isMapped = false
  }

  deinit {
    guard let start = bytes.baseAddress else { return }
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    } else {
      start.deallocate()
    }
  }
}

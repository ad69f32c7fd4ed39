/// The bytes of a compiled table, read within their bounds.
struct TableBytes {
  let buffer: UnsafeRawBufferPointer

  /// The bytes at a place, if they are all there.
  @inline(__always)
  func slice(_ offset: Int, _ count: Int) throws(CompiledTableError) -> UnsafeRawBufferPointer {
    guard offset >= 0, count >= 0, count <= buffer.count, offset <= buffer.count - count else {
      throw .damaged(offset: offset)
    }
    return UnsafeRawBufferPointer(rebasing: buffer[offset..<offset + count])
  }

  @inline(__always)
  func number<Number: FixedWidthInteger & BitwiseCopyable>(_ offset: Int) throws(CompiledTableError) -> Number {
    let size = MemoryLayout<Number>.size
    guard offset >= 0, buffer.count >= size, offset <= buffer.count - size else { throw .damaged(offset: offset) }
    return buffer.loadUnaligned(fromByteOffset: offset, as: Number.self)
  }

  @inline(__always)
  func integer(_ offset: Int) throws(CompiledTableError) -> Int {
    let number: UInt32 = try number(offset)
    return Int(number)
  }

  /// The text that the offset and the length at a place tell.
  func text(_ offset: Int) throws(CompiledTableError) -> String {
    String(decoding: try slice(try integer(offset), try integer(offset + 4)), as: UTF8.self)
  }

  /// The hash of some bytes.
  @inline(__always)
  func hash(_ offset: Int, _ count: Int, _ hash: KeyHash) throws(CompiledTableError) -> UInt64 {
    let slice = try slice(offset, count)
    return hash(slice.assumingMemoryBound(to: UInt8.self))
  }
}

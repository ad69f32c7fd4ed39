import Endonym

/// A format of Endonym with the one kind of value that a case gives it.
///
/// A concrete type for each, so that the loops over the values are compiled for it and call the public API directly, as
/// a user's own loop would.
protocol ValueFormat {
  associatedtype Value
  func string(_ value: Value) -> String
  func append(_ value: Value, to bytes: inout [UInt8]) throws(FormatError)
}

extension ValueFormat {
  /// The contestants of the sinks `buffer` and `string`.
  @inline(__always)
  func contestants(_ values: [Value]) -> [BenchmarkCase.Subject] {
    let buffer = ReusedBuffer()
    return [
      BenchmarkCase.Subject(
        sink: "buffer",
        contestant: Contestant(
          name: "append(_:to:)", count: values.count, pass: { try appendAll(values, to: buffer) },
          texts: { try values.map { try appended($0) } })),
      BenchmarkCase.Subject(
        sink: "string",
        contestant: Contestant(
          name: "format(_:)", count: values.count, pass: { formatAll(values) }, texts: { values.map { string($0) } })),
    ]
  }

  private func formatAll(_ values: [Value]) -> Int {
    var total = 0
    for value in values { total &+= string(value).utf8.count }
    return total
  }

  private func appendAll(_ values: [Value], to buffer: ReusedBuffer) throws(FormatError) -> Int {
    var bytes = buffer.take()
    defer { buffer.putBack(bytes) }
    var total = 0
    for value in values {
      try append(value, to: &bytes)
      if bytes.count > ReusedBuffer.usualLength {
        total &+= bytes.count
        bytes.removeAll(keepingCapacity: true)
      }
    }
    return total &+ bytes.count
  }

  private func appended(_ value: Value) throws(FormatError) -> String {
    var bytes: [UInt8] = []
    try append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Where a contestant appends. It has room for every text, and is small enough to stay in the nearest cache, as ICU's does, which a C
/// program has on its stack.
///
/// It is taken out while it is written to: an array in an object is stored there again with each text, maybe beside what another
/// thread reads.
private final class ReusedBuffer {
  static let usualLength = 8192
  private var bytes: [UInt8]?

  func take() -> [UInt8] {
    guard var taken = bytes.take() else {
      var new: [UInt8] = []
      new.reserveCapacity(2 * Self.usualLength)
      return new
    }
    taken.removeAll(keepingCapacity: true)
    return taken
  }

  func putBack(_ taken: consuming [UInt8]) { bytes = taken }
}

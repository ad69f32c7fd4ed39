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
    [
      BenchmarkCase.Subject(
        sink: "buffer",
        contestant: Contestant(
          name: "append(_:to:)", count: values.count, pass: { try appendAll(values) },
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

  /// The buffer has room for every text, and is small enough to stay in the nearest cache, as ICU's does.
  private func appendAll(_ values: [Value]) throws(FormatError) -> Int {
    let usualLength = 8192
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * usualLength)
    var total = 0
    for value in values {
      try append(value, to: &bytes)
      if bytes.count > usualLength {
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

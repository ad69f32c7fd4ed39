/// Where texts of formats are appended: to an array, or to a span that has room.
protocol TextDestination: ~Copyable, ~Escapable {
  /// Appends what `write` writes into as many free bytes as `capacity`; it gives where its text ends, or `nil` if it wrote none.
  /// - Returns: Whether there is a text.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when there is no room for it; nothing is appended then.
  mutating func append(capacity: Int, _ write: (PlanSink.Cursor) -> PlanSink.Cursor?) throws(FormatError) -> Bool

  /// Appends what a plan writes.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when there is no room; nothing is appended then.
  mutating func append<Source: Plan>(_ shown: Source.Shown, by plan: UnsafePointer<Source>) throws(FormatError)

  /// Appends what ICU wrote.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when there is no room; nothing is appended then.
  mutating func append(icu bytes: [UInt8]) throws(FormatError)
}

extension [UInt8]: TextDestination {
  @inline(__always)
  mutating func append(capacity: Int, _ write: (PlanSink.Cursor) -> PlanSink.Cursor?) -> Bool {
    var isWritten = false
    append(addingCapacity: capacity) { (span: inout OutputSpan<UInt8>) in
      isWritten = PlanSink.append(capacity: capacity, toRoomIn: &span, write)
    }
    return isWritten
  }

  @inline(__always)
  mutating func append<Source: Plan>(_ shown: Source.Shown, by plan: UnsafePointer<Source>) {
    _ = append(capacity: plan.pointee.capacity) { plan.pointee.write(shown, at: $0) }
  }

  mutating func append(icu bytes: [UInt8]) { self += bytes }
}

extension OutputSpan: TextDestination where Element == UInt8 {
  @inline(__always)
  mutating func append(
    capacity: Int, _ write: (PlanSink.Cursor) -> PlanSink.Cursor?
  ) throws(FormatError) -> Bool {
    if freeCapacity >= capacity { return PlanSink.append(capacity: capacity, toRoomIn: &self, write) }
    return try PlanSink.append(capacity: capacity, ifFits: &self, write)
  }

  @inline(__always)
  mutating func append<Source: Plan>(_ shown: Source.Shown, by plan: UnsafePointer<Source>) throws(FormatError) {
    _ = try append(capacity: plan.pointee.capacity) { plan.pointee.write(shown, at: $0) }
  }

  mutating func append(icu bytes: [UInt8]) throws(FormatError) {
    try PlanSink.append(bytes.span, to: &self)
  }
}

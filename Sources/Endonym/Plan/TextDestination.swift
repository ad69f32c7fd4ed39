/// Where texts of formats go: the end of an array, a span with room, or a new string.
protocol TextDestination: ~Copyable, ~Escapable {
  /// Appends what a plan writes.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when there is no room; nothing is appended then.
  mutating func append<Source: Plan>(_ shown: Source.Shown, by plan: UnsafePointer<Source>) throws(FormatError)

  /// Appends what ICU wrote.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when there is no room; nothing is appended then.
  mutating func append(icu bytes: [UInt8]) throws(FormatError)
}

extension [UInt8]: TextDestination {
  @inline(__always)
  mutating func append<Source: Plan>(_ shown: Source.Shown, by plan: UnsafePointer<Source>) {
    append(addingCapacity: plan.pointee.capacity) { (span: inout OutputSpan<UInt8>) in
      PlanSink.append(toRoomIn: &span) { plan.pointee.write(shown, at: $0) }
    }
  }

  mutating func append(icu bytes: [UInt8]) { self += bytes }
}

extension OutputSpan: TextDestination where Element == UInt8 {
  @inline(__always)
  mutating func append<Source: Plan>(_ shown: Source.Shown, by plan: UnsafePointer<Source>) throws(FormatError) {
    if freeCapacity >= plan.pointee.capacity {
      PlanSink.append(toRoomIn: &self) { plan.pointee.write(shown, at: $0) }
    } else {
      try PlanSink.append(capacity: plan.pointee.capacity, ifFits: &self) { plan.pointee.write(shown, at: $0) }
    }
  }

  mutating func append(icu bytes: [UInt8]) throws(FormatError) {
    try PlanSink.append(bytes.span, to: &self)
  }
}

/// A new string.
struct NewText: TextDestination {
  /// The text, once it is written.
  private(set) var text = ""

  @inline(__always)
  mutating func append<Source: Plan>(_ shown: Source.Shown, by plan: UnsafePointer<Source>) {
    text = PlanSink.string(capacity: plan.pointee.capacity) { plan.pointee.write(shown, at: $0) }
  }

  mutating func append(icu bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }
}

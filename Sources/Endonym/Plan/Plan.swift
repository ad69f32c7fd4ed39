/// Something compiled that writes values of one kind without ICU.
///
/// Its own `round` decides what will be written, or gives `nil` for what ICU has to write; ``write(_:at:)`` writes it.
protocol Plan: BitwiseCopyable {
  /// A value as it will be written.
  associatedtype Shown

  /// Free bytes that writing any value needs.
  var capacity: Int { get }

  /// Writes a value from `start` on, where ``capacity`` bytes are free; gives where it ends.
  func write(_ shown: Shown, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
}

extension UnsafePointer where Pointee: Plan {
  /// What is written for a value, for a plan's proof.
  func bytes(_ shown: Pointee.Shown) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(shown, by: self)
    return bytes
  }
}

/// Cuts what comes in pieces into lines. Every byte is looked at once, however long a line is.
struct LineSplitter {
  private var rest: [UInt8] = []

  /// Takes a piece and hands over every line that it completes.
  mutating func take(_ piece: ArraySlice<UInt8>, receive: (ArraySlice<UInt8>) -> Void) {
    var piece = piece
    while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
      rest += piece[..<end]
      receive(rest[...])
      rest.removeAll(keepingCapacity: true)
      piece = piece[(end + 1)...]
    }
    rest += piece
  }
}

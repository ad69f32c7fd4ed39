/// The names that stand behind a dot in Swift sources: `.settingsTitle` of `Text(.settingsTitle)`.
public struct MemberNames: Sendable {
  private var names: Set<[UInt8]> = []

  /// No names.
  public init() {}

  /// Takes the names of a source. Those in comments and texts are taken, too: a name too many only keeps a key from being called unused.
  public mutating func insert(from source: [UInt8]) {
    source.withUnsafeBufferPointer { source in
      var index = 0
      while index < source.count {
        defer { index += 1 }
        guard source[index] == UInt8(ascii: ".") else { continue }
        // A keyword stands between grave accents: `.`continue``.
        let start = index + (index + 1 < source.count && source[index + 1] == UInt8(ascii: "`") ? 2 : 1)
        var end = start
        while end < source.count, CTokenizer.isWord(source[end]) { end += 1 }
        if end > start { names.insert(Array(source[start..<end])) }
      }
    }
  }

  /// Whether a source names a symbol, perhaps with the number that sets it apart from another: `title_2`.
  func contains(_ symbol: String) -> Bool {
    let name = Array(symbol.utf8)
    return names.contains(name) || names.contains(name + Array("_2".utf8))
  }
}

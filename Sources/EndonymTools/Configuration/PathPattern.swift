/// A pattern of paths, as `.gitignore` has them.
///
/// ```swift
/// PathPattern("Vendor").matches("App/Vendor")              // true: a name stands anywhere
/// PathPattern("App/*.strings").matches("App/A.strings")    // true: `*` stands for anything but a slash
/// PathPattern("App/**/Old").matches("App/a/b/Old")         // true: `**` stands for any number of folders
/// ```
///
/// A pattern without a slash, but one at its end, is a name, and matches in every folder. `*` stands for any number of characters, `?` for one, neither for a
/// slash. What is beneath a folder that matches is matched too. The empty
/// pattern matches nothing.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as it is written.
  public let text: String
  private let pieces: [Substring]

  /// A pattern.
  public init(_ text: String) {
    self.text = text
    var rest = text[...]
    while rest.hasSuffix("/") { rest.removeLast() }
    if rest.hasPrefix("./") { rest.removeFirst(2) }
    let isName = !rest.contains("/")
    if rest.hasPrefix("/") { rest.removeFirst() }
    pieces = rest.isEmpty ? [] : (isName ? ["**"] : []) + rest.split(separator: "/")
  }

  /// Whether a path is matched, or a folder that it is in.
  public func matches(_ path: String) -> Bool {
    guard !pieces.isEmpty else { return false }
    var rest = path[...]
    while rest.hasPrefix("./") { rest.removeFirst(2) }
    let names = rest.split(separator: "/")
    // Which prefixes of the pattern match what has been read so far: one pass, however many wildcards there are.
    var reached = [Bool](repeating: false, count: pieces.count + 1)
    reached[0] = true
    passFolders(&reached)
    for name in names {
      if reached[pieces.count] { return true }
      var next = [Bool](repeating: false, count: pieces.count + 1)
      for (index, piece) in pieces.enumerated() where reached[index] {
        if piece == "**" { next[index] = true } else if Self.matches(name, piece) { next[index + 1] = true }
      }
      passFolders(&next)
      reached = next
    }
    return reached[pieces.count]
  }

  /// `**` stands for no folder, too.
  private func passFolders(_ reached: inout [Bool]) {
    for (index, piece) in pieces.enumerated() where piece == "**" && reached[index] { reached[index + 1] = true }
  }

  /// Whether a name is matched: after a star, where to go on is remembered, once.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    var (name, pattern) = (name, pattern)
    var retry: (name: Substring, pattern: Substring)?
    while true {
      if pattern.first == "*" {
        pattern.removeFirst()
        retry = (name, pattern)
      } else if let character = name.first, let wanted = pattern.first, wanted == "?" || wanted == character {
        name.removeFirst()
        pattern.removeFirst()
      } else if name.isEmpty && pattern.isEmpty {
        return true
      } else if let last = retry, !last.name.isEmpty {
        name = last.name.dropFirst()
        pattern = last.pattern
        retry = (name, pattern)
      } else {
        return false
      }
    }
  }
}

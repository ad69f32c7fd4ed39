extension MarkdownText {
  /// What stands in parentheses behind a bracket, `(target "title")`, and where it ends.
  func target(at start: Int) -> (address: String, end: Int)? {
    guard mark(start) == "(" else { return nil }
    let first = skippingSpace(start + 1)
    guard let (address, end) = mark(first) == "<" ? enclosedAddress(first) : address(first) else { return nil }
    var place = skippingSpace(end)
    if place > end, let quote = mark(place), Self.titleQuotes[quote] != nil {
      guard let behind = endOfTitle(place) else { return nil }
      place = skippingSpace(behind)
    }
    return mark(place) == ")" ? (address, place + 1) : nil
  }

  /// An address between angle brackets, which may hold spaces.
  private func enclosedAddress(_ start: Int) -> (String, end: Int)? {
    var address = ""
    var place = start + 1
    while place < units.count, mark(place) != ">" {
      if units[place].scalar == "\n" || mark(place) == "<" { return nil }
      address.unicodeScalars.append(units[place].scalar)
      place += 1
    }
    return (address, place + 1)
  }

  /// An address that ends at a space or at the parenthesis that closes the target.
  private func address(_ start: Int) -> (String, end: Int)? {
    var address = ""
    var place = start
    var depth = 0
    while place < units.count, !units[place].scalar.isMarkdownSpace {
      if mark(place) == "(" {
        depth += 1
        // CommonMark asks for three at least; what is beyond is no address.
        if depth > 32 { return nil }
      }
      if mark(place) == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      if isEscape(place) { place += 1 }
      address.unicodeScalars.append(units[place].scalar)
      place += 1
    }
    return (address, place)
  }

  /// Where a title ends that begins with a quote; nothing for one in parentheses that holds another parenthesis.
  private func endOfTitle(_ start: Int) -> Int? {
    guard let quote = mark(start), let close = Self.titleQuotes[quote] else { return nil }
    var place = start + 1
    while place < units.count, mark(place) != close {
      if mark(place) == "(", quote == "(" { return nil }
      place += mark(place) == "\\" ? 2 : 1
    }
    return place + 1
  }

  private static let titleQuotes: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "'": "'", "(": ")"]
}

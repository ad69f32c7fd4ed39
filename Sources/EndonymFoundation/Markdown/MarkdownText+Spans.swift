// Each finds what begins at a place, and where it ends; nothing where the marks there are text.
extension MarkdownText {
  /// The inside of a code span behind its opening row of backticks, without the space that sets off a backtick in it.
  func code(after opening: Range<Int>) -> (content: Range<Int>, end: Int)? {
    guard lastBackticks[opening.count, default: 0] >= opening.upperBound else { return nil }
    var place = opening.upperBound
    while place < units.count {
      guard mark(place) == "`" else {
        place += 1
        continue
      }
      let end = end(of: "`", from: place)
      if end - place == opening.count { return (trimmed(opening.upperBound..<place), end) }
      place = end
    }
    return nil
  }

  private func trimmed(_ content: Range<Int>) -> Range<Int> {
    let isSpaced = content.count >= 2 && mark(content.lowerBound) == " " && mark(content.upperBound - 1) == " "
    guard isSpaced, content.contains(where: { units[$0].scalar != " " }) else { return content }
    return content.lowerBound + 1..<content.upperBound - 1
  }

  /// `<https://example.org>`: a link to what it shows.
  func autolink(at start: Int) -> (address: String, end: Int)? {
    var address = ""
    var place = start + 1
    while let scalar = mark(place), scalar != ">", scalar != "<", !scalar.isMarkdownSpace {
      address.unicodeScalars.append(scalar)
      place += 1
    }
    let scheme = address.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    let isScheme =
      (2...32).contains(scheme.count) && scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard mark(place) == ">", isScheme, address.count > scheme.count else { return nil }
    return (address, place + 1)
  }

  /// What a character reference such as `&amp;` or `&#8230;` stands for.
  func entity(at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    var name = ""
    var place = start + 1
    while let scalar = mark(place), name.count < 8, scalar.isASCII,
      scalar == "#" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    {
      name.unicodeScalars.append(scalar)
      place += 1
    }
    var value = Self.entities[name]
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10).flatMap(
        Unicode.Scalar.init)
    }
    guard mark(place) == ";", let value else { return nil }
    return (value, place + 1)
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}", "reg": "\u{AE}",
    "hellip": "\u{2026}", "mdash": "\u{2014}", "ndash": "\u{2013}",
  ]
}

/// A format string of a catalog, cut where its arguments stand: as much of it as the shape of a definition depends on.
struct CatalogFormat {
  /// One place where an argument goes.
  struct Placeholder {
    /// What goes there.
    enum Kind: Hashable {
      /// `%arg`: the number of the substitution.
      case number
      /// `%#@name@`.
      case reference(String)
      /// A conversion with its size, `lld`, and whether it is one of a number.
      case conversion(String, isNumeric: Bool)
    }

    let kind: Kind
    /// The bytes of the format that it takes, from the percent sign.
    let range: Range<Int>
    /// The position among the arguments that it gives, from 1.
    let position: Int?
  }

  let bytes: [UInt8]
  let placeholders: [Placeholder]

  /// Cuts a format string. `%arg` is only special in a substitution.
  init(_ format: String, hasNumber: Bool = false) {
    let bytes = Array(format.utf8)
    var placeholders: [Placeholder] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      if let placeholder = Self.placeholder(bytes, start, hasNumber) {
        placeholders.append(placeholder)
        index = placeholder.range.upperBound
      } else {
        // "%%" is a percent sign, and so is what is no conversion.
        index = min(start + (bytes[(start + 1)...].first == UInt8(ascii: "%") ? 2 : 1), bytes.count)
      }
    }
    self.bytes = bytes
    self.placeholders = placeholders
  }

  private static func placeholder(_ bytes: [UInt8], _ start: Int, _ hasNumber: Bool) -> Placeholder? {
    if hasNumber, bytes[start...].starts(with: "%arg".utf8) {
      return Placeholder(kind: .number, range: start..<start + 4, position: nil)
    }
    var index = start + 1
    func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }
    func skip(_ set: StaticString) {
      while let byte = peek(), set.withUTF8Buffer({ $0.contains(byte) }) { index += 1 }
    }
    func digits() -> Int? {
      let first = index
      skip("0123456789")
      return Int(String(decoding: bytes[first..<index], as: UTF8.self))
    }
    var position = digits()
    if position != nil, peek() == UInt8(ascii: "$") {
      index += 1
    } else {
      position = nil
      index = start + 1
    }
    if peek() == UInt8(ascii: "("), let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) { index = end + 1 }
    skip("-+ #0'")
    if peek() == UInt8(ascii: "@"), bytes[index - 1] == UInt8(ascii: "#"),
      let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "@")), end > index + 1
    {
      let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      return Placeholder(kind: .reference(name), range: start..<end + 1, position: position)
    }
    skip("0123456789*$.")
    let size = index
    skip("hlqtzjL")
    guard let conversion = peek(), "dDiuUxXoOfFeEgGaAcCsSp@".utf8.contains(conversion) else { return nil }
    index += 1
    return Placeholder(
      kind: .conversion(
        String(decoding: bytes[size..<index], as: UTF8.self),
        isNumeric: "dDiuUxXoOfFeEgGaA".utf8.contains(conversion)),
      range: start..<index, position: position)
  }

  /// The placeholders with the positions they take: the one they give, else the next in order.
  var positioned: [(placeholder: Placeholder, position: Int)] {
    var next = 1
    return placeholders.map { placeholder in
      defer { if placeholder.position == nil { next += 1 } }
      return (placeholder, placeholder.position ?? next)
    }
  }

  /// The format with other texts for some of its placeholders.
  func replacing(_ text: (Placeholder) -> String?) -> String {
    var result: [UInt8] = []
    var index = 0
    for placeholder in placeholders {
      guard let text = text(placeholder) else { continue }
      result += bytes[index..<placeholder.range.lowerBound]
      result += text.utf8
      index = placeholder.range.upperBound
    }
    return String(decoding: result + bytes[index...], as: UTF8.self)
  }

  /// A placeholder with a position.
  func numbered(_ placeholder: Placeholder, _ position: Int) -> String {
    "%\(position)$" + String(decoding: bytes[placeholder.range].dropFirst(), as: UTF8.self)
  }
}

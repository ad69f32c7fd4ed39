import Foundation

/// An SVG file under construction: shapes with classes of a style sheet.
struct SVGDrawing {
  private var elements: [String] = []

  mutating func rectangle(_ style: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
    let corner = radius > 0 ? " rx=\"\(Self.text(radius))\"" : ""
    elements.append(
      "<rect class=\"\(style)\" x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" width=\"\(Self.text(width))\" "
        + "height=\"\(Self.text(height))\"\(corner)/>")
  }

  mutating func line(_ style: String, from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    elements.append(
      "<line class=\"\(style)\" x1=\"\(Self.text(start.x))\" y1=\"\(Self.text(start.y))\" x2=\"\(Self.text(end.x))\" "
        + "y2=\"\(Self.text(end.y))\"/>")
  }

  mutating func write(_ text: String, _ style: String, x: Double, y: Double) {
    elements.append("<text class=\"\(style)\" x=\"\(Self.text(x))\" y=\"\(Self.text(y))\">\(Self.escaped(text))</text>")
  }

  /// Text in spans of classes of their own, one after another.
  mutating func write(_ spans: [(text: String, style: String)], x: Double, y: Double) {
    let inner = spans.map { "<tspan class=\"\($0.style)\">\(Self.escaped($0.text))</tspan>" }.joined()
    elements.append("<text x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" xml:space=\"preserve\">\(inner)</text>")
  }

  /// The file. `title` is what is read aloud.
  func file(width: Double, height: Double, title: String, style: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.text(width)) \(Self.text(height))" \
    width="\(Self.text(width))" height="\(Self.text(height))" role="img" aria-label="\(Self.escaped(title))">
    <title>\(Self.escaped(title))</title>
    <style>
    \(style)
    </style>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

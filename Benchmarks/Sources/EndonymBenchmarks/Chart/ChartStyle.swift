/// The chart's style sheet, for light pages and dark ones.
///
/// The colours are written out for both: not every program that draws SVG knows variables.
enum ChartStyle {
  private struct Palette {
    let page, stripe, text, faint, rule, bytes, string, foundation: String

    static let light = Palette(
      page: "#ffffff", stripe: "#f6f8fa", text: "#1f2328", faint: "#59636e", rule: "#d8dee4",
      bytes: "#0550ae", string: "#54aeff", foundation: "#d4772c")
    static let dark = Palette(
      page: "#0d1117", stripe: "#151b23", text: "#f0f6fc", faint: "#9198a1", rule: "#2b3139",
      bytes: "#388bfd", string: "#a5d6ff", foundation: "#f0a05a")

    var rules: String {
      """
      text { fill: \(text); }
      .subtitle, .tick, .times { fill: \(faint); }
      .page { fill: \(page); }
      .stripe { fill: \(stripe); }
      .rule { stroke: \(rule); }
      .one, .spread { stroke: \(faint); }
      .bytes { fill: \(bytes); }
      .string { fill: \(string); }
      .foundation { fill: \(foundation); }
      """
    }
  }

  static let sheet = """
    text { font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; font-size: 11px; }
    .title { font-size: 17px; font-weight: 600; }
    .area { font-size: 12px; font-weight: 600; }
    .tick { text-anchor: middle; }
    .case { text-anchor: end; }
    .ratio { font-weight: 600; }
    .times { font-size: 10px; }
    .rule, .spread { stroke-width: 1; }
    .one { stroke-width: 1.5; }
    \(Palette.light.rules)
    @media (prefers-color-scheme: dark) {
    \(Palette.dark.rules)
    }
    """
}

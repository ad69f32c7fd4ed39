import EndonymStrings

/// `invisible-character`: a character that nobody sees, and that is hardly meant.
struct InvisibleCharacterRule: LintRule {
  let description = RuleDescription(
    "invisible-character", .warning,
    summary:
      "A text holds a control character, a byte-order mark, a replacement character or an unpaired direction mark.",
    advice: "Remove the character.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for translation in key.key.translations {
      translation.message.definition.forEachText(at: translation.message.position) { text, _, position in
        guard Self.mayHaveOne(text) else { return }
        // Where bytes are no text, the reader says so, and puts these characters there itself.
        let isDecoded = !context.undecodableFiles.contains(translation.message.file)
        if let scalar = text.unicodeScalars.first(where: { Self.isStray($0) && (isDecoded || $0 != "\u{FFFD}") }) {
          findings.add(self, "the text holds \(Self.name(scalar))", in: translation, at: position)
        } else if let scalar = Self.unpaired(text) {
          findings.add(self, "\(Self.name(scalar)) has no counterpart in the text", in: translation, at: position)
        }
      }
    }
  }

  /// Whether a byte stands in the text with which one of the characters begins: nearly all texts have none.
  private static func mayHaveOne(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }
  }

  private static func isStray(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFC, 0xFFFD: true
    default: false
    }
  }

  /// An embedding, override or isolate that is not ended, or the end of none.
  private static func unpaired(_ text: String) -> Unicode.Scalar? {
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068: open.append(scalar)
      case 0x202C:
        guard let last = open.popLast(), last.value < 0x2066 else { return scalar }
      case 0x2069:
        guard let last = open.popLast(), last.value >= 0x2066 else { return scalar }
      default: break
      }
    }
    return open.last
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return scalar.properties.name.map { "\(code) \($0)" } ?? code
  }
}

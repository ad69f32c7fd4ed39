import EndonymStrings

/// `unknown-device`: a text for a device that does not exist.
struct UnknownDeviceRule: LintRule {
  let description = RuleDescription(
    "unknown-device", .warning, summary: "A text is for a device that no system has.",
    advice: "Use mac, iphone, ipad, ipod, applewatch, appletv, applevision or other.")

  private static let known = Device.known.map(\.rawValue)

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for translation in key.key.translations {
      translation.message.definition.forEachDevice { variant in
        guard !Self.known.contains(variant.selector) else { return }
        let folded = variant.selector.lowercased()
        let meant = Self.known.contains(folded) ? folded : SpellingDistance.closest(to: folded, among: Self.known)
        let question = meant.map { "; did you mean \"\($0)\"?" } ?? ""
        findings.add(
          self, "there is no device \"\(variant.selector)\"\(question)", in: translation, at: variant.position)
      }
    }
  }
}

extension MessageDefinition {
  /// Hands out the variants by device, those inside others, too.
  fileprivate func forEachDevice(_ body: (MessageVariant<String>) -> Void) {
    switch self {
    case .text, .variables: break
    case .devices(let variants):
      for variant in variants {
        body(variant)
        variant.definition.forEachDevice(body)
      }
    case .widths(let variants): for variant in variants { variant.definition.forEachDevice(body) }
    }
  }
}

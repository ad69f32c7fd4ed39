#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Texts that Interface Builder writes in base 64, since XML cannot hold their characters.
enum Base64Text {
  /// The text, if it is one.
  static func decoded(_ text: String) -> String? {
    // Padding is left out in these files.
    let letters = text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
    guard let data = Data(base64Encoded: padded) else { return nil }
    return String(validating: data, as: UTF8.self)
  }
}

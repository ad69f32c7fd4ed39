import CToolchainICU
import Endonym
import Foundation
import TestSampling
import Testing

/// Apple's choice of languages, asked of Apple's own code inside the toolchain's Foundation.
@Suite("Cross-check: Apple's choice of languages", .enabled(if: Backend.foundationICU > 0))
struct AppleLanguageCrossCheckTests {
  /// What projects have, and the languages around which Apple departs from CLDR.
  private static let common = [
    "en", "en-GB", "en-AU", "en-IN", "en-NZ", "en_US", "en-CA", "en-HK", "en-150", "en-001", "English", "de", "de-AT",
    "de-CH", "German",
    "fr", "fr-CA", "fr-CH", "fr-FR", "es", "es-419", "es-MX", "es-AR", "es-US", "es-ES", "pt", "pt-BR", "pt-PT",
    "pt-AO", "zh",
    "zh-Hans", "zh-Hant", "zh-CN", "zh_TW", "zh-HK", "zh-MO", "zh-SG", "zh-Hant-HK", "zh-Hant-TW", "zh-Hant-MO",
    "zh-Hans-CN", "yue",
    "yue-Hant", "yue-Hans", "yue-HK", "wuu", "no", "nb", "nn", "no-NO", "da", "sv", "he", "iw", "id", "in", "fil", "tl",
    "ro", "mo",
    "sr", "sr-Latn", "sr-Cyrl", "sh", "hi", "hi-Latn", "ar", "ars", "ar-EG", "it", "it-CH", "it-IT", "kk", "kk-Latn",
    "ja", "ko",
    "Spanish", "uk", "ru", "az-Arab", "uz-Cyrl", "pa-Arab", "zxx", "ca-ES", "Norwegian", "Base",
  ]

  private func apples(_ preferred: [String], _ available: [String]) throws -> [String] {
    let strings = (preferred + available).map { strdup($0) }
    defer { strings.forEach { free($0) } }
    let pointers = strings.map { UnsafePointer<CChar>($0) }
    var indexes = [Int32](repeating: -1, count: available.count)
    let count = toolchain_localizations_to_use(
      Array(pointers[..<preferred.count]), Int32(preferred.count), Array(pointers[preferred.count...]),
      Int32(available.count),
      &indexes, Int32(available.count))
    try #require(count >= 0)
    return try indexes.prefix(Int(count)).map { index in
      try #require(available.indices.contains(Int(index)))
      return available[Int(index)]
    }
  }

  @Test("Every pair of common names: the one available, the other preferred")
  func pairs() throws {
    for available in Self.common {
      let matcher = AppleLanguageMatcher(supported: [available])
      for preferred in Self.common {
        #expect(try matcher.chain(for: [preferred]) == apples([preferred], [available]), "\(available) | \(preferred)")
      }
    }
  }

  @Test("Drawn sets of available languages and lists of preferred ones")
  func drawn() throws {
    var generator = SeededGenerator(stream: "Apple's languages", seed: SampleSeed.given ?? 1)
    for _ in 0..<3_000 {
      let available = Array(Self.common.shuffled(using: &generator).prefix(Int.random(in: 1...8, using: &generator)))
      let preferred = Array(Self.common.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)))
      let chain = try AppleLanguageMatcher(supported: available).chain(for: preferred)
      #expect(try chain == apples(preferred, available), "\(available) | \(preferred)")
    }
  }
}

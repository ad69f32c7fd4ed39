import CEndonymICU

/// ICU's generator of date patterns for one locale, closed with the last reference.
///
/// Not `Sendable`: asking for a pattern writes into the generator. It is made, asked and dropped by one thread.
package final class ICUPatternGenerator {
  private let generator: OpaquePointer

  package init(locale: String) throws(ICUError) {
    generator = try ICUError.pointer("eicu_pattern_generator_open") { eicu_pattern_generator_open(locale, &$0) }
  }

  deinit { eicu_pattern_generator_close(generator) }

  /// The locale's pattern for a skeleton such as `yMMMd` or `jm`.
  package func bestPattern(skeleton: String) throws(ICUError) -> String {
    try ICUText.string("eicu_pattern_generator_best") { eicu_pattern_generator_best(generator, skeleton, $0, $1, &$2) }
  }

  /// The pattern that joins a date (`{1}`) of a style and a time (`{0}`), with "at" where the locale says so.
  package func join(_ style: ICUDateFormatter.Style) throws(ICUError) -> String {
    try ICUText.string("eicu_pattern_generator_join") {
      eicu_pattern_generator_join(generator, style.shim, $0, $1, &$2)
    }
  }

  /// The skeleton of a pattern.
  package static func skeleton(ofPattern pattern: String) throws(ICUError) -> String {
    try ICUText.string("eicu_pattern_skeleton") { eicu_pattern_skeleton(pattern, $0, $1, &$2) }
  }
}

import CEndonymICU

/// What ICU knows about single characters.
package enum ICUCharacter {
  /// A strong direction of UAX 9.
  package enum StrongDirection: Sendable { case leftToRight, rightToLeft }

  /// The character's direction, if it is strong.
  package static func strongDirection(of scalar: Unicode.Scalar) -> StrongDirection? {
    switch eicu_character_strong_direction(scalar.value) {
    case EICU_DIRECTION_LEFT_TO_RIGHT: .leftToRight
    case EICU_DIRECTION_RIGHT_TO_LEFT: .rightToLeft
    default: nil
    }
  }
}

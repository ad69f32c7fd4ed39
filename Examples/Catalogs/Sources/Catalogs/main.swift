// Texts from string catalogs: the plugin has compiled Localizable.xcstrings and Shop.xcstrings into this module's resource bundle, and
// made a symbol of every key. A wrong name or a missing argument is an error of the compiler.
import EndonymFoundation
import Foundation

/// Shows a text in a language: the text is looked up, and its numbers are written, for that language.
func show(_ text: LocalizedStringResource, in language: String) -> String {
  var text = text
  text.locale = Locale(identifier: language)
  return String(localized: text)
}

for language in ["en", "de", "ar", "zh-Hant"] {
  print("\(language): \(show(.appTitle, in: language))")
  for count in [0, 1, 2, 3, 11, 100] { print("  \(show(.landmarksCount(count: count), in: language))") }
}

// Two numbers, each with its own plural.
print(show(.visited("Ada", places: 1, days: 3), in: "en"))
print(show(.visited("Ada", places: 12, days: 1), in: "de"))

// Texts of another table stand in its namespace.
print(show(.Shop.buy, in: "de"), show(.Shop.cartTotal("9,90 €"), in: "de"))

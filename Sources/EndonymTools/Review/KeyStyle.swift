/// How a key is spelled.
public enum KeyStyle: String, CaseIterable, Hashable, Sendable {
  /// As the text of the source language: `Save changes`, `%lld songs`.
  case text
  /// `settings_title`
  case snake
  /// `SETTINGS_TITLE`
  case screamingSnake
  /// `settings.title`, each part in any style without dots.
  case dotted
  /// `settings-title`
  case kebab
  /// `settingsTitle`
  case camel

  /// The style of a key; `nil` when one word alone does not tell, as `cancel`.
  public init?(of key: String) {
    let scalars = key.unicodeScalars
    guard
      scalars.allSatisfy({
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "_.-".unicodeScalars.contains($0))
      })
    else {
      self = .text
      return
    }
    guard let first = scalars.first, first.properties.isAlphabetic else {
      self = .text
      return
    }
    let lower = scalars.contains { $0.properties.isLowercase }
    let upper = scalars.contains { $0.properties.isUppercase }
    if key.contains("."), !key.hasSuffix(".") {
      self = .dotted
    } else if key.contains("_") {
      self = lower ? .snake : .screamingSnake
    } else if key.contains("-") {
      // "Re-send" is a word.
      guard !upper else {
        self = .text
        return
      }
      self = .kebab
    } else if lower, upper, first.properties.isLowercase {
      self = .camel
    } else if first.properties.isUppercase {
      self = .text
    } else {
      return nil
    }
  }

  /// The name for people.
  var name: String {
    switch self {
    case .text: "as texts"
    case .snake: "in snake_case"
    case .screamingSnake: "in SCREAMING_SNAKE_CASE"
    case .dotted: "with.dots"
    case .kebab: "in kebab-case"
    case .camel: "in camelCase"
    }
  }
}

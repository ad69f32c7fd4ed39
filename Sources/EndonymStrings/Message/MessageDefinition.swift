import Endonym

/// What a table says of one key in one language: the meeting point of the file readers, which make it, and of messages, which show it.
///
/// A `.strings` value is ``text(_:)``. A `.stringsdict` entry and a catalog's localization become whatever they are made of; a catalog's
/// plural of one number is written as Apple's compiler writes it, with one variable named `value`.
public indirect enum MessageDefinition: Hashable, Sendable {
  /// A format string.
  case text(String)
  /// A format string that refers to variables, `%#@name@`.
  case variables(format: String, [MessageVariable])
  /// A definition by device: `iphone`, `mac`, `other` and the rest of `NSStringDeviceSpecificRuleType`'s keys, in the order of the file.
  case devices([MessageVariant<String>])
  /// A definition by width: `NSStringVariableWidthRuleType`, in the order of the file.
  case widths([MessageVariant<Int>])
}

/// One of several definitions, and when it applies.
public struct MessageVariant<Selector: Hashable & Sendable>: Hashable, Sendable {
  /// When it applies.
  public var selector: Selector
  /// What is shown then.
  public var definition: MessageDefinition
  /// Where it stands.
  public var position: SourcePosition?

  /// A definition for a selector.
  public init(_ selector: Selector, _ definition: MessageDefinition, position: SourcePosition? = nil) {
    self.selector = selector
    self.definition = definition
    self.position = position
  }
}

/// A part of a message that depends on a number: a variable of a `.stringsdict` entry, a substitution of a catalog.
public struct MessageVariable: Hashable, Sendable {
  /// What chooses the form.
  public enum Rule: Hashable, Sendable {
    /// `NSStringPluralRuleType`: the plural category of a number.
    case plural
    /// `NSStringGenderRuleType`: the number itself, by which an app numbers the genders of a language. Forms are named `0`, `1` and so on;
    /// `0` stands for all that have none.
    ///
    /// Source: Apple's Foundation release notes for OS X 10.9, and for OS X 10.11 "NSStringGenderRuleType Bugfix".
    case gender
    /// Any other `NSStringFormatSpecTypeKey`, as it is spelled: shown as `other`.
    case unknown(String)

    /// The form that stands for those that are missing; `nil` where nothing says which it is.
    package var fallback: String? {
      switch self {
      case .plural: PluralCategory.other.rawValue
      case .gender: "0"
      case .unknown: nil
      }
    }
  }

  /// The name between the at signs.
  public var name: String
  /// What chooses the form.
  public var rule: Rule
  /// The position of the number among the arguments, from 1, where the definition tells it (a catalog's `argNum`).
  public var argument: Int?
  /// The conversion without `%`, as `NSStringFormatValueTypeKey` gives it: `lld`, `d`, `@`. Apple's default is `@`.
  public var valueType: String
  /// Format strings by plural category, `zero` to `other`, or by number, as spelled in the file and in its order. `%arg` stands for the
  /// number.
  public var forms: [MessageVariableForm]
  /// Where it stands.
  public var position: SourcePosition?

  /// A variable of a message.
  public init(
    name: String, rule: Rule = .plural, argument: Int? = nil, valueType: String = "@", forms: [MessageVariableForm],
    position: SourcePosition? = nil
  ) {
    self.name = name
    self.rule = rule
    self.argument = argument
    self.valueType = valueType
    self.forms = forms
    self.position = position
  }

  /// The format string of a category, if there is one.
  public func form(_ category: String) -> String? { forms.last { $0.category == category }?.format }
}

/// A format string for a plural category.
public struct MessageVariableForm: Hashable, Sendable {
  /// `zero`, `one`, `two`, `few`, `many`, `other`, or what stands there instead.
  public var category: String
  /// The format string. It may refer to further variables.
  public var format: String
  /// Where it stands.
  public var position: SourcePosition?

  /// A form of a variable.
  public init(_ category: String, _ format: String, position: SourcePosition? = nil) {
    self.category = category
    self.format = format
    self.position = position
  }
}

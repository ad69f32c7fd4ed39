import Endonym

/// A compiled message.
final class MessageStorage: Sendable {
  let context: MessageContext
  /// The format of the message, first, and the forms of its variables.
  let templates: [MessageTemplate]
  let variables: [CompiledVariable]
  let issues: [MessageIssue]
  /// The device and the width that were chosen.
  let choices: [MessageChoice]
  /// Which positions any form takes, from 1: the first is at 0.
  let takenPositions: [Bool]
  /// The names that any form takes.
  let takenNames: Set<String>
  /// How many positions, from the first on, are taken without a gap.
  let takenPrefix: Int
  /// For each placeholder of a message without positions and variables whether it takes numbers only, where some do; else none.
  let swappable: [Bool]
  /// Bytes to make room for.
  let usualLength: Int

  var argumentCount: Int { takenPositions.count }

  init(
    context: MessageContext, templates: [MessageTemplate], variables: [CompiledVariable], issues: [MessageIssue],
    choices: [MessageChoice], takenPositions: [Bool], takenNames: Set<String>
  ) {
    self.context = context
    self.templates = templates
    self.variables = variables
    self.issues = issues
    self.choices = choices
    self.takenPositions = takenPositions
    self.takenNames = takenNames
    takenPrefix = takenPositions.firstIndex(of: false) ?? takenPositions.count
    swappable = ArgumentSwap.placeholders(of: templates)
    usualLength = (templates.first?.text.count ?? 0) + 16 * takenPositions.count + 16
  }
}

/// A format string as a row of texts and values.
struct MessageTemplate: Sendable {
  /// All texts, one after the other.
  var text: [UInt8] = []
  var segments: [Segment] = []
  var placeholders: [CompiledPlaceholder] = []

  /// A text or a value: plain numbers, so that going from one to the next counts no references.
  struct Segment: BitwiseCopyable {
    enum Kind: UInt8 {
      /// A stretch of ``text``.
      case text
      /// `%d` and its kin without anything to dress it.
      case integer
      /// `%@` without anything to dress it.
      case object
      /// Any other placeholder.
      case value
      /// A variable.
      case variable
    }

    let kind: Kind
    /// Whether the argument's position is counted from where the format stands.
    var isRelative = false
    /// Where the text starts, or the placeholder's index.
    let index: Int
    /// Where the text ends, or the variable's index.
    var end = 0
    /// The position of the argument, or how many come before it.
    var position = 0
    /// What an integer of the placeholder's size can be.
    var minimum = Int64.min
    var maximum = Int64.max

    /// The position of the argument in a format whose unnumbered placeholders begin at an argument.
    @inline(__always)
    func argument(startingAt first: Int) -> Int { isRelative ? first &+ position : position }
  }
}

/// A placeholder and the formats that it needs.
final class CompiledPlaceholder: Sendable {
  let placeholder: FormatPlaceholder
  /// The placeholder as it stands.
  let source: String
  /// The position of its argument, where it does not depend on where the format stands.
  let position: Int?
  let name: String?
  /// Numbers of its kind; `nil` where they are written as C does, and where what is needed depends on the value.
  let format: NumberFormat?
  let hasWidth: Bool

  init(_ placeholder: FormatPlaceholder, source: String, position: Int?, name: String?, format: NumberFormat?) {
    self.placeholder = placeholder
    self.source = source
    self.position = position
    self.name = name
    self.format = format
    hasWidth = placeholder.width != nil
  }

  /// The position of its argument in a format whose unnumbered placeholders begin at an argument.
  func argument(startingAt first: Int) -> Int { position ?? first &+ placeholder.order }
}

/// A variable and its forms.
final class CompiledVariable: Sendable {
  let name: String
  /// Whether the plural category of the number chooses the form.
  let isPlural: Bool
  /// The forms' templates by number, where the number itself chooses the form.
  let numbered: [UInt64: Int]
  /// The rules for the number as it is shown; `nil` where the language has no number format that could round.
  let rules: PluralRules?
  /// Whether the number is shown with all digits that it has, and the zeros that it was written with.
  let showsAllDigits: Bool
  /// How many fraction digits the number is shown with, if they do not depend on it.
  let fractionDigits: Int?
  /// The forms' templates by category.
  let forms: [PluralCategory: Int]
  /// The template of zero and of what the other forms leave.
  let zero: Int?
  let other: Int?
  /// The template to take when neither the category nor `other` has one.
  let first: Int?

  init(
    name: String, rule: MessageVariable.Rule, number: FormatPlaceholder, context: MessageContext,
    forms: [PluralCategory: Int], numbered: [UInt64: Int], first: Int?
  ) {
    self.name = name
    isPlural = rule == .plural
    self.numbered = numbered
    let digits = NumberConversion.fractionDigits(of: number)
    fractionDigits = digits
    showsAllDigits = digits == nil && number.conversion != .general
    rules = NumberConversion.rules(of: number, in: context)
    self.forms = forms
    zero = forms[.zero]
    other = forms[.other]
    self.first = first
  }
}

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
    usualLength = (templates.first?.text.count ?? 0) + 16 * takenPositions.count + 16
  }
}

/// A format string as a row of texts and values.
struct MessageTemplate: Sendable {
  /// All texts, one after the other.
  var text: [UInt8] = []
  var segments: [Segment] = []

  enum Segment: Sendable {
    /// A stretch of ``text``.
    case text(start: Int, end: Int)
    /// `%d` and its kin without anything to dress it.
    case integer(CompiledPlaceholder, NumberFormat)
    /// `%@` and its kin without anything to dress it.
    case object(CompiledPlaceholder)
    /// Any other placeholder.
    case value(CompiledPlaceholder)
    /// A variable, by its index.
    case variable(CompiledPlaceholder, Int)
  }
}

/// A placeholder and the formats that it needs.
final class CompiledPlaceholder: Sendable {
  let placeholder: FormatPlaceholder
  /// The placeholder as it stands.
  let source: String
  /// The position of its argument, where it does not depend on where the format stands.
  let position: Int?
  let order: Int
  let name: String?
  /// Numbers of its kind; `nil` where they are written as C does, and where what is needed depends on the value.
  let format: NumberFormat?

  init(_ placeholder: FormatPlaceholder, source: String, position: Int?, name: String?, format: NumberFormat?) {
    self.placeholder = placeholder
    self.source = source
    self.position = position
    order = placeholder.order
    self.name = name
    self.format = format
  }

  /// The position of its argument in a format whose unnumbered placeholders begin at an argument.
  @inline(__always)
  func argument(startingAt first: Int) -> Int { position ?? first &+ order }
}

/// A variable and its forms.
struct CompiledVariable: Sendable {
  let name: String
  /// The rule that is not known, and makes `other` the only form.
  let unknownRule: String?
  /// The rules for the number as it is shown; `nil` where the language has no number format that could round.
  let rules: PluralRules?
  /// Whether the number is shown with all digits that it has, and the zeros that it was written with.
  let showsAllDigits: Bool
  /// How many fraction digits the number is shown with, if they do not depend on it.
  let fractionDigits: Int?
  /// The forms' templates by category.
  let forms: [PluralCategory: Int]
  /// The template to take when neither the category nor `other` has one.
  let first: Int?
}

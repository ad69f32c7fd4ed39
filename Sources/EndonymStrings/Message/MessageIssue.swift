/// Something that does not fit between a message and its arguments. The message is shown all the same.
public enum MessageIssue: Hashable, Sendable, CustomStringConvertible {
  /// There is no argument at this position, from 1. The placeholder is shown as it stands.
  case missingArgument(Int, placeholder: String)
  /// No placeholder of the message takes the argument at this position, from 1.
  case unusedArgument(Int)
  /// No placeholder of the message takes the argument of this name.
  case unusedNamedArgument(String)
  /// The argument at this position is not what the placeholder takes. Its value is shown as what it is.
  case wrongType(argument: Int, placeholder: String, given: String)
  /// Placeholders without positions take arguments in another order than they are given, as a translation does that moved them. Each is
  /// given the argument that it can show.
  case swappedArguments
  /// The argument at this position is beyond what the placeholder can take in C. All its digits are shown.
  case valueOutOfRange(argument: Int, placeholder: String)
  /// The argument by which a variable chooses its form is no number. The form `other` is shown.
  case notANumber(variable: String, argument: Int)
  /// A reference to a variable that the message does not define. The reference is shown as it stands.
  case unknownVariable(String)
  /// A variable whose form refers to itself, by way of others or not. The reference is shown as it stands.
  case cyclicVariable(String)
  /// More variables in one another, or more expansions of variables, than a message may have. The rest is left out.
  case tooManyVariables(limit: Int)
  /// A variable without a form for the category, and without `other`. The first form is shown.
  case missingForm(variable: String, category: String)
  /// A variable without any form. Nothing is shown.
  case noForms(variable: String)
  /// A rule that is not known. The form `other` is shown.
  case unknownRule(variable: String, rule: String)
  /// Neither the device nor `other` has a text. The first one is shown.
  case missingDevice(String)
  /// A definition by device or width without any text.
  case noVariants
  /// Definitions by device and width in one another, deeper than a message may have. Nothing is shown.
  case tooDeep(limit: Int)
  /// A place of a format string that is not what it seems.
  case format(FormatStringIssue)
  /// A locale that there is no data for. The root locale's customs hold.
  case unsupportedLocale(String, reason: String)

  /// A sentence for the developer.
  public var description: String {
    switch self {
    case .missingArgument(let position, let placeholder): "there is no argument \(position) for \(placeholder)"
    case .unusedArgument(let position): "no placeholder takes argument \(position)"
    case .unusedNamedArgument(let name): "no placeholder takes the argument named \(name)"
    case .wrongType(let argument, let placeholder, let given):
      "argument \(argument) is \(given), which is not what \(placeholder) takes"
    case .swappedArguments: "placeholders without positions are in another order than the arguments"
    case .valueOutOfRange(let argument, let placeholder): "argument \(argument) is out of the range of \(placeholder)"
    case .notANumber(let variable, let argument):
      "argument \(argument), by which the variable \(variable) chooses a form, is no number"
    case .unknownVariable(let name): "there is no variable \(name)"
    case .cyclicVariable(let name): "the variable \(name) refers to itself"
    case .tooManyVariables(let limit): "the message expands more than \(limit) variables"
    case .missingForm(let variable, let category):
      "the variable \(variable) has neither a form \(category) nor a form other"
    case .noForms(let variable): "the variable \(variable) has no form"
    case .unknownRule(let variable, let rule): "the variable \(variable) has an unknown rule \(rule)"
    case .missingDevice(let device): "there is neither a text for \(device) nor one for other devices"
    case .noVariants: "there is no text for any device or width"
    case .tooDeep(let limit): "variations are nested more than \(limit) deep"
    case .format(let issue): issue.description
    case .unsupportedLocale(let locale, let reason): "there is no data for \(locale): \(reason)"
    }
  }
}

import Endonym

/// A message of one language, ready to be shown with arguments again and again.
///
/// ```swift
/// let context = try MessageContext(language: "en_US")
/// let message = Message(
///   .variables(
///     format: "%#@files@ in %@",
///     [MessageVariable(name: "files", valueType: "lld", forms: [.init("one", "%arg file"), .init("other", "%arg files")])]),
///   in: context)
/// message.format(1, "Downloads")     // 1 file in Downloads
/// message.format(1234, "Downloads")  // 1,234 files in Downloads
/// message.format("x")                // x files in %@
/// message.evaluate(["x"]).issues     // argument 1, by which the variable files chooses a form, is no number, …
/// ```
///
/// Nothing that a translation says and nothing that is given as an argument makes it fail: a wrong value is shown as what it is, a
/// placeholder without an argument as it stands, and ``evaluate(_:)`` tells what did not fit.
///
/// A variable chooses its form by the plural category, in the *message's* language, of the number that it names: of the number as
/// it is shown, so that "1.0" is `other` in English. A form `zero` serves the number 0 in every language. Where a form is absent,
/// `other` is shown.
///
/// Source: Apple, "String Format Specifiers", "Localizing strings that contain plurals"; CLDR's plural rules.
public struct Message: Sendable {
  let storage: MessageStorage

  /// A message of a definition.
  public init(_ definition: MessageDefinition, in context: MessageContext) {
    var compiler = MessageCompiler(context: context)
    storage = compiler.compile(definition)
  }

  /// A message of a format string.
  public init(_ format: String, in context: MessageContext) { self.init(.text(format), in: context) }

  /// What is wrong with the message itself, whatever its arguments.
  public var issues: [MessageIssue] { storage.issues }

  /// The greatest position of an argument that the message takes.
  public var argumentCount: Int { storage.argumentCount }

  /// The context that it was made in.
  public var context: MessageContext { storage.context }

  /// The message with arguments.
  public func format(_ arguments: any MessageArgumentConvertible...) -> String {
    string(MessageArguments(arguments.map(\.messageArgument)))
  }

  /// The message with arguments.
  public func format(_ arguments: MessageArguments) -> String { string(arguments) }

  /// The message with arguments, and what did not fit.
  public func evaluate(_ arguments: MessageArguments) -> FormattedMessage {
    var bytes: [UInt8] = []
    let issues = append(arguments, to: &bytes)
    return FormattedMessage(text: String(decoding: bytes, as: UTF8.self), issues: issues)
  }

  /// Appends the message as UTF-8. Without a problem to tell of, nothing is allocated but what the bytes need.
  /// - Returns: What did not fit, those of ``issues`` left out.
  @discardableResult
  public func append(_ arguments: MessageArguments, to bytes: inout [UInt8]) -> [MessageIssue] {
    var writer = MessageWriter(storage: storage, arguments: arguments)
    writer.write(to: &bytes)
    return writer.issues
  }

  private func string(_ arguments: MessageArguments) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(storage.usualLength)
    append(arguments, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A message's text and what did not fit between it and its arguments.
public struct FormattedMessage: Hashable, Sendable {
  /// The text.
  public var text: String
  /// What did not fit, in the order of the text.
  public var issues: [MessageIssue]

  /// A text with issues.
  public init(text: String, issues: [MessageIssue]) {
    self.text = text
    self.issues = issues
  }
}

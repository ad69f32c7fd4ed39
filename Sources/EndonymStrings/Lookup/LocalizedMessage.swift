import Endonym
import Synchronization

/// A message that was looked up once: its text without arguments, and the message itself from the first use with arguments on.
struct LocalizedMessage: Sendable {
  /// What a look-up without arguments gives.
  let text: String
  /// Whether it is the key itself, for which a default value is shown.
  let isKey: Bool
  /// The message.
  let compiled: CompiledOnDemand

  init(_ located: LocatedMessage, context: MessageContext) {
    compiled = CompiledOnDemand(located, context: context)
    isKey = located.isKey
    text =
      switch located.definition {
      // As it stands, `%%` included: a text that is no format need not be written as one.
      case .text(let text): AgreementMarks.removed(from: text)
      case .variables, .devices, .widths: Message(located.definition, in: context).format()
      }
  }
}

/// A message that is compiled when it is first shown with arguments.
///
/// `@unchecked Sendable`: the pointer is atomic, is set once, and leads to an object that is `Sendable`.
final class CompiledOnDemand: @unchecked Sendable {
  private final class Box: Sendable {
    let message: Message

    init(_ message: Message) { self.message = message }
  }

  let located: LocatedMessage
  let context: MessageContext
  /// The box, retained once; nil until the first use.
  private let stored = Atomic<UnsafeRawPointer?>(nil)

  init(_ located: LocatedMessage, context: MessageContext) {
    self.located = located
    self.context = context
  }

  deinit {
    if let pointer = stored.load(ordering: .acquiring) { Unmanaged<Box>.fromOpaque(pointer).release() }
  }

  /// The message.
  var message: Message {
    guard let pointer = stored.load(ordering: .acquiring) else { return compile() }
    return Unmanaged<Box>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.message }
  }

  @inline(never)
  private func compile() -> Message {
    let message = Message(located.definition, in: context)
    let pointer = UnsafeRawPointer(Unmanaged.passRetained(Box(message)).toOpaque())
    let (isFirst, _) = stored.compareExchange(expected: nil, desired: pointer, ordering: .acquiringAndReleasing)
    // Another thread was faster; both messages say the same.
    if !isFirst { Unmanaged<Box>.fromOpaque(pointer).release() }
    return message
  }
}

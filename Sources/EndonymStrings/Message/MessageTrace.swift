import Endonym

/// How a message came to its text: the forms that were chosen, and where its arguments stand.
struct MessageTrace {
  /// The forms, in the order in which they were chosen.
  var choices: [MessageChoice] = []
  /// The positions of arguments, with the bytes that each takes, in order.
  var arguments: [(position: Int, range: Range<Int>)] = []

  /// Moves arguments that stand behind a place.
  mutating func move(by count: Int, from start: Int) {
    for index in arguments.indices where arguments[index].range.lowerBound >= start {
      let range = arguments[index].range
      arguments[index].range = range.lowerBound + count..<range.upperBound + count
    }
  }
}

extension MessageWriter {
  /// Notes which form a value has chosen, if anybody asks.
  mutating func note(
    _ variable: CompiledVariable, _ value: MessageArgument?, _ position: Int, category: PluralCategory?,
    form: PluralCategory
  ) {
    note(variable, value, position, form: form.rawValue, category: (category ?? .other).rawValue)
  }

  /// Notes which form a value has chosen, if anybody asks, by the name of the form that it wanted.
  mutating func note(
    _ variable: CompiledVariable, _ value: MessageArgument?, _ position: Int, form: @autoclosure () -> String,
    category: @autoclosure () -> String
  ) {
    guard trace != nil else { return }
    let number = value.map { $0.number?.description ?? $0.kindName } ?? "missing"
    trace?.choices.append(
      .form(form(), variable: variable.name, number: number, position: position, category: category()))
  }
}

extension Message {
  /// A stretch of a message's text.
  package struct Piece: Hashable, Sendable {
    /// The text.
    package let text: String
    /// The position of the argument that it is, from 1; `nil` for the message's own text.
    package let argument: Int?
  }

  /// The forms that some arguments choose - device, width, plural categories - and why, in the order in which they are chosen.
  ///
  /// ```swift
  /// message.choices([3])   // files is argument 1, 3: the form other
  /// ```
  public func choices(_ arguments: MessageArguments) -> [MessageChoice] {
    storage.choices + traced(arguments).trace.choices
  }

  /// The message with arguments, in stretches of its own text and of arguments.
  package func pieces(_ arguments: MessageArguments) -> [Piece] {
    let (bytes, trace) = traced(arguments)
    var pieces: [Piece] = []
    var end = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for (position, range) in trace.arguments where range.lowerBound >= end && range.upperBound <= bytes.count {
      if range.lowerBound > end { pieces.append(Piece(text: text(end..<range.lowerBound), argument: nil)) }
      if !range.isEmpty { pieces.append(Piece(text: text(range), argument: position)) }
      end = range.upperBound
    }
    if end < bytes.count { pieces.append(Piece(text: text(end..<bytes.count), argument: nil)) }
    return pieces
  }

  private func traced(_ arguments: MessageArguments) -> (bytes: [UInt8], trace: MessageTrace) {
    var writer = MessageWriter(storage: storage, arguments: arguments)
    writer.trace = MessageTrace()
    var bytes: [UInt8] = []
    writer.write(to: &bytes)
    return (bytes, writer.trace ?? MessageTrace())
  }
}

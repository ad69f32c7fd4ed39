import Endonym

/// Answers lines of the batch protocol.
///
/// ```swift
/// var processor = BatchProcessor()
/// processor.answer(to: #"{"id":1,"kind":"number","locale":"de-DE","value":"1234567.891"}"#)
/// // {"id":1,"result":"1.234.567,891"}
/// ```
///
/// It remembers how requests are set up (kind, locale and options), since a stream repeats a few settings over many
/// values; it never remembers a result.
package struct BatchProcessor {
  private let files = BatchFiles()
  private var evaluators: [[ArraySlice<UInt8>]: BatchEvaluator] = [:]

  /// Settings remembered at once; with one more it starts anew.
  private static let rememberedSettings = 256

  /// Makes a processor.
  package init() {}

  /// The answer to a line, without the newline at the end of either.
  package mutating func answer(to line: String) -> String {
    String(decoding: answer(to: Array(line.utf8)[...]).bytes, as: UTF8.self)
  }

  /// The answer to a line, and whether it is an error.
  package mutating func answer(to line: ArraySlice<UInt8>) -> (bytes: [UInt8], isError: Bool) {
    var id: ArraySlice<UInt8>?
    do {
      let line = try BatchLine(line)
      id = line.id
      let answer = try answer(to: line)
      return (Self.written(id, [JSONMember("result", answer.result)] + answer.more), false)
    } catch {
      return (Self.failure(error, id: id), true)
    }
  }

  /// The answer to a line that is too long to be read.
  package static func answerToOverlongLine(limit: Int) -> [UInt8] {
    failure(BatchError(.limitExceeded, "the line is longer than \(limit) bytes"), id: nil)
  }

  private static func failure(_ error: BatchError, id: ArraySlice<UInt8>?) -> [UInt8] {
    var members = [JSONMember("code", .string(error.code.rawValue)), JSONMember("message", .string(error.message))]
    if let position = error.position {
      members.append(JSONMember("line", .number("\(position.line)")))
      members.append(JSONMember("column", .number("\(position.column)")))
    }
    return written(id, [JSONMember("error", .object(members))])
  }

  private static func written(_ id: ArraySlice<UInt8>?, _ members: [JSONMember]) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(literal: "{\"id\":")
    writer.append(source: id ?? Array("null".utf8)[...])
    for member in members {
      writer.append(literal: ",")
      writer.append(member.key)
      writer.append(literal: ":")
      writer.append(member.value)
    }
    writer.append(literal: "}")
    return writer.bytes
  }

  private mutating func answer(
    to line: BatchLine
  ) throws(BatchError) -> (result: JSONValue, more: [JSONMember]) {
    try evaluator(for: line).answer(
      value: line["value"], from: line["from"], now: line["now"], arguments: line["arguments"])
  }

  /// The line's setting read, from memory or new.
  private mutating func evaluator(for line: BatchLine) throws(BatchError) -> BatchEvaluator {
    guard let kind = try line.string("kind") else { throw .missing("kind", for: "a request") }
    if let operands = BatchKinds.operands(of: kind) { try line.requireFields(operands, kind: kind) }
    // Without a locale the environment decides; it does not change while a stream is read.
    let source = line.settingSource
    if let evaluator = evaluators[source] { return evaluator }
    var setting = try line.setting(kind: kind)
    setting.files = files
    let evaluator = try BatchEvaluator(setting)
    if evaluators.count >= Self.rememberedSettings { evaluators.removeAll(keepingCapacity: true) }
    // Slices would keep their whole lines alive.
    evaluators[source.map { Array($0)[...] }] = evaluator
    return evaluator
  }
}

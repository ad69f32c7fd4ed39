import Endonym
import EndonymStrings

/// `lookup`: the text of a key in files of strings.
struct LookupKind: BatchKind {
  static let table: [BatchOption] = []
  static let hasParts = false
  static let operands: Set<String> = ["path", "table", "arguments", "device"]
  static let category = LocaleEnvironment.Category.messages

  private let strings: LocalizedStrings
  private let messages: LocalizedTable

  init(_ setting: BatchSetting) throws(BatchError) {
    _ = try setting.options(Self.table)
    guard let path = try setting.string("path") else { throw .missing("path", for: "lookup") }
    let device = try setting.string("device").map { Device(rawValue: $0) }
    let table = try setting.string("table")
    do {
      strings = try setting.files.strings(at: path, device: device)
      messages = try strings.table(table, languages: [setting.locale.bcp47])
    } catch {
      throw BatchError(error)
    }
  }

  func answer(_ operands: BatchOperands) throws(BatchError) -> BatchAnswer {
    guard case .string(let key) = try operands.value(for: "lookup") else {
      throw BatchError(.invalidValue, "the value of lookup is a key")
    }
    let arguments = try Self.arguments(operands.arguments)
    // A key that is not there may stand where the table's file is broken.
    if !messages.contains(key), let error = strings.diagnostics.first(where: isOfTable) { throw BatchError(error) }
    guard let arguments else { return BatchAnswer(messages.string(key)) }
    return BatchAnswer(messages.string(key, arguments: MessageArguments(arguments)))
  }

  private func isOfTable(_ diagnostic: Diagnostic) -> Bool {
    let file = diagnostic.file.split(separator: "/").last ?? ""
    return diagnostic.severity == .error && file.hasPrefix("\(messages.name).")
  }

  private static func arguments(_ value: JSONValue?) throws(BatchError) -> [MessageArgument]? {
    guard let value else { return nil }
    guard case .array(let values) = value else {
      throw BatchError(.invalidValue, "arguments is \(value.kind); an array was expected")
    }
    var arguments: [MessageArgument] = []
    for value in values { arguments.append(try argument(value)) }
    return arguments
  }

  private static func argument(_ value: JSONValue) throws(BatchError) -> MessageArgument {
    switch value {
    case .string(let text): return .string(text)
    case .bool(let flag): return .boolean(flag)
    case .number:
      switch try BatchNumber(value) {
      case .double(let double): return .double(double)
      case .exact(let decimal):
        // Integers of C are what most placeholders take.
        if case .number(let text) = value, let integer = Int64(text) { return .integer(integer) }
        return .decimal(decimal)
      }
    case .null, .array, .object:
      throw BatchError(.invalidValue, "an argument is \(value.kind); a string, a number or a boolean was expected")
    }
  }
}

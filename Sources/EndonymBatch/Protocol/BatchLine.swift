import Endonym

/// One line of the protocol, read but not yet understood.
struct BatchLine {
  /// The bytes of `id`, to be echoed as they are.
  var id: ArraySlice<UInt8>?
  private var members: [String: (value: JSONValue, source: ArraySlice<UInt8>)] = [:]
  private var repeated: String?

  /// - Throws: `invalidJSON` when the line is not UTF-8, not JSON, or not an object.
  init(_ bytes: ArraySlice<UInt8>) throws(BatchError) {
    do { _ = try UTF8Span(validating: Array(bytes).span) } catch {
      throw BatchError(.invalidJSON, "the line is not UTF-8")
    }
    let read: [(member: JSONMember, source: ArraySlice<UInt8>)]
    do { read = try JSONReader.readObject(bytes) } catch {
      throw BatchError(.invalidJSON, "offset \(error.offset): \(error.message)")
    }
    for (member, source) in read {
      if members.updateValue((member.value, source), forKey: member.key) != nil { repeated = repeated ?? member.key }
    }
    if repeated != "id" { id = members["id"]?.source }
  }

  /// The value of a field.
  subscript(field: String) -> JSONValue? { members[field]?.value }

  /// A field that is text.
  func string(_ field: String) throws(BatchError) -> String? {
    guard let value = self[field] else { return nil }
    guard case .string(let text) = value else {
      throw BatchError(.invalidValue, "\"\(field)\" is \(value.kind); a string was expected")
    }
    return text
  }

  /// What two lines share when they differ in operands only.
  var settingSource: [ArraySlice<UInt8>] {
    (["kind", "locale", "options", "unit", "to", "parts"] + BatchEvaluator.Setting.fieldNames).map {
      members[$0]?.source ?? []
    }
  }

  /// Refuses a field given twice, and one that the kind does not have.
  func requireFields(_ allowed: Set<String>, kind: String) throws(BatchError) {
    if let repeated { throw BatchError(.invalidJSON, "the field \"\(repeated)\" is given twice") }
    for field in members.keys.sorted() where !Self.common.contains(field) && !allowed.contains(field) {
      throw BatchError(.invalidOption, "\(kind) has no field \"\(field)\"; options stand inside \"options\"")
    }
  }

  private static let common: Set<String> = ["id", "kind", "locale", "value", "parts", "options"]

  /// What the line says beside its operands.
  func setting(kind: String) throws(BatchError) -> BatchEvaluator.Setting {
    var setting = BatchEvaluator.Setting(kind: kind)
    setting.locale = try string("locale")
    setting.unit = self["unit"]
    setting.target = self["to"]
    for name in BatchEvaluator.Setting.fieldNames { setting.fields[name] = self[name] }
    if let value = self["options"] {
      guard case .object(let members) = value else {
        throw BatchError(.invalidOption, "options is \(value.kind); an object was expected")
      }
      setting.options = members
    }
    if let value = self["parts"] {
      guard case .bool(let flag) = value else {
        throw BatchError(.invalidOption, "parts is \(value.kind); true or false was expected")
      }
      setting.wantsParts = flag
    }
    return setting
  }
}

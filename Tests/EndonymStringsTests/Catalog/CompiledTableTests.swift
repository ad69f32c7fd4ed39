import EndonymStrings
import Foundation
import TestSampling
import Testing

@Suite("Compiled tables")
struct CompiledTableTests {
  static let messages: [(key: String, message: LocatedMessage)] = {
    func variable(_ name: String, rule: MessageVariable.Rule = .plural, argument: Int? = nil) -> MessageVariable {
      MessageVariable(
        name: name, rule: rule, argument: argument, valueType: "lld",
        forms: [
          MessageVariableForm("one", "ein", position: SourcePosition(line: 70_000, column: 3)),
          MessageVariableForm("other", "%lld"),
        ], position: .start)
    }
    let variables = MessageDefinition.variables(
      format: "%1$#@a@ %#@b@",
      [variable("a", argument: 1), variable("b", rule: .unknown("Gender")), variable("c", rule: .gender)])
    let widths = MessageDefinition.widths([
      MessageVariant(20, .text("kurz")), MessageVariant(-1, variables, position: .start),
    ])
    let definitions: [MessageDefinition] = [
      .text(""), .text("Käse\u{0}"), variables, widths,
      .devices([MessageVariant("mac", widths, position: .start), MessageVariant("other", .text("x"))]),
    ]
    return definitions.enumerated().map { index, definition in
      ("key \(index)", LocatedMessage(definition, file: "\(index % 2).xcstrings", position: index == 0 ? nil : .start))
    } + (0..<200).map { ("n\($0)", LocatedMessage(.text("\($0)"), file: "1.xcstrings")) }
      + [
        ("", LocatedMessage(.text("empty"), file: "")), ("\u{E9}", LocatedMessage(.text("one"), file: "")),
        ("e\u{301}", LocatedMessage(.text("two"), file: "")),
      ]
  }()

  static func table() throws -> [UInt8] {
    try CompiledTable.bytes(
      of: [("de", messages), ("fr", []), ("en", Array(messages.prefix(3)))], sourceLanguage: "en")
  }

  @Test("Every message is found as it was written, and no other")
  func roundTrip() throws {
    let table = try CompiledTable(Self.table())
    #expect(table.languages == ["de", "fr", "en"] && table.sourceLanguage == "en")
    #expect(table.count(of: "de") == Self.messages.count && table.count(of: "fr") == 0)
    for (key, message) in Self.messages { #expect(try table.message(for: key, language: "de") == message) }
    for key in ["x", "n200", "key", "\u{301}"] { #expect(try table.message(for: key, language: "de") == nil) }
    #expect(try table.message(for: "n0", language: "en") == nil)
    #expect(try table.message(for: "n0", language: "fr") == nil)
    #expect(try table.message(for: "n0", language: "it") == nil)
    #expect(try Set(table.keys(of: "en")) == ["key 0", "key 1", "key 2"])
    try table.check()
  }

  @Test("The same messages give the same bytes, and the last of one key counts")
  func deterministic() throws {
    #expect(try Self.table() == Self.table())
    let twice = [("k", LocatedMessage(.text("1"), file: "")), ("k", LocatedMessage(.text("2"), file: ""))]
    let table = try CompiledTable(CompiledTable.bytes(of: [("de", twice)]))
    #expect(try table.message(for: "k", language: "de")?.definition == .text("2"))
    #expect(table.sourceLanguage == nil && table.count(of: "de") == 1)
  }

  @Test("A table is read from its file, which may be replaced meanwhile")
  func mapped() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).endonymtable").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileBytes.write(Self.table(), to: path)
    let table = try CompiledTable(path: path)
    try FileBytes.write(Array("other".utf8), to: path)
    #expect(try table.message(for: "n7", language: "de")?.definition == .text("7"))
    #expect(throws: CompiledTableError.notATable) { try CompiledTable(path: path) }
  }

  @Test("What is no table is refused")
  func refusals() throws {
    let bytes = try Self.table()
    #expect(throws: CompiledTableError.notATable) { try CompiledTable([]) }
    #expect(throws: CompiledTableError.notATable) { try CompiledTable(Array("{}".utf8)) }
    #expect(throws: CompiledTableError.wrongSize(found: bytes.count - 1, expected: UInt64(bytes.count))) {
      try CompiledTable(bytes.dropLast())
    }
    #expect(throws: CompiledTableError.wrongSize(found: bytes.count + 1, expected: UInt64(bytes.count))) {
      try CompiledTable(bytes + [0])
    }
    var version = bytes
    version[8] = 9
    #expect(throws: CompiledTableError.otherVersion(found: 9, expected: 1)) { try CompiledTable(version) }
    var order = bytes
    order.replaceSubrange(12..<16, with: bytes[12..<16].reversed())
    #expect(throws: CompiledTableError.otherByteOrder) { try CompiledTable(order) }
    #expect(throws: CompiledTableError.self) { try CompiledTable(path: "/") }
    #expect(throws: CompiledTableError.self) { try CompiledTable(path: "/nonexistent") }
    for end in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: CompiledTableError.self) { try CompiledTable(Array(bytes[..<end])) }
    }
  }

  @Test("What does not fit is not written")
  func limits() throws {
    var definition = MessageDefinition.text("x")
    for _ in 1..<CompiledTable.greatestDepth { definition = .devices([MessageVariant("mac", definition)]) }
    func bytes(_ definition: MessageDefinition) throws(CompiledTableError) -> [UInt8] {
      try CompiledTable.bytes(of: [("de", [("k", LocatedMessage(definition, file: ""))])])
    }
    #expect(try CompiledTable(bytes(definition)).message(for: "k", language: "de")?.definition == definition)
    #expect(throws: CompiledTableError.tooDeep(key: "k")) {
      try bytes(.devices([MessageVariant("mac", definition)]))
    }
    #expect(throws: CompiledTableError.duplicateLanguage("de")) {
      try CompiledTable.bytes(of: [("de", []), ("de", [])])
    }
    let count = CompiledTable.greatestLanguageCount
    #expect(try CompiledTable(CompiledTable.bytes(of: (0..<count).map { ("l\($0)", []) })).languages.count == count)
    #expect(throws: CompiledTableError.tooLarge) { try CompiledTable.bytes(of: (0...count).map { ("l\($0)", []) }) }
    let name = String(repeating: "x", count: CompiledTable.greatestDirectoryByteCount)
    #expect(throws: CompiledTableError.tooLarge) { try CompiledTable.bytes(of: [(name, [])]) }
  }

  @Test("A damaged file never gives another text, nor a key for missing, and its check tells it")
  func damage() throws {
    let original = try Self.table()
    var generator = SeededGenerator(stream: "compiled tables", seed: SampleSeed.given ?? 1)
    let messages = Array(Self.messages.prefix(20))
    for _ in 0..<400 {
      var bytes = original
      for _ in 0...generator.integer(0...2) {
        bytes[generator.integer(0...bytes.count - 1)] ^= UInt8(generator.integer(1...255))
      }
      guard bytes != original, let table = try? CompiledTable(bytes) else { continue }
      #expect(throws: CompiledTableError.self) { try table.check() }
      for (key, message) in messages {
        if let found = try? table.message(for: key, language: "de") {
          #expect(found == message)
        } else {
          #expect(throws: CompiledTableError.self) { try table.message(for: key, language: "de") }
        }
      }
    }
  }
}

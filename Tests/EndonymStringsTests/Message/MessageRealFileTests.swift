import Endonym
import EndonymStrings
import Foundation
import RealFiles
import Testing

/// Shows every message of real apps' files with arguments of the kinds that it asks for.
@Suite("Messages of real files", .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
struct MessageRealFileTests {
  /// Every value in a long sweep, else one of some.
  private static let step = ProcessInfo.processInfo.environment["ENDONYM_SWEEP"] == "long" ? 1 : 7

  /// Arguments of the kinds that a definition's placeholders ask for, by their positions.
  private static func arguments(for definition: MessageDefinition, number: Int) -> MessageArguments {
    var kinds: [Int: FormatPlaceholder.Kind] = [:]
    var visited: Set<String> = []
    func collect(_ format: FormatString, _ first: Int, _ variables: [MessageVariable]) {
      for placeholder in format.placeholders {
        let position = placeholder.argument(startingAt: first)
        guard case .variable(let name) = placeholder.kind else {
          if placeholder.kind != .number { kinds[position] = kinds[position] ?? placeholder.kind }
          continue
        }
        guard let variable = variables.last(where: { $0.name == name }) else { continue }
        let selecting = placeholder.position ?? variable.argument ?? position
        let type = FormatString("%" + variable.valueType).placeholders.first?.kind ?? .integer(bits: 64)
        kinds[selecting] = type == .object ? .integer(bits: 64) : type
        guard visited.insert("\(name) \(selecting)").inserted else { continue }
        for form in variable.forms { collect(FormatString(form.format, in: .variableForm), selecting, variables) }
      }
    }
    switch definition {
    case .text(let text): collect(FormatString(text), 1, [])
    case .variables(let format, let variables): collect(FormatString(format), 1, variables)
    case .devices(let variants): return variants.last.map { arguments(for: $0.definition, number: number) } ?? []
    case .widths(let variants): return variants.last.map { arguments(for: $0.definition, number: number) } ?? []
    }
    let last = min(kinds.keys.max() ?? 0, 127)
    return MessageArguments(
      (0..<last).map { index in
        switch kinds[index + 1] {
        case .integer, .unsignedInteger, .number: .integer(Int64(number))
        case .double: .double(Double(number))
        case .character: .string("c")
        case .pointer: .integer(255)
        case .object, .cString, .variable, nil: .string("value")
        }
      })
  }

  /// Issues that say that a message and arguments of its own kinds do not fit.
  private static func misfits(_ definition: MessageDefinition, in context: MessageContext) -> [MessageIssue] {
    let message = Message(definition, in: context)
    return [0, 1, 5].flatMap { number in
      message.evaluate(arguments(for: definition, number: number)).issues.filter { issue in
        switch issue {
        case .missingArgument, .wrongType, .notANumber, .tooManyVariables, .valueOutOfRange: true
        default: false
        }
      }
    }
  }

  @Test("every value of every catalog, in every language")
  func catalogs() throws {
    var count = 0
    for path in try RealFiles.paths(withExtension: "xcstrings") {
      let catalog = StringCatalog.read(try RealFiles.bytes(path), file: path).content
      for language in catalog.languages {
        let context = MessageContext(MessageLocales(language: (try? LocaleIdentifier(language)) ?? .root))
        for (index, (key, message)) in catalog.messages(for: language).enumerated() where index % Self.step == 0 {
          count += 1
          let misfits = Self.misfits(message.definition, in: context)
          #expect(misfits.isEmpty, "\(path) \(language): \(key)")
        }
      }
    }
    #expect(count > 10_000 / Self.step)
  }

  @Test("every value of every table")
  func tables() throws {
    let context = try MessageContext(language: "en")
    var count = 0
    for path in try RealFiles.paths(withExtension: "strings") {
      for entry in StringsFile.read(try RealFiles.bytes(path), file: path).content.entries {
        guard let value = entry.value else { continue }
        count += 1
        #expect(Self.misfits(.text(value), in: context).isEmpty, "\(path): \(entry.key)")
      }
    }
    // The examples of locheck are wrong on purpose: forms of one variable ask for different kinds.
    for path in try RealFiles.paths(withExtension: "stringsdict") where !path.contains("locheck") {
      for entry in StringsDictionary.read(try RealFiles.bytes(path), file: path).content.entries {
        guard let definition = entry.definition else { continue }
        count += 1
        #expect(Self.misfits(definition, in: context).isEmpty, "\(path): \(entry.key)")
      }
    }
    #expect(count > 1_000)
  }

  /// Worked out by hand from Apple's rules: forms begin at the argument that chose them, `zero` serves 0 in every language.
  @Test(
    "nested and positional variables of R.swift's example",
    arguments: [
      ("correct alpha", [0], "Pre Alpha (| Zero Alpha |)"), ("correct alpha", [1], "Pre Alpha (| One Alpha |)"),
      ("correct alpha", [3], "Pre Alpha (| Other Alpha: 3 |)"),
      ("correct beta", [2, 0], "Pre Beta (| Other Beta.first: 2 x Zero Beta.second |)"),
      ("correct gamma", [1, 7], "Pre Gamma (| Other Gamma.second: 7 x One Gamma.first |)"),
      ("correct delta", [1, 4], "Pre Delta (| One Delta.first (1). Second: Other Delta.second: 4 |)"),
      ("correct epsilon", [0, 1], "Pre Epsilon (| Zero Epsilon.first (0). Second: One Epsilon.second |)"),
      ("correct zeta", ["x", 0], "Pre Zeta (| x Zero Zeta.second. |)"),
      ("correct eta", ["x", 5, 9], "Pre Eta (| x - Other Eta.second: 5. - 9|)"),
      (
        "correct theta", [2, 3, 4],
        "Pre Theta (| Other Theta.first: 2. Other Theta.second: 3. Other Theta.third: 4 |)"
      ), ("Welcome", [], "Welcome to the store!"),
    ] as [(String, [MessageArgument], String)])
  func nested(key: String, values: [MessageArgument], expected: String) throws {
    let paths = try RealFiles.paths(withExtension: "stringsdict")
    let path = try #require(paths.first { $0.hasSuffix("Strings/Generic.stringsdict") })
    let dictionary = StringsDictionary.read(try RealFiles.bytes(path), file: path).content
    let definition = try #require(dictionary[key]?.definition)
    #expect(Message(definition, in: try MessageContext(language: "en")).format(MessageArguments(values)) == expected)
  }
}

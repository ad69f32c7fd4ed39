import EndonymBatch
import Foundation
import RawICU
import Testing

/// ECMA-402's own tests, reduced to constructor, options, arguments and the text that is expected.
@Suite(
  "test262's vectors", .enabled(if: Suites.isGiven, Suites.notGiven),
  .enabled(if: RawICU.majorVersion == 72, "what raw ICU answers differently is known for ICU 72.1 only"))
struct ECMASuite {
  private static let folder = "test262-intl402"

  /// What raw ICU 72.1 says where it differs, by file, locale, first argument and expected text.
  private static func differences() throws -> [String: String] {
    var differences: [String: String] = [:]
    for line in try Suites.lines(folder, "differs-on-raw-ICU-72.1.txt") where !line.isEmpty {
      let cells = line.components(separatedBy: " | ")
      let key = [cells[0], cells[3], String(cells[4].dropFirst("exp ".count))].joined(separator: "|")
      differences[key] = String(cells[5].dropFirst("got ".count))
    }
    return differences
  }

  @Test(
    "number, relative, list and plural vectors",
    arguments: [
      ("NumberFormat", 2_400), ("RelativeTimeFormat", 490), ("ListFormat", 45), ("PluralRules", 8),
    ])
  func vectors(constructor: String, least: Int) throws {
    let differences = try Self.differences()
    var processor = BatchProcessor()
    var tally = Tally()
    for line in try Suites.lines(Self.folder, "vectors.jsonl") where !line.isEmpty {
      guard let vector = ECMAVector(try JSONSerialization.jsonObject(with: Data(line.utf8))),
        vector.constructor == constructor
      else { continue }
      guard let request = try vector.request() else {
        tally.skip("an argument that JavaScript turns into a number first")
        continue
      }
      let answer = processor.answer(to: request)
      let (result, code) = try ECMAVector.result(of: answer)
      let known = differences[[vector.file, vector.argumentText, vector.expected].joined(separator: "|")]
      if result != vector.expected, let known, known.hasPrefix("ERR") || known == result {
        tally.skip("raw ICU 72.1 answers something else")
      } else if code == "invalidLocale" {
        tally.skip("a value of a -u- key that ECMA-402 ignores and Endonym refuses")
      } else if code == "invalidOption", answer.contains("it is algorithmic") {
        tally.skip("an algorithmic numbering system, which ECMA-402 ignores and Endonym refuses")
      } else {
        tally.row(request, wanted: vector.expected, got: result ?? answer)
      }
    }
    tally.finish("test262 \(constructor)")
    #expect(tally.compared >= least * 9 / 10)
  }
}

/// One vector.
struct ECMAVector {
  let file: String
  let constructor: String
  let method: String
  let expected: String
  private let locale: String
  private let options: [String: Any]
  private let arguments: [Any]

  init?(_ json: Any) {
    guard let object = json as? [String: Any], let file = object["file"] as? String,
      let constructor = object["ctor"] as? String, let method = object["method"] as? String,
      let expected = object["expected"] as? String
    else { return nil }
    self.file = file
    self.constructor = constructor
    self.method = method
    self.expected = expected
    locale = object["locale"] as? String ?? (object["locale"] as? [String])?.first ?? "en-US"
    options = object["options"] as? [String: Any] ?? [:]
    arguments = object["args"] as? [Any] ?? []
  }

  /// The first argument as the file of differences spells it.
  var argumentText: String {
    guard let first = arguments.first else { return "" }
    return ((first as? [String: Any])?["number"] as? String) ?? "\(first)"
  }

  // MARK: As a request

  /// The line of the batch protocol; `nil` where an argument is no number.
  func request() throws -> String? {
    var request: [String: Any] = ["id": 1, "locale": locale]
    var options = options
    switch constructor {
    case "NumberFormat", "PluralRules":
      // ECMA-402 rounds half away from zero.
      if options["roundingMode"] == nil { options["roundingMode"] = "halfExpand" }
      request["kind"] = constructor == "PluralRules" ? "plural" : method == "formatRange" ? "numberRange" : "number"
      let numbers = arguments.compactMap(Self.number)
      guard numbers.count == arguments.count, let first = numbers.first else { return nil }
      request["value"] = method == "format" || method == "select" ? first : numbers
    case "RelativeTimeFormat":
      request["kind"] = "relative"
      guard arguments.count == 2, let value = Self.number(arguments[0]), let unit = arguments[1] as? String else {
        return nil
      }
      request["value"] = value
      request["unit"] = unit.hasSuffix("s") ? String(unit.dropLast()) : unit
    default:
      request["kind"] = "list"
      // A string is a list of its characters.
      let elements = arguments.first as? [String] ?? (arguments.first as? String)?.map { String($0) }
      request["value"] = elements ?? []
    }
    request["options"] = options
    return String(decoding: try JSONSerialization.data(withJSONObject: request, options: .sortedKeys), as: UTF8.self)
  }

  /// A number as the protocol takes it; JSON's numbers as they are.
  private static func number(_ argument: Any) -> Any? {
    if let named = (argument as? [String: Any])?["number"] as? String { return named }
    if let text = argument as? String { return text }
    guard let number = argument as? NSNumber, isNumber(number) else { return nil }
    return number
  }

  /// Whether it is a number and not a boolean, which is one too to Foundation.
  private static func isNumber(_ number: NSNumber) -> Bool { String(cString: number.objCType) != "c" }

  /// The result of an answer, or the code of its error.
  static func result(of answer: String) throws -> (result: String?, code: String?) {
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    return (object?["result"] as? String, (object?["error"] as? [String: Any])?["code"] as? String)
  }
}

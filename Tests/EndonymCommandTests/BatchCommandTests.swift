import Foundation
import Testing

@testable import EndonymCommand

@Suite("endonym batch")
struct BatchCommandTests {
  private func batch(
    _ input: String, strict: Bool = false, environment: [String: String]? = nil
  ) throws -> EndonymProcess.Outcome {
    try EndonymProcess.run(
      ["batch"] + (strict ? ["--strict"] : []), input: Data(input.utf8), environment: environment)
  }

  @Test("answers come in the order of the requests, empty lines are skipped, bad ones do not stop the stream")
  func stream() throws {
    let input = """
      {"id":1,"kind":"number","locale":"de","value":1234.5}

      {"id":2,"kind":"number","locale":"xx","value":1}
      nonsense
      \t \r
      {"id":3,"kind":"list","locale":"en","value":["a","b"]}
      """
    let outcome = try batch(input)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5 && lines.last == "")
    #expect(lines[0] == #"{"id":1,"result":"1.234,5"}"#)
    #expect(lines[1].hasPrefix(#"{"id":2,"error":{"code":"invalidLocale","#))
    #expect(lines[2].hasPrefix(#"{"id":null,"error":{"code":"invalidJSON","#))
    #expect(lines[3] == #"{"id":3,"result":"a and b"}"#)
  }

  @Test("nothing is answered by nothing, and the last line needs no newline")
  func ends() throws {
    #expect(try batch("") == .init(status: 0, output: "", error: ""))
    #expect(try batch("\n\n\n") == .init(status: 0, output: "", error: ""))
    let line = #"{"kind":"list","locale":"en","value":[]}"#
    #expect(try batch(line).output == "{\"id\":null,\"result\":\"\"}\n")
    #expect(try batch(line + "\r\n").output == "{\"id\":null,\"result\":\"\"}\n")
  }

  @Test("with --strict the exit status tells whether any line failed")
  func strict() throws {
    let good = #"{"kind":"list","locale":"en","value":[]}"#
    #expect(try batch(good, strict: true).status == 0)
    #expect(try batch("\n", strict: true).status == 0)
    let failed = try batch(good + "\nnonsense\n" + good, strict: true)
    #expect(failed.status == 1)
    #expect(failed.output.split(separator: "\n").count == 3)
    #expect(try batch(good + "\nnonsense\n" + good).status == 0)
  }

  @Test("a line that is not UTF-8 is answered, and the stream goes on")
  func notUnicode() throws {
    let line = #"{"id":1,"kind":"list","locale":"en","value":["a"]}"#
    let input = Data([0xFF, 0x0A]) + Data(line.utf8)
    let lines = try EndonymProcess.run(["batch"], input: input).output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"id":null,"error":{"code":"invalidJSON","#))
    #expect(lines[1] == #"{"id":1,"result":"a"}"#)
  }

  /// What the environment asks for, and what a request without a locale or zone gives.
  static let environments: [(variables: [String: String], request: String, result: String)] = [
    (["LANG": "de_DE.UTF-8"], #"{"kind":"number","value":1234.5}"#, "1.234,5"),
    (["LANG": "de_DE.UTF-8", "LC_NUMERIC": "en_US"], #"{"kind":"number","value":1234.5}"#, "1,234.5"),
    (["LC_ALL": "fr_FR", "LC_NUMERIC": "en_US"], #"{"kind":"number","value":1.5}"#, "1,5"),
    (["LANG": "C"], #"{"kind":"number","value":1234.5}"#, "1234.5"),
    ([:], #"{"kind":"number","value":1234.5}"#, "1234.5"),
    (
      ["LANG": "en_US", "LC_TIME": "de_DE"],
      #"{"kind":"date","value":0,"options":{"dateStyle":"long","timeZone":"UTC"}}"#, "1. Januar 1970"
    ),
    (
      ["LANG": "en_US", "LC_TIME": "de_DE"],
      #"{"kind":"relative","value":-1,"unit":"day","options":{"numeric":"auto"}}"#, "gestern"
    ),
    (["LANG": "en_US", "LC_MESSAGES": "de_DE"], #"{"kind":"list","value":["a","b"]}"#, "a und b"),
    (["LANG": "en_US", "LANGUAGE": "fr:de"], #"{"kind":"list","value":["a","b"]}"#, "a et b"),
    (
      ["LANG": "en_US", "LC_MEASUREMENT": "de_DE"],
      #"{"kind":"measure","value":1.8,"unit":"meter","options":{"usage":"person-height"}}"#, "180 cm"
    ),
    (["LANG": "en_US", "LC_MESSAGES": "fr_FR"], #"{"kind":"plural","value":0}"#, "one"),
    (["LANG": "en_US", "TZ": "Asia/Kolkata"], #"{"kind":"date","value":0,"options":{"pattern":"HH:mm"}}"#, "05:30"),
    (
      ["LANG": "en_US", "TZ": "Asia/Kolkata"],
      #"{"kind":"date","value":"1970-01-01T05:30","options":{"pattern":"HH:mm","timeZone":"UTC"}}"#, "05:30"
    ),
  ]

  @Test("without a locale or a zone the environment's counts, each kind's own", arguments: environments)
  func environment(variables: [String: String], request: String, result: String) throws {
    let environment = ["TZ": "UTC"].merging(variables) { $1 }
    #expect(try batch(request, environment: environment).output.hasPrefix("{\"id\":null,\"result\":\"\(result)\""))
  }

  @Test("an environment that is wrong fails the requests that need it, and no others")
  func wrongEnvironment() throws {
    let request = """
      {"kind":"number","value":1}
      {"kind":"number","locale":"en","value":1}
      {"kind":"date","locale":"en","value":0}
      {"kind":"date","locale":"en","value":0,"options":{"timeZone":"UTC"}}
      {"kind":"relative","locale":"en","value":1,"unit":"day"}
      """
    let lines = try batch(request, environment: ["LANG": "xx_XX", "TZ": "Mars/Base"]).output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].contains(#""code":"invalidLocale""#))
    #expect(lines[1].contains(#""result":"1""#))
    #expect(lines[2].contains(#""code":"invalidTimeZone""#))
    #expect(lines[3].contains(#""result":"Jan 1, 1970""#))
    #expect(lines[4].contains(#""result":"in 1 day""#))
  }

  @Test("a line is answered as soon as it is there: the other side may wait for it")
  func interactive() throws {
    let process = EndonymProcess.process(["batch"])
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    for number in [12, 3456] {
      let request = Data("{\"id\":\(number),\"kind\":\"number\",\"locale\":\"en\",\"value\":\(number)}\n".utf8)
      // In two pieces, to show that a line ends where its newline is.
      try input.fileHandleForWriting.write(contentsOf: request.prefix(10))
      try input.fileHandleForWriting.write(contentsOf: request.dropFirst(10))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer == "{\"id\":\(number),\"result\":\"\(number == 12 ? "12" : "3,456")\"}\n")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("a reader that goes away ends the stream without a sound")
  func brokenPipe() throws {
    let line = #"{"kind":"number","locale":"en","value":1}"#
    let outcome = try EndonymProcess.shell("yes '\(line)' | head -n 20000 | endonym batch | head -n 1")
    #expect(outcome == .init(status: 0, output: "{\"id\":null,\"result\":\"1\"}\n", error: ""))
  }

  /// Every library of the running process, by file name.
  private func loadedLibraries() throws -> Set<String> {
    let process = EndonymProcess.process(["batch"])
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    // Everything that a request could load has been when it is answered.
    let requests = """
      {"kind":"number","locale":"de","value":1}
      {"kind":"date","locale":"ja","value":0,"options":{"timeStyle":"full","timeZone":"America/New_York"}}
      {"kind":"measure","locale":"en","value":1,"unit":"meter","options":{"usage":"person-height"}}

      """
    try input.fileHandleForWriting.write(contentsOf: Data(requests.utf8))
    var answers = Data()
    while answers.count(where: { $0 == UInt8(ascii: "\n") }) < 3 {
      answers += output.fileHandleForReading.availableData
    }
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(process.processIdentifier)/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    try input.fileHandleForWriting.close()
    let paths = maps.split(separator: "\n").compactMap { $0.split(separator: " ", maxSplits: 5).dropFirst(5).first }
    return Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) }.filter { $0.contains(".so") })
  }

  @Test(
    "a program that uses Endonym has exactly one ICU, and no Foundation but FoundationEssentials",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps")))
  func libraries() throws {
    let libraries = try loadedLibraries()
    // Formatting is in the library of internationalization. Debian's libxml2 brings the common one along by itself.
    let system = libraries.filter { $0.hasPrefix("libicui18n") }
    let toolchain = libraries.filter { $0.contains("FoundationICU") }
    #expect(system.isEmpty != toolchain.isEmpty, "\(system) \(toolchain)")
    // Nothing but libxml2 may bring a part of the system's beside the toolchain's.
    let common = libraries.filter { $0.hasPrefix("libicu") }
    #expect(toolchain.isEmpty || common.isEmpty || libraries.contains { $0.hasPrefix("libxml2") }, "\(common)")
    // Of the system's there is one version.
    #expect(Set(common.map { $0.split(separator: ".so.").last.map { $0.prefix { $0 != "." } } }).count <= 1)
    #expect(!libraries.contains("libFoundation.so"))
    #expect(!libraries.contains("libFoundationInternationalization.so"))
    #expect(libraries.contains("libFoundationEssentials.so"))
  }
}

@Suite("Lines of a stream")
struct LineReaderTests {
  private func lines(_ pieces: [String], greatest: Int = 8) -> [String] {
    var reader = LineReader(greatestLine: greatest)
    var lines: [String] = []
    func give(_ line: LineReader.Line) {
      switch line {
      case .complete(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      case .overlong: lines.append("overlong")
      }
    }
    for piece in pieces { reader.feed(Array(piece.utf8), isEnd: false, give) }
    reader.feed([], isEnd: true, give)
    return lines
  }

  @Test("a line is the same however it is cut")
  func cut() {
    let whole = "ab\n\ncd\nefgh"
    for first in 0...whole.count {
      for second in first...whole.count {
        let pieces = [whole.prefix(first), whole.prefix(second).dropFirst(first), whole.dropFirst(second)].map(
          String.init)
        #expect(lines(pieces) == ["ab", "", "cd", "efgh"])
      }
    }
  }

  @Test("a line may be as long as the limit says; a longer one is told once and skipped")
  func limit() {
    let (most, more) = (String(repeating: "a", count: 8), String(repeating: "a", count: 9))
    #expect(lines([most + "\nb"]) == [most, "b"])
    #expect(lines([more + "\nb"]) == ["overlong", "b"])
    #expect(lines(["aaaa", "aaaa", "\nb\n"]) == [most, "b"])
    #expect(lines(["aaaa", "aaaa", "a", "aaaaaaaaaaaaa", "a\nb\n"]) == ["overlong", "b"])
    #expect(lines([more]) == ["overlong"])
  }
}

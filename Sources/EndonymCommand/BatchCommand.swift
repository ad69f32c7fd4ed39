import EndonymBatch

/// `endonym batch`: the engine as a filter.
struct BatchCommand: Command {
  let name = "batch"
  let summary = "Answers requests, one JSON object a line, from standard input to standard output."
  let operands = "[--strict] < REQUESTS"
  let flags: [CommandFlag] = [
    CommandFlag(spelling: "--strict", placeholder: nil, help: "exit with status 1 if any line failed")
  ]
  let examples = [
    (
      command: #"echo '{"id":1,"kind":"number","locale":"de","value":"1234567.891"}' | endonym batch"#,
      output: #"{"id":1,"result":"1.234.567,891"}"#
    )
  ]

  /// A line may be so long; a longer one is answered with an error and skipped, so that memory stays bounded.
  private static let greatestLine = 16 * 1024 * 1024
  private static let newline = UInt8(ascii: "\n")

  func run(_ arguments: CommandArguments) throws(CommandError) {
    if let value = arguments.values.first {
      throw .usage("batch reads standard input; \"\(value)\" is not expected", command: name)
    }
    var reader = LineReader(greatestLine: Self.greatestLine)
    var processor = BatchProcessor()
    var output: [UInt8] = []
    var hasFailed = false

    func answer(_ line: LineReader.Line) {
      switch line {
      case .complete(let bytes):
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
        let answer = processor.answer(to: bytes)
        output += answer.bytes
        hasFailed = hasFailed || answer.isError
      case .overlong:
        output += BatchProcessor.answerToOverlongLine(limit: Self.greatestLine)
        hasFailed = true
      }
      output.append(Self.newline)
    }

    while true {
      let bytes = StandardStreams.input(atMost: 64 * 1024)
      reader.feed(bytes, isEnd: bytes.isEmpty, answer)
      // Whoever waits for an answer before sending the next line gets it now.
      if !output.isEmpty, !StandardStreams.output(output) { return }
      output.removeAll(keepingCapacity: true)
      if bytes.isEmpty { break }
    }
    if hasFailed, arguments.has("--strict") { exitProcess(1) }
  }
}

/// Cuts a stream of bytes into lines.
struct LineReader {
  enum Line {
    /// A line without its newline.
    case complete(ArraySlice<UInt8>)
    /// A line beyond the limit, of which nothing is kept.
    case overlong
  }

  private let greatestLine: Int
  private var rest: [UInt8] = []
  private var isSkipping = false

  init(greatestLine: Int) { self.greatestLine = greatestLine }

  /// Takes more bytes, and gives every line that they complete. At the end, what is left is a line too.
  mutating func feed(_ bytes: [UInt8], isEnd: Bool, _ body: (Line) -> Void) {
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      give(bytes[start..<end], body)
      start = end + 1
    }
    keep(bytes[start...], body)
    if isEnd, !rest.isEmpty {
      body(.complete(rest[...]))
      rest = []
    }
  }

  private mutating func give(_ end: ArraySlice<UInt8>, _ body: (Line) -> Void) {
    defer {
      rest.removeAll(keepingCapacity: true)
      isSkipping = false
    }
    if isSkipping { return }
    if rest.count + end.count > greatestLine { return body(.overlong) }
    if rest.isEmpty { return body(.complete(end)) }
    rest += end
    body(.complete(rest[...]))
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>, _ body: (Line) -> Void) {
    if isSkipping { return }
    if rest.count + bytes.count > greatestLine {
      // Told at once; the remainder of the line is skipped.
      body(.overlong)
      rest = []
      isSkipping = true
    } else {
      rest += bytes
    }
  }
}

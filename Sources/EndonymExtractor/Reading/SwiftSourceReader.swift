import EndonymStrings
import EndonymTools
import SwiftParser
import SwiftSyntax

/// Reads Swift files: their strings and, when asked to, the findings of a review.
struct SwiftSourceReader: Sendable {
  /// A larger file is not parsed: at some hundred kilobytes a second it would take the parser a quarter of a minute.
  static let maximumBytes = 4 << 20

  private let request: ExtractionRequest
  private let parameters: KeyParameters
  private let sieve: SourceSieve

  init(_ request: ExtractionRequest, parameters: KeyParameters = KeyParameters()) {
    self.request = request
    self.parameters = parameters
    var words = WordsOfInterest()
    words.insert(InterfaceCalls.types, as: .call)
    words.insert(InterfaceCalls.modifiers, as: .call)
    words.insert(InterfaceCalls.labels.keys, as: .call)
    words.insert(InterfaceCalls.implicitMembers, as: .member)
    words.insert(InterfaceCalls.keyTypes, as: .type)
    words.insert(parameters.names, as: .call)
    words.insert(["localized"], as: .label)
    words.insert(request.routines.members.map(\.name), as: .anywhere)
    sieve = SourceSieve(words, keeps: request.reviews ? .everything : .interest)
  }

  /// Reads a file that has been loaded.
  func read(_ bytes: [UInt8], file: String) -> SourceReading {
    let source = SourceEncoding.utf8.read(bytes, file: file)
    var reading = read(text: source.content, file: file)
    reading.add(encodingErrors: source.diagnostics)
    return reading
  }

  private func read(text bytes: [UInt8], file: String) -> SourceReading {
    switch sieve.sift(bytes) {
    case .nothing:
      return SourceReading(file: file)
    case .tooDeep(let offset):
      return refusal("nested too deeply to be parsed", at: offset, bytes: bytes, file: file)
    case .text(let text):
      guard text.count <= Self.maximumBytes else {
        return refusal("larger than \(Self.maximumBytes >> 20) MB, and not parsed", at: nil, bytes: bytes, file: file)
      }
      let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let lines = TextLines(bytes)
      var extraction = StringExtraction(
        tree, routines: request.routines, parameters: parameters, lines: lines, file: file)
      extraction.run()
      var reading = SourceReading(file: file, strings: extraction.strings, diagnostics: extraction.diagnostics)
      // The parser counts bytes that are no text as errors, too; these have been told.
      if tree.hasError, String(validating: bytes, as: UTF8.self) != nil {
        reading.diagnostics += SyntaxErrors.findings(in: tree, lines: lines, file: file)
      }
      if request.reviews {
        reading.diagnostics += SourceReview(tree, routines: request.routines, lines: lines, file: file).run()
      }
      if !reading.diagnostics.isEmpty || request.reviews {
        reading.silencedLines = SourceReading.SilencedLine.lines(in: bytes)
      }
      reading.diagnostics.sort { ($0.position ?? .start) < ($1.position ?? .start) }
      return reading
    }
  }

  /// What a file declares with parameters of a key type.
  static func parameters(_ bytes: [UInt8]) -> KeyParameters {
    var parameters = KeyParameters()
    var words = WordsOfInterest()
    words.insert(InterfaceCalls.keyTypes, as: .type)
    let source = SourceEncoding.utf8.read(bytes, file: "").content
    guard case .text(let text) = SourceSieve(words, keeps: .declarations).sift(source), text.count <= maximumBytes
    else { return parameters }
    parameters.collect(text.withUnsafeBufferPointer { Parser.parse(source: $0) })
    return parameters
  }

  private func refusal(_ reason: String, at offset: Int?, bytes: [UInt8], file: String) -> SourceReading {
    SourceReading(
      file: file,
      diagnostics: [
        Diagnostic(
          ExtractionRules.sourceLimit, "the file is \(reason): no string of it is extracted", file: file,
          position: offset.map { TextLines(bytes).position(at: $0) })
      ])
  }
}

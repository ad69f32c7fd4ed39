import Endonym
import Foundation
import Testing

/// One file of `CLDRData/golden`: requests of the batch protocol and what raw ICU answers them.
struct GoldenFile: Sendable, CustomTestStringConvertible {
  /// The kind of requests, which is the file's name.
  let kind: String

  var testDescription: String { "\(kind).jsonl" }

  /// A request as its bytes stand in the file, since the protocol tells numbers by their spelling, and the answer.
  struct Vector {
    /// The request's members, without the braces.
    let request: Substring
    /// The answer's members, without the braces.
    let response: Substring
    /// The place in the file, counted from 1.
    let line: Int
  }

  /// What the file is not as its README describes it.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// The vectors of the file.
  /// - Throws: what reading throws, and ``Malformed`` when a line is no vector or there is none.
  func vectors() throws -> [Vector] {
    let path = Self.folder.appendingPathComponent("\(kind).jsonl")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let vectors = try lines.dropLast(lines.last == "" ? 1 : 0).enumerated().map { index, line in
      guard line.hasPrefix(Self.begin), line.hasSuffix("}}"), let joint = line.firstRange(of: Self.joint) else {
        throw Malformed(description: "\(path.path):\(index + 1): not a vector: \(line)")
      }
      return Vector(
        request: line[..<joint.lowerBound].dropFirst(Self.begin.count), response: line[joint.upperBound...].dropLast(2),
        line: index + 1)
    }
    guard !vectors.isEmpty else { throw Malformed(description: "\(path.path): no vectors") }
    return vectors
  }

  private static let begin = #"{"request":{"#
  private static let joint = #"},"response":{"#

  /// The folder of the vectors for ICU 72, found from this file's place in the package.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("CLDRData/golden/icu-72")

  /// How many vectors of each kind the generator says that it wrote.
  static func counts() throws -> [String: Int] {
    struct Versions: Decodable { let vectors: [String: Int] }
    let data = try Data(contentsOf: folder.appendingPathComponent("versions.json"))
    return try JSONDecoder().decode(Versions.self, from: data).vectors
  }

  /// Whether the linked ICU is of the version whose answers the vectors are.
  static let isForLinkedICU = (try? DataVersions.current().icu.hasPrefix("72.")) ?? false
}

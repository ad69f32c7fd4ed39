import Foundation

/// A figure to reach, from `figures.json`: so many times faster than a rival.
struct Figure: Decodable {
  /// The name of a result.
  let name: String
  /// Over ICU, over Foundation; `nil` where none is asked for.
  let icu: Double?
  let foundation: Double?
  /// Another result of Endonym's, and over it: two threads over one.
  let over: String?
  let ratio: Double?

  static func read(_ path: String) throws -> [Figure] {
    try JSONDecoder().decode([Figure].self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

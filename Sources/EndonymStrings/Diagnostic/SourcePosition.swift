/// A place in a text file.
///
/// ```swift
/// SourcePosition(line: 12, column: 5).description   // "12:5"
/// ```
public struct SourcePosition: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  /// The line, from 1. A carriage return, a line feed and the two together each end one.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// The start of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// A place by its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }

  /// Whether one place stands before another.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// What `endonym-extract` is asked to do, as JSON on its standard input.
///
/// It answers with a ``SourceReading`` for each file, a line of JSON each, in any order.
public struct ExtractionRequest: Hashable, Codable, Sendable {
  /// The routines whose calls are looked for.
  public var routines: LocalizationRoutines
  /// Whether the sources are reviewed as well.
  public var reviews: Bool

  /// The paths of the Swift files.
  public var files: [String]

  /// A request.
  public init(routines: LocalizationRoutines = LocalizationRoutines(), reviews: Bool = false, files: [String] = []) {
    self.files = files
    self.routines = routines
    self.reviews = reviews
  }
}

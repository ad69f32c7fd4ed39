/// What `endonym-extract` is asked to do, as a line of JSON on its standard input, followed by the paths of the Swift files, a line each.
///
/// It answers with a ``SourceReading`` for each file, a line of JSON each, in any order.
public struct ExtractionRequest: Hashable, Codable, Sendable {
  /// The routines whose calls are looked for.
  public var routines: LocalizationRoutines
  /// Whether the sources are reviewed as well.
  public var reviews: Bool

  /// A request.
  public init(routines: LocalizationRoutines = LocalizationRoutines(), reviews: Bool = false) {
    self.routines = routines
    self.reviews = reviews
  }
}

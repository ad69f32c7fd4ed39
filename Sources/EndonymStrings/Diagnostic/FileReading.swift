/// What a reader made of a file: everything sound in it, and everything that is wrong.
public struct FileReading<Content> {
  /// What could be read. Nothing sound is left out because of an error elsewhere.
  public var content: Content
  /// All findings, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// A file's content with what was found wrong.
  public init(_ content: Content, diagnostics: [Diagnostic] = []) {
    self.content = content
    self.diagnostics = diagnostics
  }

  /// Whether something of the file is lost or will fail.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The content, or the first error of the file.
  public func sound() throws(Diagnostic) -> Content {
    if let error = diagnostics.first(where: { $0.severity == .error }) { throw error }
    return content
  }
}

extension FileReading: Sendable where Content: Sendable {}
extension FileReading: Equatable where Content: Equatable {}

import Foundation

/// A folder that lasts as long as it is held.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A file in the folder, written.
  func file(_ name: String, _ content: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try content.write(to: file)
    return file
  }
}

import EndonymStrings
import Synchronization

/// Files of strings that requests of one stream name: each is opened once.
final class BatchFiles: Sendable {
  private struct Key: Hashable {
    let path: String
    let device: Device?
  }

  /// Files and folders held at once; with one more it starts anew.
  private static let limit = 32

  private let opened = Mutex<[Key: LocalizedStrings]>([:])

  /// The strings at a path: a folder, or one file.
  func strings(at path: String, device: Device?) throws(Diagnostic) -> LocalizedStrings {
    let key = Key(path: path, device: device)
    if let strings = opened.withLock({ $0[key] }) { return strings }
    var options = LocalizedStrings.Options()
    if let device { options.messages.device = device }
    let strings = try LocalizedStrings([.at(path)], languages: [], options: options)
    opened.withLock { opened in
      if opened.count >= Self.limit { opened = [:] }
      opened[key] = strings
    }
    return strings
  }
}

/// What the files of one place say of one table in one language.
protocol MessageTable: AnyObject, Sendable {
  /// The files that were read, in the order in which they count.
  var files: [String] { get }
  /// What a key is, if it is there.
  /// - Throws: What is damaged in a file where the key would be.
  func message(for key: String) throws(Diagnostic) -> LocatedMessage?
}

/// A table in memory: what was read from text files, and of a catalog the messages of one language.
final class MemoryTable: MessageTable {
  let files: [String]
  private let messages: KeyTable<LocatedMessage>

  /// A table of some messages; of several with one key the first counts.
  init(files: [String], _ messages: [(key: String, message: LocatedMessage)]) {
    self.files = files
    self.messages = KeyTable(minimumCapacity: messages.count)
    for (key, message) in messages { self.messages.insert(message, for: key) }
  }

  func message(for key: String) -> LocatedMessage? { messages[key] }

  /// Whether the key has a text.
  func has(_ key: String) -> Bool { messages.withValue(key) { !$0.isKey } ?? false }

  /// The number of keys.
  var count: Int { messages.count }
}

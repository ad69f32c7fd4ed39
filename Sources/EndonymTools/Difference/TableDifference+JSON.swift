#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TableDifference {
  /// The difference for programs: an object with `entries`, each with `key`, `kind` and `details`.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Report(self)), as: UTF8.self)
  }

  private struct Report: Encodable {
    struct Entry: Encodable {
      let key: String
      let kind: Kind
      let details: [Detail]
    }

    struct Detail: Encodable {
      let subject: String
      let old: String?
      let new: String?
    }

    let entries: [Entry]

    init(_ difference: TableDifference) {
      entries = difference.entries.map { entry in
        let details = entry.details.map { Detail(subject: $0.subject.description, old: $0.old, new: $0.new) }
        return Entry(key: entry.key, kind: entry.kind, details: details)
      }
    }
  }
}

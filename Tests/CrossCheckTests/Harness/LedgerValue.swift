import Foundation

/// A value that is compared, and can be read back from the ledger.
protocol LedgerValue {
  /// The value as the ledger has it.
  var ledgerText: String { get }

  /// Reads what ``ledgerText`` wrote.
  init?(ledgerText: String)
}

extension Double: LedgerValue {
  var ledgerText: String { "\(self)" }

  init?(ledgerText: String) { self.init(ledgerText) }
}

extension Int64: LedgerValue {
  var ledgerText: String { "\(self)" }

  init?(ledgerText: String) { self.init(ledgerText) }
}

extension Decimal: LedgerValue {
  var ledgerText: String { "\(self)" }

  init?(ledgerText: String) { self.init(string: ledgerText, locale: nil) }
}

extension [String]: LedgerValue {
  var ledgerText: String { joined(separator: "|") }

  init?(ledgerText: String) {
    self = ledgerText.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }
}

/// An instant, and the zone in which it is written.
struct ZonedInstant: LedgerValue, Hashable {
  var seconds: Double
  var zone: String

  var date: Date { Date(timeIntervalSince1970: seconds) }

  init(_ seconds: Double, _ zone: String) {
    self.seconds = seconds
    self.zone = zone
  }

  var ledgerText: String {
    "\(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded()))) \(zone)"
  }

  init?(ledgerText: String) {
    let words = ledgerText.split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    let hasFraction = words[0].contains(".")
    guard let date = try? Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction).parse(words[0]) else {
      return nil
    }
    self.init(date.timeIntervalSince1970, words[1])
  }
}

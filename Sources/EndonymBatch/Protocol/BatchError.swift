import Endonym
import EndonymStrings

/// Why a request has no result: a code for programs, a message for people.
package struct BatchError: Error, Hashable, Sendable {
  /// The codes of the batch protocol. Codes do not change; messages may.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    case invalidJSON, missingField, invalidValue, invalidLocale, invalidOption, invalidCurrency, invalidUnit
    case incompatibleUnits, invalidTimeZone, invalidSkeleton, invalidPattern, unsupportedKind, limitExceeded
    case unparsable, fileError
  }

  /// What kind of failure it is.
  package let code: Code
  /// What is wrong, naming the value.
  package let message: String

  /// Where in a file, if it is about a place in one.
  package let position: SourcePosition?

  /// Makes an error.
  package init(_ code: Code, _ message: String, at position: SourcePosition? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// What is wrong with a file.
  init(_ diagnostic: Diagnostic) { self.init(.fileError, diagnostic.description, at: diagnostic.position) }

  /// A field that has to be there.
  static func missing(_ field: String, for kind: String) -> BatchError {
    BatchError(.missingField, "\(kind) needs \"\(field)\"")
  }

  /// A failure of the engine.
  init(_ error: FormatError) {
    let code: Code =
      switch error {
      case .invalidLocale: .invalidLocale
      case .invalidCurrency: .invalidCurrency
      case .invalidUnit: .invalidUnit
      case .incompatibleUnits: .incompatibleUnits
      case .invalidTimeZone: .invalidTimeZone
      case .invalidSkeleton: .invalidSkeleton
      case .invalidPattern: .invalidPattern
      case .invalidUsage, .invalidCalendar, .invalidNumberingSystem, .invalidOption: .invalidOption
      case .invalidNumber, .invalidDate, .outOfRange, .engine: .invalidValue
      case .limitExceeded: .limitExceeded
      }
    self.init(code, error.description)
  }

  /// Runs a call into the engine and gives its failure the protocol's code.
  static func wrapping<Value>(_ body: () throws(FormatError) -> Value) throws(BatchError) -> Value {
    do { return try body() } catch { throw BatchError(error) }
  }
}

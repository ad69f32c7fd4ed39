import EndonymStrings
import Foundation

/// A property list's values as Foundation has them and as ours has them, in one form that can be compared.
///
/// Texts are compared by their code points: `String` holds composed and decomposed letters for equal.
indirect enum OracleValue: Hashable {
  case text([Unicode.Scalar])
  case data([UInt8])
  case number(Double)
  case date(Double)
  case array([OracleValue])
  case dictionary([[Unicode.Scalar]: OracleValue])

  /// A table as Foundation reads it.
  static func table(_ bytes: [UInt8]) throws -> OracleValue {
    OracleValue(foundation: try PropertyListSerialization.propertyList(from: Data(bytes), format: nil))
  }

  /// A table as ours reads it.
  static func table(_ file: StringsFile) -> OracleValue {
    .dictionary(
      Dictionary(
        file.entries.map { (Array($0.key.unicodeScalars), OracleValue($0.content)) }, uniquingKeysWith: { $1 }))
  }

  /// A table as ours reads it.
  static func table(_ file: StringsDictionary) -> OracleValue {
    .dictionary(
      Dictionary(
        file.entries.map { (Array($0.key.unicodeScalars), OracleValue($0.node.value)) }, uniquingKeysWith: { $1 }))
  }

  init(foundation value: Any) {
    switch value {
    case let text as String: self = .text(Array(text.unicodeScalars))
    case let data as Data: self = .data(Array(data))
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let array as [Any]: self = .array(array.map { OracleValue(foundation: $0) })
    case let dictionary as NSDictionary:
      var members: [[Unicode.Scalar]: OracleValue] = [:]
      for (key, value) in dictionary {
        members[Array((key as? String ?? "").unicodeScalars)] = OracleValue(foundation: value)
      }
      self = .dictionary(members)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .text(Array("\(value)".unicodeScalars))
    }
  }

  init(_ value: PropertyListValue) {
    switch value {
    case .string(let text): self = .text(Array(text.unicodeScalars))
    case .data(let bytes): self = .data(bytes)
    case .integer(let number): self = .number(Double(number))
    case .real(let number): self = .number(number)
    case .boolean(let isTrue): self = .number(isTrue ? 1 : 0)
    case .date(let seconds): self = .date(seconds)
    case .array(let elements): self = .array(elements.map { OracleValue($0.value) })
    case .dictionary(let members):
      self = .dictionary(
        Dictionary(
          members.map { (Array($0.key.unicodeScalars), OracleValue($0.node.value)) }, uniquingKeysWith: { $1 }))
    }
  }
}

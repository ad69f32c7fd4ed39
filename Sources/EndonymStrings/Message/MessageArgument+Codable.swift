import Endonym

extension MessageArgument: Codable {
  private enum CodingKeys: CodingKey {
    case integer, unsignedInteger, double, decimal, boolean, string, formatted, number
  }

  /// Reads an argument that ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try container.decodeIfPresent(Int64.self, forKey: .integer) {
      self = .integer(value)
    } else if let value = try container.decodeIfPresent(UInt64.self, forKey: .unsignedInteger) {
      self = .unsignedInteger(value)
    } else if let value = try container.decodeIfPresent(String.self, forKey: .double) {
      guard let double = Double(value) else {
        throw DecodingError.dataCorruptedError(forKey: .double, in: container, debugDescription: "expected a number")
      }
      self = .double(double)
    } else if let value = try container.decodeIfPresent(ExactDecimal.self, forKey: .decimal) {
      self = .decimal(value)
    } else if let value = try container.decodeIfPresent(Bool.self, forKey: .boolean) {
      self = .boolean(value)
    } else if let value = try container.decodeIfPresent(String.self, forKey: .formatted) {
      self = .formatted(value, number: try container.decodeIfPresent(ExactDecimal.self, forKey: .number))
    } else {
      self = .string(try container.decode(String.self, forKey: .string))
    }
  }

  /// Writes an object of one key, such as `{"integer": 3}`. A floating-point number is written as text, which can be an infinity;
  /// a deferred argument as what it is in the root locale.
  public func encode(to encoder: any Encoder) throws {
    if case .deferred(let value) = self {
      return try value.resolved(in: MessageLocales(language: .root)).encode(to: encoder)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .integer(let value): try container.encode(value, forKey: .integer)
    case .unsignedInteger(let value): try container.encode(value, forKey: .unsignedInteger)
    case .double(let value): try container.encode(value.description, forKey: .double)
    case .decimal(let value): try container.encode(value, forKey: .decimal)
    case .boolean(let value): try container.encode(value, forKey: .boolean)
    case .string(let value): try container.encode(value, forKey: .string)
    case .formatted(let text, let number):
      try container.encode(text, forKey: .formatted)
      try container.encodeIfPresent(number, forKey: .number)
    case .deferred: break
    }
  }
}

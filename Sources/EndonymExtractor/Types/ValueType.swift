/// The type of a value, as far as it decides how an interpolation is written.
indirect enum ValueType: Equatable {
  /// A type by its name, without module and generic arguments: `Int32`.
  case named(String)
  /// An optional.
  case optional(ValueType)
  /// An array, or another sequence of elements.
  case array(ValueType)
  /// A dictionary and its values.
  case dictionary(value: ValueType)
  /// An integer literal, which takes the type of what stands beside it.
  case integerLiteral
  /// A literal with a fraction.
  case floatLiteral

  /// The specifier of an interpolated value of this type.
  /// Source: the overloads of `appendInterpolation` of `String.LocalizationValue` and `LocalizedStringKey`.
  var specifier: String {
    switch self {
    case .named(let name): Self.specifiers[name] ?? "%@"
    case .integerLiteral: "%lld"
    case .floatLiteral: "%lf"
    case .optional, .array, .dictionary: "%@"
    }
  }

  /// Whether it is a number.
  var isNumber: Bool { specifier != "%@" }

  private static let specifiers: [String: String] = {
    let names = [
      "%lld": ["Int", "Int64", "NSInteger", "CLong", "CLongLong", "SInt64"],
      "%d": ["Int8", "Int16", "Int32", "CInt", "CShort", "CSignedChar", "CChar"],
      "%llu": ["UInt", "UInt64", "CUnsignedLong", "CUnsignedLongLong"],
      "%u": ["UInt8", "UInt16", "UInt32", "CUnsignedInt", "CUnsignedShort", "CUnsignedChar"],
      "%f": ["Float", "Float32", "CFloat"],
      "%lf": [
        "Double", "Float64", "CDouble", "CGFloat", "TimeInterval", "CFTimeInterval", "CLLocationDegrees",
        "CLLocationDistance", "CLLocationSpeed", "CLLocationAccuracy",
      ],
    ]
    return Dictionary(uniqueKeysWithValues: names.flatMap { specifier, names in names.map { ($0, specifier) } })
  }()

  /// The type of a value of either of two types, as with `??`, `?:` and arithmetic: a literal takes the other's.
  static func common(_ left: ValueType?, _ right: ValueType?) -> ValueType? {
    switch (left, right) {
    case (.integerLiteral?, let other?), (let other?, .integerLiteral?): other
    case (.floatLiteral?, let other?), (let other?, .floatLiteral?): other
    case (let left?, let right?): left == right ? left : nil
    default: nil
    }
  }

  /// What is inside an optional, or the type itself.
  var unwrapped: ValueType {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }
}

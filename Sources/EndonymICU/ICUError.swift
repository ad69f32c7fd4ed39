import CEndonymICU

/// A failure that ICU reported, with the call that met it.
package struct ICUError: Error, Hashable, Sendable {
  /// ICU's `UErrorCode`; a positive value.
  package let code: Int32
  /// The shim function that failed.
  package let call: String

  package init(code: Int32, call: StaticString) {
    self.code = code
    self.call = call.description
  }

  /// The failure to find what the data owes.
  package static func missingResource(_ call: StaticString) -> ICUError {
    ICUError(code: EICU_MISSING_RESOURCE, call: call)
  }

  /// ICU's name of the code, such as `U_MEMORY_ALLOCATION_ERROR`.
  package var name: String { String(cString: eicu_error_name(code)) }

  /// Whether the data asked for does not exist.
  package var isMissingResource: Bool { code == EICU_MISSING_RESOURCE }

  /// Whether the linked ICU cannot do it.
  package var isUnsupported: Bool { code == EICU_UNSUPPORTED }

  /// Whether ICU refuses an argument.
  package var isIllegalArgument: Bool { code == EICU_ILLEGAL_ARGUMENT }

  /// Whether ICU refuses a unit that it has no name for, no pattern for, or that is joined of what does not go together:
  /// it says so in five ways.
  package var isUnitRefusal: Bool {
    [
      EICU_ILLEGAL_ARGUMENT, EICU_MISSING_RESOURCE, EICU_UNSUPPORTED, EICU_RESOURCE_TYPE_MISMATCH,
      EICU_ARGUMENT_TYPE_MISMATCH,
    ].contains(code)
  }

  /// Throws when `status` is a failure. Warnings (negative) and success (zero) pass.
  static func check(_ status: Int32, _ call: StaticString) throws(ICUError) {
    if status > 0 { throw ICUError(code: status, call: call) }
  }

  /// Runs a call that gives a pointer, which a success owes.
  static func pointer<Pointer>(
    _ call: StaticString, _ body: (inout Int32) -> Pointer?
  ) throws(ICUError) -> Pointer {
    var status: Int32 = 0
    let pointer = body(&status)
    try check(status, call)
    guard let pointer else { throw ICUError(code: EICU_UNSUPPORTED, call: call) }
    return pointer
  }

  /// Runs a call that gives a plain value.
  static func value<Value>(_ call: StaticString, _ body: (inout Int32) -> Value) throws(ICUError) -> Value {
    var status: Int32 = 0
    let value = body(&status)
    try check(status, call)
    return value
  }
}

extension ICUError: CustomStringConvertible {
  package var description: String { "\(call): \(name)" }
}

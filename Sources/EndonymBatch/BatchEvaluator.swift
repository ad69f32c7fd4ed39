import Endonym

/// A request with everything read but its operands: it answers value after value.
package struct BatchEvaluator: Sendable {
  private let kind: any BatchKind

  /// What a request says beside its operands.
  package struct Setting: Sendable {
    /// One of the protocol's kinds.
    package var kind: String
    /// A locale identifier; the environment's for the kind when `nil`.
    package var locale: String?
    /// The members of `options`.
    package var options: [JSONMember] = []
    /// The unit that values are of.
    package var unit: JSONValue?
    /// The unit to convert to.
    package var target: JSONValue?
    /// Whether the result is wanted in parts.
    package var wantsParts = false
    /// Fields of some kinds that are the same for many values, by name.
    package var fields: [String: JSONValue] = [:]
    /// Files of strings that are open.
    var files = BatchFiles()

    /// The names of such fields.
    static let fieldNames = ["available", "path", "table", "device"]

    /// Makes a setting.
    package init(kind: String) { self.kind = kind }
  }

  /// - Throws: `unsupportedKind`, and whatever is wrong with the locale, the options and the units.
  package init(_ setting: Setting) throws(BatchError) {
    guard let type = BatchKinds.type(named: setting.kind) else {
      throw BatchError(.unsupportedKind, "there is no kind \"\(setting.kind)\"")
    }
    let locale = try BatchError.wrapping { () throws(FormatError) in
      if let locale = setting.locale { try LocaleIdentifier(locale) } else { try type.category.localeIdentifier() }
    }
    if setting.wantsParts, !type.hasParts { throw BatchError(.invalidOption, "\(setting.kind) has no parts") }
    kind = try type.init(
      BatchSetting(
        kind: setting.kind, locale: locale, options: setting.options, unit: setting.unit, target: setting.target,
        fields: setting.fields, files: setting.files, wantsParts: setting.wantsParts))
  }

  /// The answer for some operands: the result, and what stands beside it.
  package func answer(
    value: JSONValue?, from: JSONValue? = nil, now: JSONValue? = nil, arguments: JSONValue? = nil
  ) throws(BatchError) -> (result: JSONValue, more: [JSONMember]) {
    let answer = try kind.answer(BatchOperands(value: value, from: from, now: now, arguments: arguments))
    return (answer.result, answer.more)
  }
}

import EndonymICU

/// Why a format is written by ICU and not by a plan.
enum PlanRefusal: Error, Hashable, Sendable {
  /// An option for which there are no plans: scientific notation, increments.
  case option(String)
  /// The locale writes in a way that plans do not: digits of several widths, text between digits.
  case shape(String)
  /// The plan wrote something else than ICU when it was tried.
  case proof(value: String, expected: String, written: String)
  /// ICU failed while it was asked.
  case engine(FormatError)
  /// Its first value is not written yet: a format that is used once never pays for a plan.
  case deferred
}

extension PlanRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .option(let option): "there are no plans for \(option)"
    case .shape(let shape): "the locale has \(shape)"
    case .proof(let value, let expected, let written):
      "the plan wrote \"\(written)\" for \(value), ICU \"\(expected)\""
    case .engine(let error): "ICU failed: \(error)"
    case .deferred: "the plan is compiled for the second value"
    }
  }

  /// Takes a plan when there is one, else says why not. A failure of ICU is neither: who made the format is told.
  static func outcome<Plan>(
    _ compile: () throws(PlanRefusal) -> Plan
  ) throws(FormatError) -> (plan: Plan?, refusal: PlanRefusal?) {
    do { return (try compile(), nil) } catch {
      if case .engine(let failure) = error { throw failure }
      return (nil, error)
    }
  }

  /// Runs a call into ICU; its failure refuses the plan.
  static func wrapping<Value>(_ body: () throws(ICUError) -> Value) throws(PlanRefusal) -> Value {
    do { return try body() } catch { throw .engine(FormatError(error)) }
  }

  /// Runs a call that fails only when ICU does.
  static func asking<Value>(_ body: () throws(FormatError) -> Value) throws(PlanRefusal) -> Value {
    do { return try body() } catch { throw .engine(error) }
  }
}

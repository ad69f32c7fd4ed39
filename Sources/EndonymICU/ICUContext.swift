import CEndonymICU

/// Where a text will stand, which may capitalize it.
package enum ICUContext: Sendable {
  case none, middleOfSentence, beginningOfSentence, menuOrList, standalone

  /// The shim's name of it.
  var shim: eicu_context {
    switch self {
    case .none: EICU_CONTEXT_NONE
    case .middleOfSentence: EICU_CONTEXT_MIDDLE_OF_SENTENCE
    case .beginningOfSentence: EICU_CONTEXT_BEGINNING_OF_SENTENCE
    case .menuOrList: EICU_CONTEXT_MENU_OR_LIST
    case .standalone: EICU_CONTEXT_STANDALONE
    }
  }
}

/// An option of a kind of request: its name in the batch protocol, what it may be, and what it is for.
///
/// One table of these drives the reading of batch lines, the flags of the command line, and the help text.
package struct BatchOption: Hashable, Sendable {
  /// What an option's value may be.
  package enum Form: Hashable, Sendable {
    /// One of some words.
    case choice([String])
    /// An integer in a range.
    case integer(ClosedRange<Int>)
    /// True or false.
    case flag
    /// Any text; the engine judges it.
    case text(placeholder: String)
  }

  /// The name, in the protocol's spelling: `minimumFractionDigits`.
  package let name: String
  /// What its value may be.
  package let form: Form
  /// What it is for, in a few words.
  package let help: String

  init(_ name: String, _ form: Form, _ help: String) {
    self.name = name
    self.form = form
    self.help = help
  }
}

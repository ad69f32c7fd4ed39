import EndonymBatch

/// Why a command ends without doing its work.
enum CommandError: Error {
  /// The command line itself is wrong. Exit status 64, `EX_USAGE` of `sysexits.h`.
  case usage(String, command: String?)
  /// A value, a locale or another input is wrong. Exit status 65, `EX_DATAERR`.
  case input(String)

  /// A failed request: a missing or wrong option is the command line's fault, the rest the input's.
  init(_ error: BatchError, command: String) {
    switch error.code {
    case .missingField, .invalidOption: self = .usage(error.message, command: command)
    default: self = .input(error.message)
    }
  }

  var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .input: 65
    }
  }

  /// The lines for standard error.
  var message: String {
    switch self {
    case .usage(let message, let command?): "endonym: \(message)\nTry 'endonym \(command) --help'."
    case .usage(let message, nil): "endonym: \(message)\nTry 'endonym --help'."
    case .input(let message): "endonym: \(message)"
    }
  }
}

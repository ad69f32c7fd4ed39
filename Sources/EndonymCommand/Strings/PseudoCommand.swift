import EndonymStrings
import EndonymTools

/// `endonym strings pseudo`: pseudo-translations of tables.
struct PseudoCommand: Command {
  let name = "strings pseudo"
  let summary = "Translates catalogs and tables into a pseudo-language, to see what a translation would break."
  let operands = "FILE [--option ...]"
  let flags: [CommandFlag] = [
    CommandFlag(
      spelling: "--language", placeholder: "LANGUAGE",
      help:
        "en-XA or ar-XB as Android has them, or a language with x-accented, x-double, x-bounded, x-rtl; default en-XA"),
    CommandFlag(spelling: "--as", placeholder: "LANGUAGE", help: "the language to write a catalog's texts under"),
    CommandFlag(
      spelling: "--output", placeholder: "FILE",
      help: "the file to write; without it, a catalog is changed and a table printed"),
  ]
  let examples = [
    (
      command: #"echo '"hello" = "Hello, %@";' > a.strings; endonym strings pseudo a.strings"#,
      output: #""hello" = "[Ĥéļļö, »%@« one two]";"#
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard let path = arguments.values.first, arguments.values.count == 1 else {
      throw .usage("\(name) needs one file", command: name)
    }
    let identifier = arguments.value("--language") ?? "en-XA"
    guard let language = PseudoLanguage(identifier) else {
      throw .usage("\"\(identifier)\" is no pseudo-language; en-XA, ar-XB and en-x-accented are", command: name)
    }
    let translation = PseudoTranslation(language, as: arguments.value("--as"))
    let output = arguments.value("--output")
    switch try TableArgument.read(path) {
    case .strings(let table): try write(translation.strings(table).bytes(), to: output)
    case .stringsDictionary(let table): try write(translation.stringsDictionary(table).bytes(), to: output)
    case .catalog(var catalog):
      translation.catalog(&catalog)
      try write(catalog.bytes(), to: output ?? path)
    }
  }

  private func write(_ bytes: [UInt8], to path: String?) throws(CommandError) {
    guard let path else {
      StandardStreams.output(bytes)
      return
    }
    do {
      try FileBytes.createFolder(of: path)
      try FileBytes.write(bytes, to: path)
    } catch { throw .input(error.description) }
  }
}

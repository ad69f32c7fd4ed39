import EndonymStrings
import EndonymTools

/// What the commands of the toolbox have in common: files in, findings out.
enum StringsInput {
  /// The files that a command line names; there has to be one.
  static func paths(_ arguments: CommandArguments, command: String) throws(CommandError) -> [String] {
    guard !arguments.values.isEmpty else { throw .usage("\(command) needs a file", command: command) }
    return arguments.values
  }

  /// The bytes of a file.
  static func bytes(_ path: String) throws(CommandError) -> [UInt8] {
    do { return try FileBytes.read(path) } catch { throw .input(error.description) }
  }

  /// A file's place in its project, by its extension.
  static func file(
    _ path: String, formats: Set<LocalizedFile.Format> = Set(LocalizedFile.Format.allCases), command: String
  ) throws(CommandError) -> LocalizedFile {
    if let file = LocalizedFile(path: path), formats.contains(file.format) { return file }
    let names = LocalizedFile.Format.allCases.filter(formats.contains).map { "." + $0.rawValue }
    throw .usage("\(path) is no \(names.joined(separator: " or ")) file", command: command)
  }

  /// The flag's value as one of an enumeration's cases.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ flag: String, _ arguments: CommandArguments, default value: Choice, command: String
  ) throws(CommandError) -> Choice where Choice.RawValue == String {
    guard let word = arguments.value(flag) else { return value }
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("\(flag) is \"\(word)\"; it is one of \(words)", command: command)
  }

  /// The flag's value as the code of a language; `nil` without the flag.
  static func language(
    _ flag: String, _ arguments: CommandArguments, command: String
  ) throws(CommandError) -> String? {
    guard let word = arguments.value(flag) else { return nil }
    if LanguageFacts.locale(word) != nil { return word }
    throw .usage("\(flag) is \"\(word)\"; it is a code", command: command)
  }

  /// Writes findings to standard error and, when one is an error, ends the process: with status 65 when a file was not looked at, else
  /// with 1.
  static func finish(_ report: DiagnosticReport) {
    for diagnostic in report.diagnostics { StandardStreams.error(line: diagnostic.description) }
    if report.diagnostics.contains(where: { ToolInput.unreadable.contains($0.rule) }) { exitProcess(65) }
    if report.fails() { exitProcess(1) }
  }

  /// Writes a file below a folder.
  static func write(_ bytes: [UInt8], to file: String, in folder: OutputFolder) throws(CommandError) {
    do { try folder.write(bytes, to: file) } catch { throw .input(error.description) }
  }

  /// Makes a folder below a folder.
  static func makeFolder(_ path: String, in folder: OutputFolder) throws(CommandError) {
    do { try folder.makeFolder(path) } catch { throw .input(error.description) }
  }
}

import EndonymStrings
import EndonymTools

/// `endonym strings compile`: a catalog to the tables of each language.
struct CompileCommand: Command {
  let name = "strings compile"
  let summary = "Compiles catalogs to .strings and .stringsdict tables, as xcstringstool does, or to one table."
  let operands = "FILE.xcstrings ... --output-directory FOLDER [--option ...]"
  let flags = [
    CommandFlag(spelling: "--output-directory", placeholder: "FOLDER", help: "where the .lproj folders go; also -o"),
    CommandFlag(spelling: "-o", placeholder: "FOLDER", help: "the same"),
    CommandFlag(
      spelling: "--language", placeholder: "LANGUAGE", help: "only this language; may be repeated; also -l",
      isRepeatable: true),
    CommandFlag(spelling: "-l", placeholder: "LANGUAGE", help: "the same", isRepeatable: true),
    CommandFlag(
      spelling: "--format", placeholder: "stringsAndStringsdict|stringsdictOnly|compiledTable",
      help: "which tables hold what; also -f"),
    CommandFlag(spelling: "-f", placeholder: "stringsAndStringsdict|stringsdictOnly|compiledTable", help: "the same"),
    CommandFlag(
      spelling: "--serialization-format", placeholder: "text|binary", help: "XML or binary property lists"),
    CommandFlag(spelling: "--dry-run", placeholder: nil, help: "only print the paths of the tables"),
    CommandFlag(
      spelling: "--force-build-all-strings", placeholder: nil,
      help: "also texts that are new because the sources hold them"),
    CommandFlag(
      spelling: "--expect", placeholder: "FILE",
      help: "a table below the folder that is written even when it is empty; may be repeated", isRepeatable: true),
    CommandFlag(
      spelling: "--unexpected", placeholder: "FOLDER",
      help: "where a folder is made for each table that was not expected, with a warning"),
  ]
  let examples = [
    (
      command: "endonym strings compile Localizable.xcstrings --output-directory build --dry-run",
      output: "build/de.lproj/Localizable.strings\nbuild/en.lproj/Localizable.strings"
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    let paths = try StringsInput.paths(arguments, command: name)
    guard let target = arguments.value("--output-directory") ?? arguments.value("-o") else {
      throw .usage("--output-directory is needed", command: name)
    }
    let folder = OutputFolder(target)
    let languages = arguments.values("--language") + arguments.values("-l")
    let compiler = CatalogCompiler(
      format: try StringsInput.choice(
        arguments.has("-f") ? "-f" : "--format", arguments, default: .stringsAndStringsdict, command: name),
      serialization: try StringsInput.choice("--serialization-format", arguments, default: .text, command: name),
      languages: languages.isEmpty ? nil : languages, buildsAllStrings: arguments.has("--force-build-all-strings"))
    var report = DiagnosticReport()
    var outputs: [CatalogCompiler.Output] = []
    var names: [String: String] = [:]
    for path in paths {
      let file = try StringsInput.file(path, formats: [.catalog], command: name)
      if let other = names.updateValue(path, forKey: file.table) {
        throw .usage("\(other) and \(path) are two tables of one name", command: name)
      }
      let reading = StringCatalog.read(try StringsInput.bytes(path), file: path)
      report.add(contentsOf: reading.diagnostics)
      let compilation = compiler.compile(reading.content, table: file.table)
      report.add(contentsOf: compilation.diagnostics)
      outputs += compilation.outputs
    }
    let expected = arguments.values("--expect")
    let news = arguments.value("--unexpected").map { OutputFolder($0) }
    for output in outputs where news != nil && !expected.contains(output.path) {
      report.add(
        Diagnostic(
          .warning, rule: "unexpected-table",
          "the table \(output.path) is new, and not in this build: build once more", file: paths[0]))
    }
    for path in expected where !outputs.contains(where: { $0.path == path }) {
      outputs.append(compiler.emptyTable(path: path))
    }
    if arguments.has("--dry-run") {
      for output in outputs { StandardStreams.output(line: folder.path(of: output.path)) }
    } else if !report.fails() {
      for output in outputs {
        try StringsInput.write(output.bytes, to: output.path, in: folder)
        if let news, !expected.contains(output.path) { try StringsInput.makeFolder(output.path, in: news) }
      }
    }
    StringsInput.finish(report)
  }
}

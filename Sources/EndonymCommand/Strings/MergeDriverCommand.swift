import EndonymStrings
import EndonymTools

/// `endonym strings merge-driver`: what git calls to merge catalogs and tables.
struct MergeDriverCommand: Command {
  let name = "strings merge-driver"
  let summary = "Merges catalogs and tables key by key, as a merge driver of git."
  let operands = "BASE OURS THEIRS [PATH]"
  let flags: [CommandFlag] = []
  let examples = [
    (
      command: "git config merge.endonym.driver 'endonym strings merge-driver %O %A %B %P'",
      output: ""
    ),
    (
      command: "echo '*.xcstrings merge=endonym' >> .gitattributes",
      output: ""
    ),
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    let paths = arguments.values
    guard (3...4).contains(paths.count), let base = paths.first, let named = paths.last else {
      throw .usage("\(name) needs three files, and the path of the file in the repository", command: name)
    }
    let (ours, theirs) = (paths[1], paths[2])
    // The copies that git hands over are named after nothing.
    let merge = TableMerge<AnyTable>.of(
      base: try baseTable(base, named: named), ours: try TableArgument.read(ours, named: named),
      theirs: try TableArgument.read(theirs, named: named))
    guard let merge else { throw .usage("the files are of different kinds", command: name) }
    do { try FileBytes.write(merge.table.bytes(), to: ours) } catch { throw .input(error.description) }
    for conflict in merge.conflicts {
      let subject = conflict.subject.map { " \($0)" } ?? ""
      let key = conflict.key.map { "\"\($0)\"" } ?? "the table's"
      let sides = "ours \(Self.text(conflict.ours)), theirs \(Self.text(conflict.theirs))"
      StandardStreams.error(
        line: "\(named): warning: both sides changed \(key)\(subject): \(sides) [merge-conflict]")
    }
    if !merge.conflicts.isEmpty { exitProcess(1) }
  }

  /// The common ancestor. It is empty when both sides added the file.
  private func baseTable(_ path: String, named name: String) throws(CommandError) -> AnyTable {
    let bytes: [UInt8]
    do { bytes = try FileBytes.read(path) } catch { throw .input(error.description) }
    if !bytes.isEmpty { return try TableArgument.read(path, named: name) }
    switch name.split(separator: ".").last {
    case "xcstrings": return .catalog(StringCatalog(sourceLanguage: "", version: nil))
    case "stringsdict": return .stringsDictionary(StringsDictionary())
    default: return .strings(StringsFile())
    }
  }

  private static func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "nothing" }
}

import Testing

@Suite("Help of compile, symbols, migrate and xliff")
struct StringsBuildHelpTests {
  private func help(_ command: String) throws -> String {
    let outcome = try EndonymProcess.run(["strings", command, "--help"])
    #expect(outcome.status == 0 && outcome.error == "")
    return outcome.output
  }

  @Test("symbols")
  func symbols() throws {
    let text = """
      Writes Swift symbols for the keys of catalogs and tables, named as Xcode 26 does.

      Usage: endonym strings symbols FILE ... [--option ...]

      Options:
        --output-directory FOLDER         where GeneratedStringSymbols_TABLE.swift goes; standard output without it
        --all                             every key, not only those that are managed by hand
        --access internal|package|public  who sees the symbols; internal by default
        --language swift                  the language of the symbols: there is one
        --config FILE                     the configuration; .endonym.json of the current folder by default

      Examples:
        $ endonym strings symbols Localizable.xcstrings --output-directory Generated --access public
        Generated/GeneratedStringSymbols_Localizable.swift

      """
    #expect(try help("symbols") == text)
  }

  @Test("migrate")
  func migrate() throws {
    let text = """
      Turns .strings and .stringsdict files into catalogs, or catalogs into such files.

      Usage: endonym strings migrate FILE|FOLDER ... [--option ...]

      Options:
        --to catalog|tables               what to make; by default what is not there yet
        --output-directory FOLDER         where it goes; beside what is read without it
        --source-language LANGUAGE        the language of a catalog's source texts; en or the first one by default
        --force                           replace files that are there
        --dry-run                         only print the paths, and what is not carried

      Examples:
        $ endonym strings migrate Resources
        Resources/Localizable.xcstrings

      """
    #expect(try help("migrate") == text)
  }

  @Test("xliff")
  func xliff() throws {
    let text = """
      Exports texts to XLIFF 1.2 and imports translations, as Xcode does.

      Usage: endonym strings xliff export FILE|FOLDER ... --language LANGUAGE | import FILE.xliff|PACKAGE.xcloc ... [--option ...]

      Options:
        --language LANGUAGE               export: a language to translate into; may be repeated
        --source-language LANGUAGE        export: the language of .strings and .stringsdict files; en by default
        --output-directory FOLDER         export: where LANGUAGE.xliff goes; . by default
        --xcloc                           export: make LANGUAGE.xcloc, a folder with the sources, as Xcode does
        --root FOLDER                     import: the project's folder, which paths are below; . by default
        --keep-states                     import: take unfinished translations, too, with their states
        --dry-run                         write nothing

      Examples:
        $ endonym strings xliff export Sources --language fr --output-directory Translations
        Translations/fr.xliff
        $ endonym strings xliff import Translations/fr.xliff
        Sources/App/Localizable.xcstrings: 12 applied, 3 unchanged, 0 ignored
        $ endonym strings xliff export Sources --language fr --xcloc
        fr.xcloc

      """
    #expect(try help("xliff") == text)
  }

  @Test("compile")
  func compile() throws {
    let text = """
      Compiles catalogs to .strings and .stringsdict tables, as xcstringstool does, or to one table.

      Usage: endonym strings compile FILE.xcstrings ... --output-directory FOLDER [--option ...]

      Options:
        --output-directory FOLDER         where the .lproj folders go; also -o
        -o FOLDER                         the same
        --language LANGUAGE               only this language; may be repeated; also -l
        -l LANGUAGE                       the same
        --format stringsAndStringsdict|stringsdictOnly|compiledTable
                                          which tables hold what; also -f
        -f stringsAndStringsdict|stringsdictOnly|compiledTable
                                          the same
        --serialization-format text|binary
                                          XML or binary property lists
        --dry-run                         only print the paths of the tables
        --force-build-all-strings         also texts that are new because the sources hold them
        --expect FILE                     a table below the folder that is written even when it is empty; may be repeated
        --unexpected FOLDER               where a folder is made for each table that was not expected, with a warning

      Examples:
        $ endonym strings compile Localizable.xcstrings --output-directory build --dry-run
        build/de.lproj/Localizable.strings
        build/en.lproj/Localizable.strings

      """
    #expect(try help("compile") == text)
  }
}

import Testing

/// The whole texts of `--help` of the tools whose helps stand nowhere else.
@Suite("Help of the toolbox")
struct ToolHelpTests {
  static let helps: [(command: String, text: String)] = [
    (
      "xib",
      #"""
      Writes the texts of XIBs and storyboards as tables of strings, and merges them into each language.

      Usage: endonym strings xib FILE|FOLDER ... [--option ...]

      Options:
        --output FILE                     the table to write of one interface file; without it, it is printed
        --merge                           bring the tables of all languages beside each file, or its catalog in mul.lproj, up to date
        --language LANGUAGE               a language to merge into though it has no table yet
        --encoding UTF-8|UTF-16           of new tables; UTF-16 as ibtool does
        --dry-run                         tell what merging would change, and write nothing

      Examples:
        $ endonym strings xib Base.lproj/Main.storyboard

        /* Class = "UIButton"; normalTitle = "Done"; ObjectID = "35F-cl-mdI"; */
        "35F-cl-mdI.normalTitle" = "Done";

      """#
    ),
    (
      "pseudo",
      #"""
      Translates catalogs and tables into a pseudo-language, to see what a translation would break.

      Usage: endonym strings pseudo FILE [--option ...]

      Options:
        --language LANGUAGE               en-XA or ar-XB as Android has them, or a language with x-accented, x-double, x-bounded, x-rtl; default en-XA
        --as LANGUAGE                     the language to write a catalog's texts under
        --output FILE                     the file to write; without it, a catalog is changed and a table printed

      Examples:
        $ echo '"hello" = "Hello, %@";' > a.strings; endonym strings pseudo a.strings
        "hello" = "[Ĥéļļö, »%@« one two]";

      """#
    ),
    (
      "diff",
      #"""
      Tells what changed between two catalogs or tables, key by key.

      Usage: endonym strings diff OLD NEW [--option ...]

      Options:
        --json                            print it as JSON
        --exit-code                       exit with status 1 when something changed

      Examples:
        $ endonym strings diff old/Localizable.strings new/Localizable.strings
        ~ "greeting"
            text: "Hallo" -> "Guten Tag"
        0 added, 0 removed, 1 changed

      """#
    ),
    (
      "merge-driver",
      #"""
      Merges catalogs and tables key by key, as a merge driver of git.

      Usage: endonym strings merge-driver BASE OURS THEIRS [PATH]

      Examples:
        $ git config merge.endonym.driver 'endonym strings merge-driver %O %A %B %P'
        $ echo '*.xcstrings merge=endonym' >> .gitattributes

      """#
    ),
    (
      "doctor",
      #"""
      Tells why the strings of a package or an app do not show up, and what to do.

      Usage: endonym strings doctor [FOLDER] [--option ...]

      Options:
        --manifest FILE                   what swift package dump-package prints, where it cannot be run
        --info-plist FILE                 an app's Info.plist, to be compared with the files in the folder
        --format text|json|sarif|github   how findings are written; text by default
        --strict                          exit with status 1 on warnings, too

      Examples:
        $ endonym strings doctor
        ./Package.swift: error: the package has localized files and no defaultLocalization, which SwiftPM needs: add defaultLocalization: "en" below its name [default-localization]

      """#
    ),
    (
      "explain",
      #"""
      Tells where a key is looked up, what answers, and why.

      Usage: endonym strings explain KEY [PATH ...] [--option ...]

      Options:
        --language LANGUAGE               what the reader wants; the environment's languages unless given
        --chain                           seek the key in each language, in order, not in the best match
        --no-fallback                     look into no other language
        --development-language LANGUAGE   where the files do not tell it
        --table NAME                      the table; Localizable unless given
        --argument VALUE                  a value for the message: a number or a text
        --device DEVICE                   iphone, ipad, mac, applewatch, appletv, applevision, other
        --default TEXT                    the default value of the look-up
        --json                            as a line of JSON

      Examples:
        $ endonym strings explain songs App --language de-AT --argument 3
        songs in Localizable
          de  the language shown  App/de.lproj/Localizable.stringsdict:3:23: found
          count is argument 1, 3: the form other
          "3 Lieder"

      """#
    ),
    (
      "languages",
      #"""
      Tells what is known of languages: code, names, direction, script, plural categories.

      Usage: endonym strings languages [CODE ...] [--option ...]

      Options:
        --in LANG                         the language of the names; en by default

      Examples:
        $ endonym strings languages iw
        he
          legacy codes  iw
          own name      עברית
          name          Hebrew
          direction     right to left
          script        Hebr
          plural one    1, 0.0, 0.1, 0.2, 0.3
          plural two    2
          plural other  0, 3, 4, 5, 6

      """#
    ),
    (
      "review",
      #"""
      Finds what in sources will not read well in other languages, and formats that read memory.

      Usage: endonym strings review [FILE | FOLDER ...] [--option ...]

      Options:
        --format text|json|sarif|github   how findings are written; text by default
        --strict                          exit with status 1 on warnings, too
        --config FILE                     the configuration; .endonym.json of the current folder by default
        -s ROUTINE                        a further routine beside NSLocalizedString; may be repeated
        --key-style text|snake|screamingSnake|dotted|kebab|camel
                                          how keys are spelled; as most keys of their table by default
        --rules                           list the rules instead

      Examples:
        $ echo 'let t = n == 1 ? "file" : "files"' > a.swift; endonym strings review a.swift
        a.swift:1:9: warning: a condition chooses between singular and plural, which are not the only forms in many languages [plural-by-condition]

      """#
    ),
    (
      "extract",
      #"""
      Writes the strings of Swift, C, Objective-C and C++ sources to tables, as genstrings and Xcode do.

      Usage: endonym strings extract [FILE | FOLDER ...] [--option ...]

      Options:
        -o FOLDER                         where the tables are, which has to exist; the current folder by default
        -a                                add to the tables that are there, and keep their translations
        -s ROUTINE                        a further routine beside NSLocalizedString; may be repeated
        -skipTable TABLE                  leave this table out; may be repeated
        -noPositionalParameters           do not number the arguments of formats
        -u                                make characters of \Uxxxx in values
        -q                                say nothing of keys with several values or comments
        -bigEndian                        write UTF-16 with the high byte first
        -littleEndian                     write UTF-16 with the low byte first, the default
        --utf8                            write UTF-8
        -encoding utf-8|utf-16|iso-8859-1|macroman
                                          the encoding of C sources; utf-8 by default
        -macRoman                         the same as -encoding macroman
        --output-format strings|xcstrings new .strings tables, the default, or catalogs that are brought up to date
        --source-language LANGUAGE        the language of the keys, for a new catalog; en by default
        --skip-marking-strings-stale      leave keys of a catalog that the sources lack as they are
        --only routine|value|interface    only calls of this kind: NSLocalizedString and its like, String(localized:) and its like, SwiftUI; may be repeated
        --check                           write nothing; exit with status 1 when a table is not up to date
        --format text|json|sarif|github   how findings are written; text by default
        --strict                          exit with status 1 on warnings, too
        --config FILE                     the configuration; .endonym.json of the current folder by default

      Examples:
        $ echo 'NSLocalizedString(@"Hello, %@", @"A greeting");' > a.m; endonym strings extract a.m --utf8; cat Localizable.strings
        /* A greeting */
        "Hello, %@" = "Hello, %@";


      """#
    ),
  ]

  @Test("every option with what it does, and an example", arguments: helps)
  func help(row: (command: String, text: String)) throws {
    let told = EndonymProcess.Outcome(status: 0, output: row.text, error: "")
    #expect(try EndonymProcess.run(["strings", row.command, "--help"]) == told)
    #expect(try EndonymProcess.run(["help", "strings", row.command]) == told)
  }

  @Test("no line ends in a space")
  func spaces() {
    for row in Self.helps { #expect(!row.text.contains(" \n"), "\(row.command)") }
  }
}

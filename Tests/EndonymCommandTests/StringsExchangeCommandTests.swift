import Foundation
import Testing

/// `strings migrate` and `strings xliff` as they are run.
@Suite("Migration and exchange from the command line")
struct StringsExchangeCommandTests {
  private static let files = [
    "R/en.lproj/L.strings": "/* A title */\n\"title\" = \"Title\";\n",
    "R/de.lproj/L.strings": "\"title\" = \"Titel\";\n",
  ]

  /// Runs a line of the shell in a folder with tables.
  private func shell(_ command: String) throws -> EndonymProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try EndonymProcess.shell("cd \(folder.path) && \(command)")
  }

  @Test("Tables become a catalog of all languages, and a catalog becomes the same tables")
  func migrate() throws {
    let there = try shell("endonym strings migrate R && cat R/L.xcstrings")
    #expect(there.status == 0 && there.error == "")
    #expect(
      there.output == """
        R/L.xcstrings
        {
          "sourceLanguage" : "en",
          "strings" : {
            "title" : {
              "comment" : "A title",
              "extractionState" : "migrated",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Titel"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Title"
                  }
                }
              }
            }
          },
          "version" : "1.2"
        }
        """)
    let back = try shell(
      "endonym strings migrate R >/dev/null && endonym strings migrate R/L.xcstrings --output-directory B && "
        + "cat R/en.lproj/L.strings | diff -B - B/en.lproj/L.strings && grep -c Titel B/de.lproj/L.strings")
    #expect(back == .init(status: 0, output: "B/de.lproj/L.strings\nB/en.lproj/L.strings\n1\n", error: ""))
  }

  @Test("What is there is not replaced without being told to")
  func force() throws {
    let outcome = try shell("endonym strings migrate R >/dev/null; endonym strings migrate R --to catalog; echo $?")
    #expect(outcome.output == "65\n" && outcome.error.contains("R/L.xcstrings is there already"))
    #expect(try shell("touch R/L.xcstrings; endonym strings migrate R --to catalog --force").status == 0)
    #expect(try shell("touch R/L.xcstrings; endonym strings migrate R").status == 64)
    #expect(try shell("endonym strings migrate R --dry-run; ls R").output == "R/L.xcstrings\nde.lproj\nen.lproj\n")
  }

  @Test(
    "What cannot be done as it is asked for is refused, and nothing is written",
    arguments: [
      ("migrate R --source-language 'foo bar'", 64, "--source-language is \"foo bar\"; it is a code"),
      ("migrate R --source-language ''", 64, "--source-language is \"\"; it is a code"),
      (
        "migrate R S --output-directory B", 64, "two tables of one name would both become B/L.xcstrings"
      ),
      ("xliff R", 64, "strings xliff knows export and import, not \"R\""),
      ("xliff export E --language fr", 65, "there are no files of strings in E"),
      ("xliff export R --language fr --source-language x", 64, "--source-language is \"x\"; it is a code"),
    ] as [(String, Int32, String)])
  func refused(words: String, status: Int32, message: String) throws {
    let outcome = try shell("mkdir E; cp -r R S; endonym strings \(words); echo $?; find . -name '*.x*'")
    #expect(outcome.output == "\(status)\n")
    #expect(outcome.error.hasPrefix("endonym: \(message)\n"))
  }

  @Test("Texts go to translators and come back into the language's own file")
  func xliff() throws {
    let outcome = try shell(
      "endonym strings xliff export R --language fr && sed -i 's|<source>Title</source>|&<target>Titre</target>|' fr.xliff "
        + "&& endonym strings xliff import fr.xliff && cat R/fr.lproj/L.strings")
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(outcome.output.hasPrefix("fr.xliff\nR/fr.lproj/L.strings: 1 applied, 0 unchanged, 0 ignored\n"))
    #expect(outcome.output.contains("/* A title */\n\"title\" = \"Titre\";"))
  }

  @Test("A package has the texts, their sources and what Xcode's have, and is read like its XLIFF")
  func packages() throws {
    let storyboard =
      #"<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><label text=\"Hello\" id=\"abc-de-fgh\"/></document>"#
    let outcome = try shell(
      """
      mkdir R/Base.lproj && echo "\(storyboard)" > R/Base.lproj/Main.storyboard
      endonym strings xliff export R --language fr --xcloc --output-directory Out && find Out -type f -o -name Notes | sort
      cat Out/fr.xcloc/contents.json | sed 's/"project" : ".*"/"project" : "P"/'
      cmp R/Base.lproj/Main.storyboard "Out/fr.xcloc/Source Contents/R/Base.lproj/Main.storyboard" && echo same
      sed -i 's|<source>.*</source>|&<target>Salut</target>|' "Out/fr.xcloc/Localized Contents/fr.xliff"
      endonym strings xliff import Out/fr.xcloc/ && grep -h Salut R/fr.lproj/*
      """)
    #expect(
      outcome
        == .init(
          status: 0,
          output: """
            Out/fr.xcloc
            Out/fr.xcloc/Localized Contents/fr.xliff
            Out/fr.xcloc/Notes
            Out/fr.xcloc/Source Contents/R/Base.lproj/Main.storyboard
            Out/fr.xcloc/Source Contents/R/en.lproj/L.strings
            Out/fr.xcloc/contents.json
            {
              "developmentRegion" : "en",
              "project" : "P",
              "targetLocale" : "fr",
              "toolInfo" : {
                "toolID" : "endonym",
                "toolName" : "Endonym"
              },
              "version" : "1.0"
            }
            same
            R/fr.lproj/L.strings: 1 applied, 0 unchanged, 0 ignored
            R/fr.lproj/Main.strings: 1 applied, 0 unchanged, 0 ignored
            "title" = "Salut";
            "abc-de-fgh.text" = "Salut";

            """, error: ""))
    let empty = try shell("mkdir fr.xcloc; endonym strings xliff import fr.xcloc")
    #expect(empty.status == 65)
    #expect(
      empty.error
        == "endonym: fr.xcloc: error: expected an XLIFF file in the package's folder \"Localized Contents\" [file-unreadable]\n"
    )
  }

  @Test(
    "A wrong command line ends with 64, an unreadable file with 65, an error with 1",
    arguments: [
      ("migrate", 64), ("migrate R --to x", 64), ("migrate none", 65), ("xliff", 64), ("xliff export R", 64),
      ("xliff send R", 64), ("xliff import none.xliff", 65), ("xliff import R/en.lproj/L.strings", 1),
    ] as [(String, Int32)])
  func statuses(words: String, status: Int32) throws {
    #expect(try shell("endonym strings \(words)").status == status)
  }
}

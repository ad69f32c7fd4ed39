import EndonymStrings
import Testing

@Suite("Editing catalogs")
struct CatalogEditingTests {
  /// As Xcode writes.
  static let xcode = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "c" : {
          "comment" : "C",
          "later" : [1.50, "ü"],
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "caf\\u00e9 \\/"
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "one"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld"
                    }
                  }
                }
              }
            }
          },
          "shouldTranslate" : true
        }
      },
      "version" : "1.0"
    }
    """

  /// As other tools write: no space before the colon, four spaces, a final newline.
  static let other = """
    {
        "version": "1.0",
        "sourceLanguage": "en",
        "strings": {
            "c": {},
            "a": {
                "localizations": {"de": {"stringUnit": {"state": "translated", "value": "A"}}}
            }
        }
    }

    """

  static func edited(_ text: String, _ edit: (inout StringCatalog) -> Void) -> String {
    var catalog = CatalogReadingTests.read(text).content
    edit(&catalog)
    return String(decoding: catalog.bytes(), as: UTF8.self)
  }

  /// A change, and what it replaces in the sample; ⏎ stands for the end of a line.
  struct Change: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let edit: @Sendable (inout StringCatalog) -> Void

    init(_ old: String, _ new: String, _ edit: @escaping @Sendable (inout StringCatalog) -> Void) {
      func lines(_ text: String) -> String { String(text.map { $0 == "⏎" ? "\n" : $0 }) }
      self.old = lines(old)
      self.new = lines(new)
      self.edit = edit
    }

    var testDescription: String { "\(old.debugDescription) -> \(new.debugDescription)" }
  }

  static let changes = [
    Change(#""caf\u00e9 \/""#, #""Käse \"1\"\n""#) { $0.setValue("Käse \"1\"\n", forKey: "c", language: "de") },
    Change(#""one"⏎"#, #""eins"⏎"#) { $0.setValue("eins", forKey: "c", language: "en", at: [.plural("one")]) },
    Change(
      #""translated",⏎            "value" : "caf"#, #""needs_review",⏎            "value" : "caf"#
    ) { $0.setState(.needsReview, forKey: "c", language: "de") },
    Change(#""C""#, #""D""#) { $0.setComment("D", forKey: "c") },
    Change(#""comment" : "C",⏎      "#, "") { $0.setComment(nil, forKey: "c") },
    Change(#""shouldTranslate" : true"#, #""shouldTranslate" : false"#) { $0.setShouldTranslate(false, forKey: "c") },
    Change("⏎⏎    }", #"⏎      "comment" : "A"⏎    }"#) { $0.setComment("A", forKey: "a") },
    Change(#""later""#, #""extractionState" : "manual",⏎      "later""#) {
      $0.setExtractionState(.manual, forKey: "c")
    },
    Change(#""1.0""#, #""1.1""#) { $0.version = "1.1" },
    Change(#""a" : {⏎⏎    },⏎    "#, "") { $0.removeKey("a") },
    Change(#"    "c" : {"#, #"    "b" : {⏎      "comment" : "B"⏎    },⏎    "c" : {"#) {
      $0.setEntry(StringCatalog.Entry("b", comment: "B"))
    },
    Change(#"    "a" : {"#, #"    "0" : {⏎⏎    },⏎    "a" : {"#) { $0.setEntry(StringCatalog.Entry("0")) },
    Change(#"⏎    }⏎  },⏎  "version""#, #"⏎    },⏎    "d" : {⏎⏎    }⏎  },⏎  "version""#) {
      $0.setEntry(StringCatalog.Entry("d"))
    },
    Change(
      #"⏎        "en" : {"#,
      #"⏎        "el" : {⏎          "stringUnit" : {⏎            "state" : "new",⏎            "value" : "Γ"⏎"#
        + #"          }⏎        },⏎        "en" : {"#
    ) { $0.setValue("Γ", state: .new, forKey: "c", language: "el") },
  ]

  @Test("A change of one value changes nothing else", arguments: changes)
  func onlyTheChange(change: Change) {
    let parts = Self.xcode.split(separator: change.old, omittingEmptySubsequences: false)
    #expect(parts.count == 2, "the sample has it once")
    #expect(Self.edited(Self.xcode, change.edit) == parts.joined(separator: change.new))
  }

  @Test("The last language of an entry is removed with its comma")
  func removeLanguage() {
    let text = Self.edited(Self.xcode) { $0.removeLanguage("en") }
    #expect(text.contains("\\/\"\n          }\n        }\n      },\n      \"shouldTranslate\" : true"))
    #expect(CatalogReadingTests.read(text).content.languages == ["de", "en"])
  }

  @Test("What is added to a file of another style is written in that style")
  func otherStyle() {
    let text = Self.edited(Self.other) {
      $0.setValue("C", forKey: "c", language: "de")
      $0.setEntry(StringCatalog.Entry("b"))
    }
    #expect(
      text == """
        {
            "version": "1.0",
            "sourceLanguage": "en",
            "strings": {
                "c": {
                    "localizations": {
                        "de": {
                            "stringUnit": {
                                "state": "translated",
                                "value": "C"
                            }
                        }
                    }
                },
                "a": {
                    "localizations": {"de": {"stringUnit": {"state": "translated", "value": "A"}}}
                },
                "b": {}
            }
        }

        """)
  }

  @Test("A new catalog is written as Xcode writes it")
  func newCatalog() {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog.setValue("\u{1}/ä\u{A0}\"\\\t", state: .translated, forKey: "b", language: "de")
    catalog.setEntry(StringCatalog.Entry("a"))
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {

          },
          "b" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\\u0001/ä\u{A0}\\"\\\\\\t"
                }
              }
            }
          }
        },
        "version" : "1.2"
      }
      """
    #expect(String(decoding: catalog.bytes(), as: UTF8.self) == text)
  }

  @Test("A catalog without entries is written as Xcode writes it")
  func emptyCatalog() {
    let text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
    #expect(
      String(decoding: StringCatalog(sourceLanguage: "en", version: "1.0").bytes(), as: UTF8.self) == text)
  }

  @Test("The byte order mark and the encoding stay", arguments: ["utf8", "little", "big"])
  func encodings(name: String) {
    func encode(_ text: String) -> [UInt8] {
      switch name {
      case "utf8": [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case "little": [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      default: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      }
    }
    let reading = StringCatalog.read(encode(Self.xcode))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.content.bytes() == encode(Self.xcode))
    var catalog = reading.content
    catalog.setComment("😀", forKey: "c")
    #expect(catalog.bytes() == encode(Self.xcode.split(separator: "\"C\"").joined(separator: "\"😀\"")))
  }

  @Test("Errors of the file stay where they are")
  func brokenFile() {
    let broken = Self.xcode.split(separator: "\"a\" : {").joined(separator: "<<<<<<< HEAD\n    \"a\" : {")
    let text = Self.edited(broken) { $0.setComment("D", forKey: "c") }
    #expect(text == broken.split(separator: "\"C\"").joined(separator: "\"D\""))
  }

  @Test("What is undone leaves no trace")
  func undone() {
    let text = Self.edited(Self.xcode) {
      let entry = $0.removeKey("c")
      $0.setValue("x", forKey: "b", language: "fr")
      $0.removeKey("b")
      $0["c"] = entry
    }
    #expect(text == Self.xcode)
  }

  @Test(
    "A new key goes where the order of the file puts it",
    arguments: [
      // Xcode's order, code points, nearly Xcode's, none.
      (["a", "B", "c"], "b", ["a", "b", "B", "c"]),
      (["item 2", "item 10"], "item 9", ["item 2", "item 9", "item 10"]),
      (["B", "Z", "a", "c"], "Y", ["B", "Y", "Z", "a", "c"]),
      (
        ["a", "b", "c", "d", "f", "e", "g", "h", "i", "j", "k", "l"], "ee",
        ["a", "b", "c", "d", "f", "e", "ee", "g", "h", "i", "j", "k", "l"]
      ),
      (["c", "a", "d", "b"], "aa", ["c", "a", "d", "b", "aa"]),
      ([], "a", ["a"]),
    ])
  func newKeys(keys: [String], key: String, expected: [String]) {
    let entries = keys.map { "\"\($0)\" : {}" }.joined(separator: ", ")
    var catalog = CatalogReadingTests.read(
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
    ).content
    catalog.setEntry(StringCatalog.Entry(key))
    #expect(catalog.entries.map(\.key) == expected)
    #expect(StringCatalog.read(catalog.bytes()).content.entries.map(\.key) == expected)
  }

  @Test(
    "A way to a text is written as Xcode writes it, and read again",
    arguments: [
      ("", []), ("plural.one", [.plural("one")]), ("device.mac.plural.other", [.device("mac"), .plural("other")]),
      ("substitutions.total.strings.plural.one", [.substitution("total.strings"), .plural("one")]),
    ] as [(String, [StringCatalog.Path.Step])])
  func paths(text: String, steps: [StringCatalog.Path.Step]) {
    #expect(StringCatalog.Path(steps).description == text)
    #expect(StringCatalog.Path(text)?.steps == steps)
  }

  @Test("What is no way to a text is none", arguments: ["plural", "plural.", "width.20", "x"])
  func noPaths(text: String) { #expect(StringCatalog.Path(text) == nil) }
}

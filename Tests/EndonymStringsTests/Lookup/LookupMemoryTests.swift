import CAllocationCount
import EndonymStrings
import TemporaryFiles
import Testing

/// What strings keep in memory, in bytes that the test's own thread has allocated and not given back. Each test runs in a process of its
/// own: other tests empty what the process shares, and this thread would have to make it again.
@Suite("Strings: memory", .enabled(if: allocation_count_works(), "memory is counted with glibc, without sanitizers"))
struct LookupMemoryTests {
  private static let languages = ["ar", "de", "en", "es", "fr", "it", "ja", "pt", "ru", "zh-Hans"]
  private static let keys = 2_000

  /// A catalog of 2,000 keys in ten languages; each text in German has about 60 bytes, in the others so many
  /// and ten.
  private static func catalog(textLength: Int) -> [UInt8] {
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {"
    for key in 0..<keys {
      text += "\(key == 0 ? "" : ",")\n    \"key \(key)\" : {\n      \"localizations\" : {"
      for language in languages {
        let value = "\(language) \(key) %@ " + String(repeating: "x", count: language == "de" ? 50 : textLength)
        text += """
          \(language == languages[0] ? "" : ",")
                  "\(language)" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "\(value)"
                    }
                  }
          """
      }
      text += "\n      }\n    }"
    }
    return Array((text + "\n  },\n  \"version\" : \"1.0\"\n}\n").utf8)
  }

  /// By how much the memory for the same content may differ: glibc gives large blocks whole pages or not, by what it gave and got back
  /// before.
  private static let rounding = 50_000

  /// The bytes that the thread keeps of what a closure makes, and does not make when it is called a second time.
  private static func kept<Value>(_ body: () throws -> Value) rethrows -> (bytes: Int, value: Value) {
    let before = allocation_balance()
    let value = try body()
    return (allocation_balance() - before, value)
  }

  @Test("A hundred switches through the languages of a catalog of 3 MB leave no byte more in memory than before")
  func switches() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let bytes = Self.catalog(textLength: 15)
      #expect((2_800_000...3_500_000).contains(bytes.count), "\(bytes.count)")
      try folder.write("Localizable.xcstrings", bytes)
      let manager = try LanguageManager(
        supported: Self.languages, development: "en", preferences: { LanguagePreferences(languages: ["en"]) })
      let strings = try LocalizedStrings([.folder(folder.path)], following: manager)
      func switchThroughAll() throws {
        for language in Self.languages {
          try manager.setLanguage(language)
          for key in stride(from: 0, to: Self.keys, by: 100) {
            #expect(strings.string("key \(key)").hasPrefix("\(language) \(key) "))
            #expect(strings.string("key \(key)", "x").hasPrefix("\(language) \(key) "))
          }
        }
      }
      // Whatever is kept for each language, such as its plural rules, is made now.
      try switchThroughAll()
      let growth = try Self.kept { for _ in 0..<10 { try switchThroughAll() } }.bytes
      // One table of one language has some 400,000 bytes.
      #expect(growth < Self.rounding)
    }
  }

  @Test("Opening a catalog of 3 MB for one language keeps that language's texts, and none of the others'")
  func oneLanguage() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      func opened(_ textLength: Int) throws -> (bytes: Int, file: Int) {
        let bytes = Self.catalog(textLength: textLength)
        let path = try folder.write("Localizable.xcstrings", bytes)
        func open() throws -> LocalizedStrings { try LocalizedStrings([.file(path)], languages: ["de"]) }
        // Whatever is made once is made now.
        _ = try open()
        let (kept, strings) = try Self.kept(open)
        #expect(strings.string("key 7").hasPrefix("de 7 "))
        return (kept, bytes.count)
      }
      let usual = try opened(15)
      let long = try opened(150)
      #expect(long.file - usual.file > 2_000_000)
      // The longer texts of one language alone would be 270,000 bytes more.
      #expect(abs(long.bytes - usual.bytes) < Self.rounding, "\(usual) \(long)")
      // German texts with their keys, and where all of them stand: 28 bytes for each of the 20,000, and as much to grow.
      #expect(usual.bytes < usual.file / 2, "\(usual)")
    }
  }
}

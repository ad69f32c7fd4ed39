import Endonym
import Synchronization
import TemporaryFiles
import Testing

@testable import EndonymStrings

/// Strings in the language of an app, of a request, and in languages that nobody speaks.
struct FollowingTests {
  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello, %@\"; \"n\" = \"%lld\";",
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo, %@\"; \"n\" = \"%lld\";",
      "package/de-AT.lproj/Localizable.strings": "\"bread\" = \"Semmel\";",
      "package/fr.lproj/Localizable.strings": "\"bread\" = \"petit pain\";",
    ])
  }

  private static func manager() throws -> LanguageManager {
    try LanguageManager(
      supported: ["en", "de"], development: "en",
      preferences: { LanguagePreferences(languages: ["en"], locale: try? LocaleIdentifier("en-US")) })
  }

  @Test("strings go over to the manager's language before observers hear, with the user's region in numbers")
  func following() throws {
    let folder = try Self.folder()
    let manager = try Self.manager()
    let strings = try LocalizedStrings([.folder(folder.path)], following: manager)
    let heard = Mutex<[String]>([])
    let observation = manager.observe { _ in heard.withLock { $0.append(strings.string("hello", "Ada")) } }
    #expect(strings.string("hello", "Ada") == "Hello, Ada")
    try manager.setLanguage("de")
    #expect(strings.string("hello", "Ada") == "Hallo, Ada")
    #expect(try strings.string("n", 12345) == NumberFormat.decimal(locale: "de-US").format(12345))
    try manager.setLanguage("en")
    #expect(heard.withLock { $0 } == ["Hallo, Ada", "Hello, Ada"])
    observation.cancel()
  }

  @Test("a package follows the app's language by what it has itself")
  func package() throws {
    let folder = try Self.folder()
    let manager = try Self.manager()
    let package = try LocalizedStrings([.folder("\(folder.path)/package")], following: manager)
    try manager.setLanguage("de")
    #expect(package.string("bread") == "Semmel")
  }

  @Test("a manager keeps no strings alive")
  func lifetime() throws {
    let folder = try Self.folder()
    let manager = try Self.manager()
    var strings: LocalizedStrings? = try LocalizedStrings([.folder(folder.path)], following: manager)
    weak let gone = strings
    #expect(gone?.language == "en")
    strings = nil
    #expect(gone == nil)
    try manager.setLanguage("de")
  }

  @Test("inside a request's context strings are in its languages, and nothing else is touched")
  func context() throws {
    let folder = try Self.folder()
    let strings = try LocalizedStrings([.folder(folder.path)], languages: ["en"])
    let context = LanguageContext(
      languages: LanguageChain(languages: ["de", "en"]), locale: try LocaleIdentifier("de-CH"))
    context.run {
      #expect(strings.string("hello") == "Hallo, %@")
      #expect(strings.string("n", 12345) == "12’345")
    }
    #expect(strings.string("hello") == "Hello, %@")
    #expect(strings.language == "en")
  }

  @Test("strings that are read anew inside a context are the new ones, and two of them do not see each other's tables")
  func contextOfSeveral() throws {
    let folder = try Self.folder()
    let app = try LocalizedStrings([.folder(folder.path)], languages: ["en"])
    let package = try LocalizedStrings([.folder("\(folder.path)/package")], languages: ["fr"])
    let context = LanguageContext(
      languages: LanguageChain(languages: ["de-AT", "de"]), locale: try LocaleIdentifier("de"))
    try context.run {
      for _ in 0..<2 {
        #expect(app.string("hello", "Ada") == "Hallo, Ada")
        #expect(package.string("bread") == "Semmel")
      }
      try folder.write("de.lproj/Localizable.strings", Array("\"hello\" = \"Servus, %@\";".utf8))
      #expect(app.string("hello", "Ada") == "Hallo, Ada")
      try app.reload()
      #expect(app.string("hello", "Ada") == "Servus, Ada")
      #expect(package.string("bread") == "Semmel")
    }
    #expect(package.string("bread") == "petit pain")
  }

  @Test("threads that look up while a manager switches never see two languages in one look-up")
  func threads() throws {
    let folder = try Self.folder()
    let manager = try Self.manager()
    let strings = try LocalizedStrings([.folder(folder.path)], following: manager)
    let isDone = Atomic(false)
    let wrong = Atomic(0)
    onThreads(3) { thread in
      if thread == 0 {
        for number in 0..<100 { try? manager.setLanguage(number.isMultiple(of: 2) ? "de" : "en") }
        isDone.store(true, ordering: .releasing)
      } else {
        while !isDone.load(ordering: .acquiring) {
          if !["Hello, x", "Hallo, x"].contains(strings.string("hello", "x")) {
            wrong.wrappingAdd(1, ordering: .relaxed)
          }
        }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  @Test(
    "pseudo-languages are chosen as languages, and leave placeholders alone",
    arguments: [
      ("en-x-double", "Hello, Ada Hello, Ada"), ("en-x-bounded", "[# Hello, Ada #]"),
      ("de-x-bounded", "[# Hallo, Ada #]"), ("en-x-rtl", "\u{202E}Hello, Ada\u{202C}"),
    ])
  func pseudo(_ language: String, _ text: String) throws {
    let folder = try Self.folder()
    var options = LocalizedStrings.Options()
    options.messages.isolation = .never
    let strings = try LocalizedStrings([.folder(folder.path)], languages: [language], options: options)
    #expect(strings.string("hello", "Ada") == text)
    #expect(strings.language == language)
    // What is not localized shows.
    #expect(strings.string("nowhere") == "nowhere")
  }
}

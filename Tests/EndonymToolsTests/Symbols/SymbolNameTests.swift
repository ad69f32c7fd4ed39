import EndonymTools
import Testing

/// What is right: symbols in files that Xcode 26 generated, and Apple's page "Generating localizable symbols".
@Suite("Names of symbols")
struct SymbolNameTests {
  @Test(
    "A key becomes the name that Xcode gives it",
    arguments: [
      ("settings.notifications.toggle", "settingsNotificationsToggle"), ("landmarks_count", "landmarksCount"),
      ("starred.unstar_batch_success %lld", "starredUnstarBatchSuccess"), ("1month", "_1Month"),
      ("CFBundleDisplayName", "cfbundleDisplayName"), ("%lld MiB", "miB"), ("%lld bytes", "bytes"),
      ("%lld active", "active"), ("F_A_Description", "fADescription"), ("F_A_Title", "fATitle"),
      ("ALPS_DESCRIPTION", "alpsDescription"), ("auth.login.quickConnect", "authLoginQuickConnect"),
      ("A list with that name already exists.", "aListWithThatNameAlreadyExists"),
      ("Evaluate JavaScript with ${content}", "evaluateJavaScriptWith$Content"),
      ("Update file with ${content}", "updateFileWith$Content"), ("locChildIsSleeping", "locChildIsSleeping"),
    ])
  func xcode(key: String, name: String) { #expect(SymbolName.member(forKey: key) == name) }

  @Test(
    "Words are cut at whatever is no letter or digit and around digits; capitals count as a word",
    arguments: [
      ("export JSON file", "exportJsonFile"), ("use iCloud", "useICloud"), ("don't", "dont"), ("don\u{2019}t", "dont"),
      ("utf8 text", "utf8Text"), ("h1title", "h1Title"), ("JSON", "json"), ("my-key", "myKey"), ("A", "a"),
      ("%1$(count)lld of %2$@", "of"), ("100% digital", "_100Digital"), ("überschrift_groß", "überschriftGroß"),
      ("设置", "设置"), ("a\u{301}b", "a\u{301}b"), ("\u{301}b", "_\u{301}b"), ("$x", "_$x"),
      ("8ie-xW-0ye.text", "_8IeXW0YeText"),
    ])
  func words(key: String, name: String) { #expect(SymbolName.member(forKey: key) == name) }

  @Test(
    "A key without a word is named by its characters",
    arguments: [("", "empty"), ("…", "u2026"), ("🎉🎉", "u1F389u1F389"), ("%@", "u25u40")])
  func wordless(key: String, name: String) { #expect(SymbolName.member(forKey: key) == name) }

  @Test("A name has at most so many characters")
  func length() {
    let long = SymbolName.member(forKey: String(repeating: "word ", count: 100_000))
    #expect(long.count == SymbolName.lengthLimit && long.hasPrefix("wordWordWord"))
    #expect(SymbolName.member(forKey: String(repeating: "x", count: 10_000)).count == SymbolName.lengthLimit)
  }

  @Test(
    "A table's namespace is its name, made a name that Swift accepts",
    arguments: [
      ("InfoPlist", "InfoPlist"), ("Main Window", "MainWindow"), ("lower", "lower"), ("a-b", "AB"),
      ("Type", "TypeStrings"),
      ("BundleDescription", "BundleDescriptionStrings"), ("2nd", "_2Nd"), ("", "empty"), ("+", "u2B"),
    ])
  func namespace(table: String, name: String) { #expect(SymbolName.namespace(forTable: table) == name) }

  @Test(
    "Keywords are declared between grave accents, other names as they are",
    arguments: [("continue", "`continue`"), ("init", "`init`"), ("self", "`self`"), ("actor", "actor"), ("set", "set")])
  func keywords(name: String, declared: String) { #expect(SymbolName.escaped(name) == declared) }
}

import Endonym
import EndonymStrings

// Languages           the screen in the language that was chosen, or that the system prefers
// Languages all       the screen in each language, while the program runs
// Languages choose X  switches to a language, and remembers it for the next launch
// Languages follow    follows the system again

let source = try StringsSource.module()
let manager = try LanguageManager(
  supported: ["en", "de", "ar", "ja", "zh-Hans"], development: "en",
  store: FileLanguageStore(application: "endonym-languages-example"))
let strings = try LocalizedStrings([source], following: manager)

/// What a user sees.
func printScreen() {
  let selection = manager.selection
  let name = manager.supported.first { $0.id == selection.language }?.title ?? selection.language
  print("== \(name) (\(selection.language), \(selection.direction.rawValue)) ==")
  print(strings.string("greeting %@", "Ada"))
  for count in [0, 1, 2, 3, 12, 1234] { print("- " + strings.string("library %lld", count)) }
  print(strings.string("shared", "Ada", 5))
  print([strings.string("open", table: "Menu"), strings.string("language", table: "Menu")].joined(separator: " | "))
  // A key that only English has, and one that is its own text.
  print(strings.string("beta", table: "Menu"))
  print(strings.string("Endonym"))
}

let words = CommandLine.arguments.dropFirst()
switch words.first {
case "all":
  // Tables are replaced before anybody hears of a switch.
  let observation = manager.observe { change in
    print("\n\(change.old.language) -> \(change.new.language): \(strings.string("language", table: "Menu"))")
  }
  printScreen()
  for language in manager.supported where language.id != manager.language {
    try manager.setLanguage(language.id)
    printScreen()
  }
  observation.cancel()
  try manager.followSystem()
case "choose":
  try manager.setLanguage(words.dropFirst().first ?? "")
  printScreen()
case "follow":
  try manager.followSystem()
  printScreen()
default:
  printScreen()
}

import EndonymStrings
import EndonymTools
import Testing

@testable import EndonymExtractor

/// The findings of a review of a source.
func review(_ source: String, routines: [String] = []) -> [Diagnostic] {
  let request = ExtractionRequest(routines: LocalizationRoutines(routines), reviews: true)
  return SwiftSourceReader(request).read(Array(source.utf8), file: "A.swift").diagnostics
}

@Suite("Review of Swift sources")
struct SourceReviewTests {
  /// Sources, a rule, and how often it finds something.
  static let table: [(rule: String, source: String, count: Int)] = [
    ("unlocalized-literal", #"label.text = "Hello""#, 1), ("unlocalized-literal", #"label.text = "Hello \(name)""#, 1),
    ("unlocalized-literal", #"label.text = on ? "On" : "Off""#, 2), ("unlocalized-literal", #"label.text = """#, 0),
    ("unlocalized-literal", #"label.text = "\(a): \(b)""#, 0),
    ("unlocalized-literal", #"label.text = "home_title""#, 0),
    ("unlocalized-literal", #"label.text = String(localized: "Hello")"#, 0),
    ("unlocalized-literal", #"label.text = "%d""#, 0),
    ("unlocalized-literal", #"UIAlertController(title: "Sure?", message: "It is lost.", preferredStyle: .alert)"#, 2),
    ("unlocalized-literal", #"button.setTitle("Send", for: .normal)"#, 1),
    ("unlocalized-literal", #"Text("Hi " + name)"#, 1),
    ("unlocalized-literal", #"Text("Hello")"#, 0), ("unlocalized-literal", #"Text(verbatim: "Hello")"#, 0),
    ("unlocalized-literal", "import Foundation\nlabel.text = \"Hello\"", 0),
    ("unlocalized-literal", "import UIKit\nlabel.text = \"Hello\"", 1),
    ("unlocalized-literal", "import XCTest\nlabel.text = \"Hello\"", 0),
    ("unlocalized-literal", "#Preview { f { label.text = \"Hello\" } }", 0),
    // Properties of the class that the code stands in.
    ("unlocalized-literal", #"class A: UIViewController { func f() { title = "Hello" } }"#, 1),
    ("unlocalized-literal", #"class A: BaseViewController { func f() { navigationItem.title = "Hello" } }"#, 1),
    (
      "unlocalized-literal", #"class A: UILabel { init() { text = on ? "On" : "Off"; accessibilityLabel = "Light" } }"#,
      3
    ),
    ("unlocalized-literal", #"extension UIButton { func f() { accessibilityHint = "Sends it" } }"#, 1),
    ("unlocalized-literal", #"class A: NSObject { func f() { title = "Hello" } }"#, 0),
    ("unlocalized-literal", #"class A: UIViewController { struct B { func f() { title = "Hello" } } }"#, 0),
    ("unlocalized-literal", #"class A: UIViewController { func f() { var title = ""; title = "Hello" } }"#, 0),
    ("unlocalized-literal", #"class A: UIViewController { func f() { var title = g(); title = "Hello" } }"#, 0),
    ("unlocalized-literal", #"class A: UIViewController { var message = ""; func f() { message = "Hello" } }"#, 0),
    ("unlocalized-literal", #"class A: UIViewController { override var title: String? { get { "Hi" } set {} } }"#, 1),
    ("unlocalized-literal", #"class A: UIView { override var accessibilityLabel: String? { "Chart" } }"#, 1),
    ("unlocalized-literal", #"class A: NSView { override func accessibilityLabel() -> String? { "Chart" } }"#, 1),
    (
      "unlocalized-literal",
      #"func t(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { s == 0 ? "All" : "New" }"#, 2
    ),
    (
      "unlocalized-literal",
      #"func p(_ p: UIPickerView, titleForRow r: Int, forComponent c: Int) -> String? { rows[r] }"#, 0
    ),
    ("unlocalized-literal", #"UISegmentedControl(items: ["Day", "Week"])"#, 2),
    ("unlocalized-literal", #"a.append(NSAttributedString(string: "Read more", attributes: [.link: url]))"#, 1),
    ("unlocalized-literal", #"UIAccessibility.post(notification: .announcement, argument: "Sent")"#, 1),
    ("unlocalized-literal", #"NotificationCenter.default.post(name: .sent, object: "Sent")"#, 0),
    ("unlocalized-literal", #"menu.addItem(withTitle: "Open", action: nil, keyEquivalent: "o")"#, 1),
    (
      "unlocalized-literal",
      #"context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { _, _ in }"#, 1
    ),
    ("unlocalized-literal", #"NSImage(systemSymbolName: "star", accessibilityDescription: "Favorite")"#, 1),
    ("unlocalized-literal", #"label?.text = "Hello"; button.configuration?.title = "Send""#, 2),
    ("unlocalized-literal", #"UIImage(systemName: "star"); log.error("It failed"); assert(ok, "It failed")"#, 0),
    ("unlocalized-literal", #"label.text = name + " is here""#, 1),
    ("unlocalized-literal", #"label.text = "Hello, " + name + "!""#, 1),
    ("unlocalized-literal", #"label.text = name + ": " + text"#, 0),
    ("unlocalized-literal", #"label.text = NSLocalizedString("a", comment: "") + " is here""#, 0),
    ("unlocalized-literal", #"alert.addAction(.init(title: "Cancel it", style: .cancel))"#, 1),
    ("unlocalized-literal", #"models.append(.init(title: "Cancel it"))"#, 0),
    ("unlocalized-literal", #"label.text = "arrow-left""#, 0),
    ("unlocalized-literal", #"label.text = "https://a.b/c d""#, 0),
    // Errors, wherever they are thrown.
    (
      "unlocalized-literal",
      #"import Foundation\#nenum E: LocalizedError { var errorDescription: String? { switch self { case .a: "No file"; case .b: return "No disk" } } }"#,
      2
    ),
    (
      "unlocalized-literal",
      #"import Foundation\#nenum E: LocalizedError { var errorDescription: String? { String(localized: "No file") } }"#,
      0
    ),
    ("unlocalized-literal", #"import Foundation\#nextension E { var errorDescription: String? { "No file" } }"#, 1),
    ("unlocalized-literal", #"import Foundation\#nextension E { var failureReason: String? { "No file" } }"#, 0),
    (
      "unlocalized-literal",
      #"NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "No file \(name)"])"#, 1
    ),
    ("unlocalized-literal", #"info[NSLocalizedRecoverySuggestionErrorKey] = "Try again""#, 1),
    ("unlocalized-literal", #"[NSLocalizedDescriptionKey: text, "key": "No file"]"#, 0),
    ("joined-strings", #"String(localized: "Hello") + name"#, 1),
    ("joined-strings", #"name + NSLocalizedString("x", comment: "")"#, 1),
    ("joined-strings", #"Text("A") + Text("B").bold()"#, 1),
    ("joined-strings", #"s += NSLocalizedString("x", comment: "")"#, 1),
    ("joined-strings", #""\(String(localized: "Hello")), \(name)""#, 1),
    ("joined-strings", #""\(String(localized: "Hello"))""#, 0),
    ("joined-strings", #"a + b"#, 0), ("joined-strings", #"NSLocalizedString("a" + "b", comment: "")"#, 0),
    ("plural-by-condition", #"count == 1 ? "item" : "items""#, 1),
    ("plural-by-condition", #"let t = items.count != 1 ? "items" : "item""#, 1),
    ("plural-by-condition", #"(n > 1) ? "s" : """#, 1),
    ("plural-by-condition", #"x = days == 1 ? String(localized: "day") : String(localized: "days")"#, 1),
    ("plural-by-condition", #"section == 1 ? "Head" : "Foot""#, 0),
    ("plural-by-condition", #"count == 1 ? 0.5 : 1"#, 0),
    ("plural-by-condition", #"count == 0 ? "none" : "some""#, 0),
    ("plural-by-condition", #"if count == 1 { return "item" } else { return "items" }"#, 1),
    ("plural-by-condition", #"if count == 1 { f() } else { g() }"#, 0),
    ("plural-by-condition", #"count < 2 ? "item" : "items""#, 1), ("plural-by-condition", #"count > 1 ? "s" : """#, 1),
    ("plural-by-condition", #"1 < count ? "s" : """#, 1), ("plural-by-condition", #"2 > count ? "" : "s""#, 1),
    ("plural-by-condition", #"count >= 2 ? "s" : """#, 1), ("plural-by-condition", #"s += count <= 1 ? "" : "s""#, 1),
    ("plural-by-condition", #"count >= 1 ? "some" : "none""#, 0),
    ("plural-by-condition", #"2 < count ? "many" : "few""#, 0),
    ("plural-by-condition", #"func f() { if count == 1 { return "item" }; return "items" }"#, 1),
    ("plural-by-condition", #"func f() { if count == 1 { return "item" }; g(); return "items" }"#, 0),
    (
      "plural-by-condition",
      #"switch count { case 0: return "none"; case 1: return "one item"; default: return "\(count) items" }"#, 1
    ),
    ("plural-by-condition", #"switch state { case 1: return "on"; default: return "off" }"#, 0),
    ("plural-by-condition", #"switch count { case 0: return "none"; default: return "some" }"#, 0),
    ("fixed-date-format", #"f.dateFormat = "dd.MM.yyyy""#, 1),
    ("fixed-date-format", "f.locale = Locale(identifier: \"en_US_POSIX\")\nf.dateFormat = \"yyyy-MM-dd\"", 0),
    ("fixed-date-format", "f.locale = Locale(identifier: \"de\")\nf.dateFormat = \"yyyy-MM-dd\"", 1),
    (
      "fixed-date-format",
      #"f.dateFormat = DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: .current)"#, 0
    ),
    (
      "fixed-date-format",
      "let f = { let f = DateFormatter(); f.locale = .init(identifier: \"en_US_POSIX\"); f.dateFormat = \"yyyy\"; return f }()",
      0
    ),
    ("currency-without-code", #"Text("$\(price)")"#, 1),
    ("currency-without-code", #"String(format: "%.2f €", price)"#, 1),
    ("currency-without-code", #""\(price)€""#, 1),
    ("currency-without-code", #"price.formatted(.currency(code: "EUR"))"#, 0),
    ("currency-without-code", "import Foundation\nlet sql = \"$\\(index)\"", 0),
    ("currency-without-code", #"f.numberStyle = .currency"#, 1),
    ("currency-without-code", "f.numberStyle = .currency\nf.currencyCode = code", 0),
    ("currency-without-code", #""%1$@ and %2$@""#, 0),
    ("left-right", "a.leftAnchor.constraint(equalTo: b.leftAnchor)", 2),
    ("left-right", "a.leadingAnchor.constraint(equalTo: b.leadingAnchor)", 0),
    ("left-right", "label.textAlignment = .left", 1), ("left-right", "label.textAlignment = .natural", 0),
    ("left-right", "UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)", 1),
    ("left-right", "UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)", 0),
    ("left-right", "view.semanticContentAttribute = .forceLeftToRight", 1),
    ("left-right", "swipe.direction = .left", 0),
    ("fixed-text-width", #"Text("Hello").bold().frame(width: 100)"#, 1),
    ("fixed-text-width", #"Text("Hello").frame(maxWidth: 100)"#, 0),
    ("fixed-text-width", #"Image("x").frame(width: 100)"#, 0),
    ("fixed-text-width", "titleLabel.widthAnchor.constraint(equalToConstant: 100)", 1),
    ("fixed-text-width", "imageView.widthAnchor.constraint(equalToConstant: 100)", 0),
    ("fixed-text-width", "let name = UILabel()\nname.widthAnchor.constraint(equalToConstant: 80.5).isActive = true", 1),
    ("fixed-text-width", "self.okButton!.widthAnchor.constraint(equalToConstant: 80)", 1),
    ("fixed-text-width", "closeButton.widthAnchor.constraint(equalToConstant: 44)", 0),
    ("fixed-text-width", "buttonStack.widthAnchor.constraint(equalToConstant: 80)", 0),
    ("fixed-text-width", "titleLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)", 0),
    ("fixed-text-width", "titleLabel.heightAnchor.constraint(equalToConstant: 80)", 0),
    (
      "fixed-text-width",
      "NSLayoutConstraint(item: label, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 80)",
      1
    ),
    (
      "fixed-text-width",
      "NSLayoutConstraint(item: label, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 80)",
      0
    ),
    ("fixed-text-width", "UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))", 1),
    ("fixed-text-width", "UILabel(frame: CGRect(x: 0, y: 0, width: w, height: 20))", 0),
    ("fixed-text-width", "label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)", 1),
    ("fixed-text-width", "label.frame.size.width = 80", 1), ("fixed-text-width", "image.frame.size.width = 80", 0),
    ("legacy-localized-string", #"NSLocalizedString("x", comment: "")"#, 1),
    ("legacy-localized-string", #"String(localized: "x")"#, 0),
    ("unsafe-format", "String(format: text, 1)", 1), ("unsafe-format", "String(format: user.name)", 1),
    ("unsafe-format", "func f(_ text: String) { NSLog(text) }", 1), ("unsafe-format", #"NSLog("got \(text)")"#, 1),
    ("unsafe-format", "String.localizedStringWithFormat(text, 1)", 1), ("unsafe-format", "s.appendFormat(text)", 1),
    ("unsafe-format", #"String(format: "%d" + unit, 1)"#, 1), ("unsafe-format", "String(format: on ? a : \"b\")", 1),
    ("unsafe-format", "String(format: texts[0])", 1), ("unsafe-format", "String(format: text.lowercased())", 1),
    ("unsafe-format", "let text = field.text\nString(format: text!, 1)", 1),
    ("unsafe-format", "String(format: text, locale: nil, arguments: [1])", 1),
    ("unsafe-format", #"String(format: "%d", 1)"#, 0), ("unsafe-format", #"NSLog("%@", text)"#, 0),
    ("unsafe-format", #"String(format: "%.\(digits)f", x)"#, 0),
    ("unsafe-format", #"String(format: "a" + "%d", 1)"#, 0),
    ("unsafe-format", #"String(format: NSLocalizedString("k", comment: ""), 1)"#, 0),
    ("unsafe-format", #"String(format: String(localized: "k"), 1)"#, 0),
    ("unsafe-format", #"String(format: on ? "a" : NSLocalizedString("k", comment: ""))"#, 0),
    ("unsafe-format", "let text = NSLocalizedString(\"k\", comment: \"\")\nString(format: text, 1)", 0),
    ("unsafe-format", "struct A { let text = \"%d\"; func f() -> String { String(format: self.text, 1) } }", 0),
    ("unsafe-format", "struct A { var text: String { \"%d\" }; func f() -> String { String(format: text, 1) } }", 0),
    ("unsafe-format", "String(format: Strings.greeting, 1)", 0),
    ("unsafe-format", "String(format: key.localized, 1)", 0),
    ("unsafe-format", "func f(_ format: String, _ list: [CVarArg]) { String(format: format, arguments: list) }", 0),
    (
      "unsafe-format", "extension String { func f(_ x: CVarArg...) -> String { String(format: self, arguments: x) } }",
      0
    ),
    ("unsafe-format", #"formatter.string(format: text)"#, 0),
    ("format-argument-missing", #"String(format: "%d of %d", 1)"#, 1),
    ("format-argument-missing", #"String(format: "%2$@", "a")"#, 1),
    ("format-argument-missing", #"NSLog("%*d", 1)"#, 1),
    ("format-argument-missing", #"String(format: NSLocalizedString("%@ of %@", comment: ""), "a")"#, 1),
    ("format-argument-missing", #"String(format: NSLocalizedString("k", value: "%d", comment: ""))"#, 1),
    ("format-argument-missing", #"String(format: "%d %d", arguments: [1])"#, 1),
    ("format-argument-missing", "let text = \"%d %d\"\nString(format: text, 1)", 1),
    ("format-argument-missing", #"String(format: "%d of %d", 1, 2)"#, 0),
    ("format-argument-missing", #"String(format: "%1$@ %1$@ 100%%", "a")"#, 0),
    ("format-argument-missing", #"String(format: NSLocalizedString("k", comment: ""), 1)"#, 0),
    ("format-argument-missing", #"String(format: "%d %d", arguments: list)"#, 0),
    ("format-argument-missing", #"String(format: on ? "%d" : "none", 1)"#, 0),
    ("format-argument-type", #"String(format: "%s", "a")"#, 1),
    ("format-argument-type", #"String(format: "%d", "a")"#, 1),
    ("format-argument-type", #"String(format: "%d", 1.5)"#, 1),
    ("format-argument-type", #"String(format: "%@", 5)"#, 1),
    ("format-argument-type", #"String(format: "%.1f", 5)"#, 1),
    ("format-argument-type", #"String(format: "%f", -5)"#, 1),
    ("format-argument-type", "func f(_ text: String) { NSLog(\"%s\", text) }", 1),
    ("format-argument-type", "let x: Double = 1\nString(format: \"%ld\", x * 2)", 1),
    ("format-argument-type", #"String(format: "%@", items.count)"#, 1),
    ("format-argument-type", #"String(format: "%d%%", Double(x))"#, 1),
    ("format-argument-type", #"String(format: "%d", NSNumber(value: 1))"#, 1),
    ("format-argument-type", #"String(format: "%2$d %1$@", 1, "a")"#, 1),
    ("format-argument-type", #"String(format: NSLocalizedString("%d items", comment: ""), "a")"#, 1),
    ("format-argument-type", #"String(format: "%*d", "a", 1)"#, 1),
    ("format-argument-type", #"String(format: "%d %ld %x %c %@ %f", 1, x.count, 0xFF, 65, "a", 1.5)"#, 0),
    ("format-argument-type", #"String(format: "%d", image.width)"#, 0),
    ("format-argument-type", #"String(format: "%s %d %@", text, number, object)"#, 0),
    ("format-argument-type", #"String(format: "%d", x as Int)"#, 0),
    ("format-argument-type", #"String(format: "%p", "a")"#, 0),
    // A name that means something else here, though its type is not told.
    ("format-argument-type", #"struct A { let x: Double; func f() { let x = g(); NSLog("%@", x) } }"#, 0),
    ("format-argument-type", #"struct A { let x: Double; func f() { let (x, y) = g(); NSLog("%@", x) } }"#, 0),
    ("format-argument-type", #"struct A { let x: Double; func f() { g { x in NSLog("%@", x) } } }"#, 0),
    ("format-argument-type", #"struct A { let x: Double; func f() { for x in y { NSLog("%@", x) } } }"#, 0),
    ("format-argument-type", #"struct A { let x: Double; func f() { if let x = g() { NSLog("%@", x) } } }"#, 0),
    ("format-argument-type", #"struct A { let x: Double; func f() { if case .a(let x) = y { NSLog("%@", x) } } }"#, 0),
    (
      "format-argument-type", #"struct A { let x: Double; func f() { switch y { case .a(let x): NSLog("%@", x) } } }"#,
      0
    ),
    ("format-argument-type", #"struct A { let x: Double; func f() { NSLog("%@", x) } }"#, 1),
    ("format-argument-type", #"String(format: "%@", NSNumber(value: 1))"#, 0),
    ("format-argument-extra", #"String(format: "%d", 1, 2)"#, 1), ("format-argument-extra", #"NSLog("done", 1)"#, 1),
    ("format-argument-extra", #"String(format: String(localized: "%lld items"), 1, 2)"#, 1),
    ("format-argument-extra", #"String(format: "%d", locale: .current, 1)"#, 0),
    ("format-argument-extra", #"String(format: NSLocalizedString("k", comment: ""), 1)"#, 0),
  ]

  @Test("each rule finds what it is for and nothing else", arguments: table)
  func rule(_ example: (rule: String, source: String, count: Int)) {
    #expect(review(example.source).count { $0.rule == example.rule } == example.count)
  }

  @Test("a finding names file, place, severity and rule")
  func form() {
    #expect(
      review("let x = 1\nlabel.text = \"Hello\"").map(\.description) == [
        "A.swift:2:14: warning: \"Hello\" is shown to people and is not localized [unlocalized-literal]"
      ])
  }

  @Test("what is wrong with a format is told in its words")
  func formats() {
    #expect(
      review("NSLog(text)\nString(format: \"%d of %d\", 1)\nString(format: \"x\", 1)").map(\.description) == [
        "A.swift:1:7: warning: \"text\" is the format of NSLog, and neither a literal nor localized: a percent sign in it is read as a placeholder [unsafe-format]",
        "A.swift:2:16: error: \"%d of %d\" takes 2 values, and String(format:) gives it 1 [format-argument-missing]",
        "A.swift:3:16: warning: \"x\" takes 0 values, and String(format:) gives it 1 [format-argument-extra]",
      ])
  }

  @Test("a value of a wrong type is told at its place")
  func types() {
    #expect(
      review("String(format: \"%d of %@\", 1, 2)").map(\.description) == [
        "A.swift:1:31: error: %@ takes an object, and String(format:) gives it an integer [format-argument-type]"
      ])
  }

  @Test("every rule of syntax has an example here")
  func complete() {
    let ofStrings = ["missing-comment", "key-style"]
    #expect(Set(Self.table.map(\.rule)) == Set(ReviewRules.all.map(\.name)).subtracting(ofStrings))
  }

  @Test("a comment silences rules on its line, or on the next when it has its own")
  func silence() {
    let source = """
      label.text = "One" // endonym:disable unlocalized-literal
      // endonym:disable all
      label.text = "Two"
      label.text = "Three" // endonym:disable left-right
      """
    let request = ExtractionRequest(reviews: true)
    let reading = SwiftSourceReader(request).read(Array(source.utf8), file: "A.swift")
    #expect(StringReview().findings([reading]).map(\.position?.line) == [4])
  }
}

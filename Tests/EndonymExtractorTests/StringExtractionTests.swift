import EndonymStrings
import EndonymTools
import Testing

@testable import EndonymExtractor

/// What of an extracted string the tables below compare.
struct Found: Equatable, CustomStringConvertible {
  var key: String
  var value: String?
  var table: String?
  var comment: String?

  init(_ key: String, value: String? = nil, table: String? = nil, comment: String? = nil) {
    (self.key, self.value, self.table, self.comment) = (key, value, table, comment)
  }

  init(_ string: ExtractedString) {
    self.init(string.key, value: string.defaultValue, table: string.table, comment: string.comment)
  }

  var description: String { "\(key) | \(value ?? "-") | \(table ?? "-") | \(comment ?? "-")" }
}

/// A piece of Swift and the strings in it.
struct ExtractionCase: CustomTestStringConvertible, Sendable {
  let source: String
  let found: [Found]
  var testDescription: String { source }

  init(_ source: String, _ found: Found...) {
    (self.source, self.found) = (source, found)
  }
}

extension Found: Sendable {}

/// The strings of a source by itself.
func read(_ source: String, routines: [String] = []) -> SourceReading {
  let bytes = Array(source.utf8)
  let request = ExtractionRequest(routines: LocalizationRoutines(routines))
  return SwiftSourceReader(request, parameters: SwiftSourceReader.parameters(bytes)).read(bytes, file: "A.swift")
}

@Suite("Strings of Swift sources")
struct StringExtractionTests {
  static let routines: [ExtractionCase] = [
    ExtractionCase(
      #"let a = NSLocalizedString("Hello", comment: "A greeting")"#, Found("Hello", comment: "A greeting")),
    ExtractionCase(
      #"NSLocalizedString("k", tableName: "T", bundle: .main, value: "V", comment: "")"#,
      Found("k", value: "V", table: "T")),
    ExtractionCase(#"NSLocalizedString("a" + "b", comment: "c" + "d")"#, Found("ab", comment: "cd")),
    ExtractionCase(#"NSLocalizedString(flag ? "On" : "Off", comment: "")"#, Found("On"), Found("Off")),
    ExtractionCase(#"NSLocalizedString("is " + (a ? "on" : "off"), comment: "")"#, Found("is on"), Found("is off")),
    ExtractionCase(#"Foundation.NSLocalizedString("x", comment: "")"#, Found("x")),
    ExtractionCase("NSLocalizedString(\"\"\"\n    bar\n    \"\"\", comment: \"bar\")", Found("bar", comment: "bar")),
    ExtractionCase(
      "NSLocalizedString(\"\"\"\n  one \\\n  two\n    three\n  \"\"\", comment: \"\")", Found("one two\n  three")),
    ExtractionCase(##"NSLocalizedString(#"raw "quoted" \n"#, comment: "")"##, Found(#"raw "quoted" \n"#)),
    ExtractionCase(##"NSLocalizedString(#"line\#nbreak"#, comment: "")"##, Found("line\nbreak")),
    ExtractionCase(#"NSLocalizedString("\u{e9}\t\"q\" \\ \'", comment: "")"#, Found("é\t\"q\" \\ '")),
    ExtractionCase(#"// NSLocalizedString("no", comment: "")"#),
    ExtractionCase(
      #"/* /* NSLocalizedString("no", comment: "") */ Text("no") */ NSLocalizedString("yes", comment: "")"#,
      Found("yes")),
    ExtractionCase(
      "#if os(iOS)\nlet a = NSLocalizedString(\"phone\", comment: \"\")\n#else\nlet a = NSLocalizedString(\"mac\", comment: \"\")\n#endif",
      Found("phone"), Found("mac")),
    ExtractionCase(#"let s = "\(NSLocalizedString("inner", comment: "")) outer""#, Found("inner")),
    ExtractionCase(#"NSLocalizedString("%d of 100%", comment: "")"#, Found("%d of 100%")),
  ]

  @Test("NSLocalizedString: literals of every form, tables, values and comments", arguments: routines)
  func routine(_ example: ExtractionCase) {
    let reading = read(example.source)
    #expect(reading.strings.map(Found.init) == example.found)
    #expect(reading.diagnostics.isEmpty)
  }

  static let values: [ExtractionCase] = [
    ExtractionCase(#"String(localized: "Hello")"#, Found("Hello")),
    ExtractionCase(
      #"String.init(localized: "Hello", table: "T", bundle: .module, comment: "c")"#,
      Found("Hello", table: "T", comment: "c")),
    ExtractionCase(
      #"String(localized: "k", defaultValue: "Value \(count)", comment: "c")"#,
      Found("k", value: "Value %@", comment: "c")),
    ExtractionCase(#"String(localized: "k", value: "no")"#, Found("k")),
    ExtractionCase(#"AttributedString(localized: "**Bold**")"#, Found("**Bold**")),
    ExtractionCase(#"LocalizedStringResource("r", defaultValue: "R", table: "T")"#, Found("r", value: "R", table: "T")),
    ExtractionCase(#"let r: LocalizedStringResource = "literal""#, Found("literal")),
    ExtractionCase(#"static var title: LocalizedStringResource { "computed" }"#, Found("computed")),
    ExtractionCase(
      #"func f() -> LocalizedStringKey { switch x { case .a: return "A"; default: return "B" } }"#, Found("A"),
      Found("B")),
    ExtractionCase(
      #"var t: LocalizedStringKey { switch x { case .a: "A"; default: if y { "B" } else { "C" } } }"#, Found("A"),
      Found("B"), Found("C")),
    ExtractionCase(#"let t: LocalizedStringKey = if x { "A" } else { "B" }"#, Found("A"), Found("B")),
    ExtractionCase(#"let all: [LocalizedStringKey] = ["A", "B"]"#, Found("A"), Found("B")),
    ExtractionCase(#"let t = "x" as LocalizedStringKey"#, Found("x")),
    ExtractionCase(#"func f(title: LocalizedStringKey = "Untitled") {}"#, Found("Untitled")),
    ExtractionCase(#"String(localized: .init("x"))"#),
    ExtractionCase(#"String(localized: LocalizedStringResource("inner"))"#, Found("inner")),
    ExtractionCase(#"LocalizedStringKey("k")"#, Found("k")),
    ExtractionCase(#"String(localized: "100%")"#, Found("100%%")),
    ExtractionCase(#"String(localized: resource)"#),
  ]

  @Test("String(localized:), resources and literals of key types", arguments: values)
  func value(_ example: ExtractionCase) {
    let reading = read(example.source)
    #expect(reading.strings.map(Found.init) == example.found)
    #expect(reading.diagnostics.isEmpty)
  }

  static let interfaces: [ExtractionCase] = [
    ExtractionCase(#"Text("Hello")"#, Found("Hello")), ExtractionCase(#"SwiftUI.Text("Hello")"#, Found("Hello")),
    ExtractionCase(#"Text("k", tableName: "T", bundle: .module, comment: "c")"#, Found("k", table: "T", comment: "c")),
    ExtractionCase(#"Text(verbatim: "no")"#), ExtractionCase(#"Text(name)"#), ExtractionCase(#"Text("a" + "b")"#),
    ExtractionCase(#"Text("a" as String)"#), ExtractionCase(#"Text(flag ? "On" : "Off")"#, Found("On"), Found("Off")),
    ExtractionCase(#"Text("A") + Text("B").bold()"#, Found("A"), Found("B")),
    ExtractionCase(#"Text("100%")"#, Found("100%")),
    ExtractionCase(#"Label("Home", systemImage: "house")"#, Found("Home")),
    ExtractionCase(#"Button("OK", role: .cancel) { print("no") }"#, Found("OK")),
    ExtractionCase(#"Toggle("Wi-Fi", isOn: $on)"#, Found("Wi-Fi")),
    ExtractionCase(#"Picker("Color", selection: $c) { Text("Red").tag(1) }"#, Found("Color"), Found("Red")),
    ExtractionCase(
      #"Section("Head") { TextField("Name", text: $n); SecureField("Password", text: $p) }"#, Found("Head"),
      Found("Name"), Found("Password")),
    ExtractionCase(#"DatePicker("Date", selection: $d)"#, Found("Date")),
    ExtractionCase(#"ProgressView("Loading")"#, Found("Loading")),
    ExtractionCase(#"v.navigationTitle("Title").accessibilityLabel("Label")"#, Found("Title"), Found("Label")),
    ExtractionCase(
      #"v.alert("Sure?", isPresented: $p) { Button("Yes") {} } message: { Text("Really?") }"#, Found("Sure?"),
      Found("Yes"), Found("Really?")),
    ExtractionCase(#"v.searchable(text: $t, prompt: "Find")"#, Found("Find")),
    ExtractionCase(#"v.accessibilityInputLabels(["One", "Two"])"#, Found("One"), Found("Two")),
    ExtractionCase(#"BarMark(x: .value("Month", m), y: .value("Sales", s))"#, Found("Month"), Found("Sales")),
    ExtractionCase(
      #"c.configurationDisplayName("Clock").description("Shows the time")"#, Found("Clock"), Found("Shows the time")),
    ExtractionCase(#"x.description("no")"#), ExtractionCase(#"Image("no")"#),
    ExtractionCase(#"@Parameter(title: "Amount") var amount: Int"#, Found("Amount")),
    ExtractionCase(#"v.accessibilityIdentifier("no")"#),
    ExtractionCase(#"Tab("Home", systemImage: "house", value: "home")"#, Found("Home")),
    ExtractionCase(#"LabeledContent("Version", value: "1.0")"#, Found("Version")),
    ExtractionCase(#"Stepper("Level", value: "no", defaultValue: "no")"#, Found("Level")),
  ]

  @Test("SwiftUI literals are keys; verbatim text and strings are not", arguments: interfaces)
  func interface(_ example: ExtractionCase) {
    #expect(read(example.source).strings.map(Found.init) == example.found)
  }

  /// Declarations before an interpolation, the interpolation, and its specifier.
  /// Source: the overloads of `String.LocalizationValue.StringInterpolation.appendInterpolation`.
  static let specifiers: [(source: String, specifier: String)] = [
    ("let x: Int = f(); _ = Text(\"\\(x)\")", "%lld"), ("let x = 5; _ = Text(\"\\(x)\")", "%lld"),
    ("let x: Int8 = 5; _ = Text(\"\\(x)\")", "%d"), ("_ = Text(\"\\(Int32(y))\")", "%d"),
    ("let x: UInt = 5; _ = Text(\"\\(x)\")", "%llu"), ("let x: UInt16 = 5; _ = Text(\"\\(x)\")", "%u"),
    ("let x: Float = 5; _ = Text(\"\\(x)\")", "%f"), ("let x = 1.5; _ = Text(\"\\(x)\")", "%lf"),
    ("let x: CGFloat = 5; _ = Text(\"\\(x * 2)\")", "%lf"), ("_ = Text(\"\\(5)\")", "%lld"),
    ("_ = Text(\"\\(0.5)\")", "%lf"),
    ("_ = Text(\"\\(items.count)\")", "%lld"), ("_ = Text(\"\\(items.count + 1)\")", "%lld"),
    ("_ = Text(\"\\(unknown)\")", "%@"),
    ("let x: String = f(); _ = Text(\"\\(x)\")", "%@"), ("let x: Int? = f(); _ = Text(\"\\(x)\")", "%@"),
    ("let x: Int? = f(); _ = Text(\"\\(x ?? 0)\")", "%lld"),
    ("let x: Int? = f(); if let x { _ = Text(\"\\(x)\") }", "%lld"),
    ("let x: Int? = f(); guard let n = x else { return }; _ = Text(\"\\(n)\")", "%lld"),
    ("func f(n: Int, _ d: Double) { Text(\"\\(d)\") }", "%lf"), ("func f(of n: Int) { Text(\"\\(n)\") }", "%lld"),
    ("struct V { let n: Int; var body: some View { Text(\"\\(n)\") } }", "%lld"),
    // Another of the name is nearer, though its type is not told.
    ("struct V { let n: Int; var body: some View { let n = f(); Text(\"\\(n)\") } }", "%@"),
    ("struct V { let n: Int; var body: some View { f { n in Text(\"\\(n)\") } } }", "%@"),
    ("struct V { let n: Int; var body: some View { switch f() { case .a(let n): Text(\"\\(n)\") } } }", "%@"),
    ("struct V { @State private var n = 0; var body: some View { Text(\"\\(self.n)\") } }", "%lld"),
    ("struct M { var size: Int64 }; struct V { let m: M; var body: some View { Text(\"\\(m.size)\") } }", "%lld"),
    ("struct V { let n: Int }; extension V { var body: some View { Text(\"\\(n)\") } }", "%lld"),
    ("for i in 0..<5 { Text(\"\\(i)\") }", "%lld"), ("ForEach(0..<5) { i in Text(\"\\(i)\") }", "%lld"),
    ("for (i, x) in xs.enumerated() { Text(\"\\(i)\") }", "%lld"),
    ("let xs: [Double] = []; for x in xs { Text(\"\\(x)\") }", "%lf"),
    ("let xs: [Int] = []; Text(\"\\(xs[0])\")", "%lld"),
    ("Text(\"\\(x, specifier: \"%.2f\")\")", "%.2f"), ("let x = 1; Text(\"\\(x, format: .number)\")", "%@"),
    ("Text(\"\\(date, style: .date)\")", "%@"), ("_ = Text(\"\\(flag ? 1 : 2)\")", "%lld"),
    ("_ = Text(\"\\(x as! Int32)\")", "%d"),
    ("_ = Text(\"\\(String(5))\")", "%@"), ("let n = 3; _ = Text(\"\\(n == 3)\")", "%@"),
    ("_ = Text(\"\\(max(n.count, 1))\")", "%lld"),
    ("func total() -> Int { 1 }; _ = Text(\"\\(total())\")", "%lld"),
    ("typealias Size = Int32; let s: Size = 1; _ = Text(\"\\(s)\")", "%d"),
    ("String(localized: \"\\(placeholder: .double)\")", "%lf"),
    ("enum E: Int { case a; var t: Text { Text(\"\\(rawValue)\") } }", "%lld"),
  ]

  @Test("an interpolation is the specifier of the type that is written, and %@ otherwise", arguments: specifiers)
  func specifier(source: String, specifier: String) {
    #expect(read(source).strings.map(\.key) == [specifier])
  }

  @Test("text around interpolations keeps its order, and percent signs are doubled")
  func interpolatedText() {
    #expect(read(#"Text("\(n.count) of \(name) at 5%")"#).strings.map(\.key) == ["%lld of %@ at 5%%"])
    #expect(read(##"Text(#"\#(n.count) \(no)"#)"##).strings.map(\.key) == [#"%lld \(no)"#])
  }

  static let customRoutines: [ExtractionCase] = [
    ExtractionCase(#"L("Hello", comment: "c")"#, Found("Hello", comment: "c")),
    ExtractionCase(#"L("Hello", "c")"#, Found("Hello", comment: "c")),
    ExtractionCase(#"LFromTable("k", "T", "c")"#, Found("k", table: "T", comment: "c")),
    ExtractionCase(#"LFromTableInBundle("k", "T", bundle, "c")"#, Found("k", table: "T", comment: "c")),
    ExtractionCase(#"LWithDefaultValue("k", "T", bundle, "v", "c")"#, Found("k", value: "v", table: "T", comment: "c")),
    ExtractionCase(#""Please tap \"Allow\" to continue".localized()"#, Found(#"Please tap "Allow" to continue"#)),
    ExtractionCase(#""Cancel".localized"#, Found("Cancel")),
    ExtractionCase(#""Cancel".localized(comment: "c")"#, Found("Cancel", comment: "c")),
    ExtractionCase(#"(a ? "A" : "B").localized"#, Found("A"), Found("B")), ExtractionCase(#""Cancel".other()"#),
  ]

  @Test("routines by name, with their families, as functions and as members of the key", arguments: customRoutines)
  func custom(_ example: ExtractionCase) {
    #expect(read(example.source, routines: ["L", "localized"]).strings.map(Found.init) == example.found)
  }

  static let declared: [ExtractionCase] = [
    ExtractionCase(
      #"struct Row { let title: LocalizedStringKey; var note = 1 }; Row(title: "Wi-Fi", note: 2)"#, Found("Wi-Fi")),
    ExtractionCase(
      #"struct Row { init(_ title: LocalizedStringKey, icon: String) {} }; Row("Wi-Fi", icon: "wifi")"#, Found("Wi-Fi")),
    ExtractionCase(#"struct Row { let title: String }; Row(title: "no")"#),
    ExtractionCase(
      #"func show(_ text: LocalizedStringResource, in view: View) {}; show("Saved \(n.count)", in: v)"#,
      Found("Saved %lld")),
    ExtractionCase(#"func show(_ text: LocalizedStringResource) {}; show("no", in: v)"#),
    ExtractionCase(
      #"enum Alert { case failed(LocalizedStringKey) }; let a = Alert.failed("No network"); b = .failed("Timeout")"#,
      Found("No network"), Found("Timeout")),
    ExtractionCase(
      #"extension Row { init(named title: LocalizedStringKey, flag: Bool = true) {} }; Row(named: x ? "A" : "B")"#,
      Found("A"), Found("B")),
    ExtractionCase(#"struct Row { static let title: LocalizedStringKey = "T" }; Row(title: "no")"#, Found("T")),
  ]

  @Test("literals passed to what the project declares with a key type are keys", arguments: declared)
  func declaredParameters(_ example: ExtractionCase) {
    #expect(read(example.source).strings.map(Found.init) == example.found)
  }

  @Test("a key with an interpolation is an error, and no key is made of it")
  func interpolatedKey() {
    let reading = read(#"NSLocalizedString("\(size) Drive", comment: "")"#)
    #expect(reading.strings.isEmpty)
    #expect(reading.diagnostics.map(\.rule) == ["interpolated-key"])
    #expect(reading.diagnostics.map(\.severity) == [.error])
    #expect(reading.diagnostics.map(\.position) == [SourcePosition(line: 1, column: 19)])
  }

  @Test("a key that is no literal is told, and a wrapper by less")
  func dynamicKey() {
    #expect(
      read(#"NSLocalizedString(name, comment: "")"#).diagnostics.map { "\($0.severity) \($0.rule)" } == [
        "warning dynamic-key"
      ])
    #expect(
      read(#"extension String { var l: String { NSLocalizedString(self, comment: "") } }"#).diagnostics.map(\.severity)
        == [.note])
    #expect(
      read(#"func l(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#).diagnostics.map(\.severity) == [
        .note
      ])
  }

  @Test("a position is that of the key's opening quote, by lines and Unicode scalars")
  func positions() {
    let strings = read("import SwiftUI\r\nlet é = Text(\n  \"A\")\rlet ü = \"ü\" + (\"x\"); Text(\"B\")").strings
    #expect(strings.map(\.position) == [SourcePosition(line: 3, column: 3), SourcePosition(line: 4, column: 27)])
  }
}

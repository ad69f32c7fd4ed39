import EndonymStrings
import Foundation
import Testing

@Suite(".stringsdict tables")
struct StringsDictionaryTests {
  private static func read(_ text: String) -> FileReading<StringsDictionary> {
    StringsDictionary.read(Array(text.utf8))
  }

  /// A definition without positions, which the tests of values do not look at.
  private static func plain(_ definition: MessageDefinition?) -> MessageDefinition? {
    switch definition {
    case .variables(let format, let variables):
      .variables(
        format: format,
        variables.map { variable in
          MessageVariable(
            name: variable.name, rule: variable.rule, valueType: variable.valueType,
            forms: variable.forms.map { MessageVariableForm($0.category, $0.format) })
        })
    case .devices(let variants):
      .devices(
        variants.compactMap { variant in plain(variant.definition).map { MessageVariant(variant.selector, $0) } })
    case .widths(let variants):
      .widths(variants.compactMap { variant in plain(variant.definition).map { MessageVariant(variant.selector, $0) } })
    case .text, nil: definition
    }
  }

  private static let plural = """
    { NSStringLocalizedFormatKey = "%#@n@ in %2$#@m@";
      n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lld;
            zero = "none"; one = "%lld file"; other = "%lld files"; };
      m = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; one = "a folder %#@n@"; other = "%@ folders"; }; }
    """

  private static let pluralDefinition = MessageDefinition.variables(
    format: "%#@n@ in %2$#@m@",
    [
      MessageVariable(
        name: "n", valueType: "lld",
        forms: [
          MessageVariableForm("zero", "none"), MessageVariableForm("one", "%lld file"),
          MessageVariableForm("other", "%lld files"),
        ]),
      MessageVariable(
        name: "m", forms: [MessageVariableForm("one", "a folder %#@n@"), MessageVariableForm("other", "%@ folders")]),
    ])

  @Test(
    "An entry is what it says: text, variables, devices and widths, alone and combined",
    arguments: [
      ("\"plain text\"", .text("plain text")),
      (plural, pluralDefinition),
      (
        "{ NSStringVariableWidthRuleType = { 25 = long; 5 = short; }; }",
        .widths([MessageVariant(25, .text("long")), MessageVariant(5, .text("short"))])
      ),
      (
        "{ NSStringDeviceSpecificRuleType = { iphone = Tap; mac = Click; other = Choose; }; }",
        .devices([
          MessageVariant("iphone", .text("Tap")), MessageVariant("mac", .text("Click")),
          MessageVariant("other", .text("Choose")),
        ])
      ),
      (
        "{ NSStringDeviceSpecificRuleType = { mac = \(plural); other = { NSStringVariableWidthRuleType = { 9 = x; }; }; }; }",
        .devices([
          MessageVariant("mac", pluralDefinition), MessageVariant("other", .widths([MessageVariant(9, .text("x"))])),
        ])
      ),
      (
        """
        { NSStringLocalizedFormatKey = "%#@g@"; extra = kept; list = (1);
          g = { NSStringFormatSpecTypeKey = NSStringGenderRuleType; 0 = he; 1 = she; }; }
        """,
        .variables(
          format: "%#@g@",
          [
            MessageVariable(
              name: "g", rule: .gender,
              forms: [MessageVariableForm("0", "he"), MessageVariableForm("1", "she")])
          ])
      ),
    ] as [(String, MessageDefinition)])
  func entryIsWhatItSays(text: String, definition: MessageDefinition) throws {
    let table = "\"k\" = \(text);"
    let reading = Self.read(table)
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    #expect(Self.plain(reading.content["k"]?.definition) == definition)
    // The same in the two other forms.
    let content = try PropertyListSerialization.propertyList(from: Data(table.utf8), format: nil)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let bytes = Array(try PropertyListSerialization.data(fromPropertyList: content, format: format, options: 0))
      let other = StringsDictionary.read(bytes)
      #expect(other.content.bytes() == bytes)
      #expect(OracleValue.table(other.content) == OracleValue.table(reading.content))
      #expect(other.content["k"]?.definition != nil)
    }
  }

  @Test(
    "What the format demands and what the file lacks is reported at its place",
    arguments: [
      ("k = { x = y; };", "error", "1:5 missing-format-key"),
      ("k = { };", "error", "1:5 missing-format-key"),
      ("k = (1);", "error", "1:5 value-kind"),
      ("k = { NSStringLocalizedFormatKey = (1); };", "error", "1:36 value-kind"),
      ("k = { NSStringLocalizedFormatKey = \"%#@n@\";\nn = { other = x; }; };", "error", "2:1 missing-spec-type"),
      (
        "k = { NSStringLocalizedFormatKey = \"%#@n@\";\nn = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; one = x; }; };",
        "error", "2:1 missing-other"
      ),
      (
        "k = { NSStringLocalizedFormatKey = \"%#@n@\";\nn = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = (x); }; };",
        "error", "2:67 value-kind"
      ),
      ("k = { NSStringDeviceSpecificRuleType = x; };", "error", "1:40 value-kind"),
      ("k = { NSStringDeviceSpecificRuleType = { }; };", "error", "1:40 missing-form"),
      ("k = { NSStringVariableWidthRuleType = { wide = x; }; };", "error", "1:41 width"),
      (
        "k = { NSStringLocalizedFormatKey = x; NSStringDeviceSpecificRuleType = { mac = y; }; };",
        "warning", "1:5 conflicting-rules"
      ),
      (
        "k = { NSStringLocalizedFormatKey = \"%#@n@\";\nn = { NSStringFormatSpecTypeKey = Odd; other = x; }; };",
        "warning", "2:35 unknown-rule"
      ),
      (
        "k = { NSStringLocalizedFormatKey = \"%#@n@\";\nn = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; single = x; other = y; }; };",
        "warning", "2:59 unknown-category"
      ),
      (
        "k = { NSStringLocalizedFormatKey = \"%#@n@\";\nn = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = \"%ld\"; other = y; }; };",
        "warning", "2:88 value-type"
      ),
    ])
  func lacksAreReported(text: String, severity: String, finding: String) {
    let reading = Self.read(text)
    let first = reading.diagnostics.first
    #expect(first?.severity.rawValue == severity, "\(reading.diagnostics)")
    #expect(first.map { "\($0.position.map(\.description) ?? "-") \($0.rule)" } == finding)
    #expect(reading.content.entries.map(\.key) == ["k"])
    #expect(reading.content.bytes() == Array(text.utf8))
  }

  @Test("A percent sign in a value type is no part of it")
  func percentSignIsNoPart() {
    let text = """
      k = { NSStringLocalizedFormatKey = "%#@n@";
        n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = "%ld"; other = y; }; };
      """
    guard case .variables(_, let variables) = Self.read(text).content["k"]?.definition else {
      Issue.record("no variables")
      return
    }
    #expect(variables.map(\.valueType) == ["ld"])
  }

  @Test("One form is changed, and nothing else; keys that are not known stay")
  func oneFormIsChanged() {
    let text = """
      <plist version="1.0">
      <dict>
        <key>k</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; &#x41;</string>
          <key>unknown</key><true/>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>%d file</string><!-- c -->
            <key>other</key> <string>%d files</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    var table = Self.read(text).content
    #expect(table["k"]?.keyPosition == SourcePosition(line: 3, column: 3))
    let isSet1 = table.setText("%d < x", at: ["n", "other"], forKey: "k")
    #expect(isSet1)
    let isSet2 = table.setText("x", at: ["n", "few"], forKey: "k")
    #expect(!isSet2)
    let isSet3 = table.setText("x", at: ["n"], forKey: "k")
    #expect(!isSet3)
    let isSet4 = table.setText("x", at: [], forKey: "none")
    #expect(!isSet4)
    let expected = text.replacing("%d files", with: "%d &lt; x")
    #expect(String(decoding: table.bytes(), as: UTF8.self) == expected)
    guard case .variables(_, let variables) = table["k"]?.definition else {
      Issue.record("no variables")
      return
    }
    #expect(variables.first?.form("other") == "%d < x")
    #expect(variables.first?.forms.map { $0.position?.line } == [10, 11])
  }

  @Test("A text set twice is written once, and a plain entry has an empty path")
  func textsAreSetTwice() {
    var table = Self.read("a = 1; b = {c = 2;};").content
    let isSet5 = table.setText("3", at: ["c"], forKey: "b")
    #expect(isSet5)
    let isSet6 = table.setText("4", at: ["c"], forKey: "b")
    #expect(isSet6)
    let isSet7 = table.setText("5", at: [], forKey: "a")
    #expect(isSet7)
    #expect(String(decoding: table.bytes(), as: UTF8.self) == "a = \"5\"; b = {c = \"4\";};")
    table.setDefinition(.text("6"), forKey: "b")
    #expect(String(decoding: table.bytes(), as: UTF8.self) == "a = \"5\"; b = \"6\";")
    table.remove("b")
    #expect(String(decoding: table.bytes(), as: UTF8.self) == "a = \"5\"; ")
  }

  @Test("A new table is written as Apple's compiler writes it, and a definition comes back as it went in")
  func newTableIsWrittenAsApples() throws {
    var table = StringsDictionary()
    table.append("z", Self.pluralDefinition)
    table.append("a", .devices([MessageVariant("mac", .text("x")), MessageVariant("iphone", .text("y"))]))
    let bytes = table.bytes()
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>a</key>
      \t<dict>
      \t\t<key>NSStringDeviceSpecificRuleType</key>
      \t\t<dict>
      \t\t\t<key>iphone</key>
      \t\t\t<string>y</string>
      \t\t\t<key>mac</key>
      \t\t\t<string>x</string>
      \t\t</dict>
      \t</dict>
      \t<key>z</key>

      """
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(expected))
    let content = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    #expect(Array(try PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0)) == bytes)
    for form in PropertyListForm.allCases {
      var table = StringsDictionary(form: form)
      table.append("z", Self.pluralDefinition)
      let entry = StringsDictionary.read(table.bytes()).content["z"]
      #expect(entry.map { OracleValue($0.node.value) } == table["z"].map { OracleValue($0.node.value) })
    }
  }

  @Test(
    "A substitution's %arg is written as the conversion of its number",
    arguments: [
      (2, "%arg items %%arg %d", "%2$lld items %%arg %d"), (nil, "%arg items", "%lld items"),
      (1, "no number", "no number"), (1, "%", "%"),
    ] as [(Int?, String, String)])
  func argumentMarksAreWrittenOut(argument: Int?, form: String, expected: String) {
    var table = StringsDictionary()
    let variable = MessageVariable(
      name: "n", argument: argument, valueType: "lld", forms: [MessageVariableForm("other", form)])
    table.append("k", .variables(format: "%#@n@", [variable]))
    let node = StringsDictionary.read(table.bytes()).content["k"]?.node
    #expect(node?["n"]?["other"]?.text == expected)
    #expect(node?["n"]?["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType")
    #expect(node?["n"]?["NSStringFormatValueTypeKey"]?.text == "lld")
  }
}

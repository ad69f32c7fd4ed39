import EndonymStrings
import EndonymTools
import RealFiles
import Testing

@Suite("Texts of XIBs and storyboards")
struct InterfaceFileTests {
  private static func document(_ type: String, _ content: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.\(type)\">\(content)</document>".utf8)
  }

  private static func strings(_ type: String, _ content: String) -> [InterfaceString] {
    InterfaceFile.read(document(type, content)).content.strings
  }

  @Test(
    "AppKit's texts have the keys and comments that ibtool gives them",
    arguments: [
      (
        #"<menuItem title="Close" id="a-b-c"/>"#, "a-b-c.title", "Close",
        #"Class = "NSMenuItem"; title = "Close"; ObjectID = "a-b-c";"#
      ),
      (
        #"<tableColumn id="t"><tableHeaderCell key="headerCell" title="URL" id="h"/></tableColumn>"#,
        "t.headerCell.title",
        "URL", #"Class = "NSTableColumn"; headerCell.title = "URL"; ObjectID = "t";"#
      ),
      (
        #"<tableColumn headerToolTip="Where" id="t"/>"#, "t.headerToolTip", "Where",
        #"Class = "NSTableColumn"; headerToolTip = "Where"; ObjectID = "t";"#
      ),
      (
        #"<button toolTip="Go" id="b"/>"#, "b.ibShadowedToolTip", "Go",
        #"Class = "NSButton"; ibShadowedToolTip = "Go"; ObjectID = "b";"#
      ),
      (
        #"<segmentedCell id="s"><segments><segment label="General"/></segments></segmentedCell>"#,
        "s.ibShadowedLabels[0]",
        "General", #"Class = "NSSegmentedCell"; s.ibShadowedLabels[0] = "General"; ObjectID = "s";"#
      ),
      (
        #"<textFieldCell placeholderString="Search" id="f"/>"#, "f.placeholderString", "Search",
        #"Class = "NSTextFieldCell"; placeholderString = "Search"; ObjectID = "f";"#
      ),
      (
        #"<tabViewItem label="One" id="i"/>"#, "i.label", "One",
        #"Class = "NSTabViewItem"; label = "One"; ObjectID = "i";"#
      ),
      (
        "<textFieldCell id=\"f\"><string key=\"title\">Two\nlines</string></textFieldCell>", "f.title", "Two\nlines",
        #"Class = "NSTextFieldCell"; title = "Two\nlines"; ObjectID = "f";"#
      ),
      (
        #"<buttonCell title="Go" id="b"><attributedString key="userComments"><fragment content="A verb"/></attributedString></buttonCell>"#,
        "b.title", "Go", #"Class = "NSButtonCell"; title = "Go"; ObjectID = "b"; Note = "A verb";"#
      ),
      (
        #"<binding id="n"><dictionary key="options"><string key="NSNoSelectionPlaceholder">None</string></dictionary></binding>"#,
        "n.ibShadowedNoSelectionPlaceholder", "None",
        #"Class = "CocoaBindingsConnection"; ibShadowedNoSelectionPlaceholder = "None"; ObjectID = "n";"#
      ),
    ])
  func appKit(content: String, key: String, value: String, comment: String) throws {
    let strings = Self.strings("Cocoa.XIB", content)
    #expect(strings.map(\.key) == [key])
    #expect(strings.map(\.value) == [value])
    #expect(strings.map(\.comment) == [comment])
  }

  @Test(
    "UIKit's texts have the keys and comments that ibtool gives them",
    arguments: [
      (
        #"<button id="b"><state key="normal" title="Example Button 1"/></button>"#, "b.normalTitle",
        #"Class = "UIButton"; normalTitle = "Example Button 1"; ObjectID = "b";"#
      ),
      (
        #"<button id="b"><buttonConfiguration key="configuration" title="Go"/></button>"#, "b.configuration.title",
        #"Class = "UIButton"; configuration.title = "Go"; ObjectID = "b";"#
      ),
      (#"<label text="Name" id="l"/>"#, "l.text", #"Class = "UILabel"; text = "Name"; ObjectID = "l";"#),
      (
        #"<textField placeholder="Mail" id="t"/>"#, "t.placeholder",
        #"Class = "UITextField"; placeholder = "Mail"; ObjectID = "t";"#
      ),
      (
        #"<navigationItem title="Home" id="n"/>"#, "n.title",
        #"Class = "UINavigationItem"; title = "Home"; ObjectID = "n";"#
      ),
      (
        #"<segmentedControl id="s"><segments><segment title="A"/></segments></segmentedControl>"#, "s.segmentTitles[0]",
        #"Class = "UISegmentedControl"; s.segmentTitles[0] = "A"; ObjectID = "s";"#
      ),
      (
        #"<view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="k" value="plain"/><userDefinedRuntimeAttribute type="localizedString" keyPath="t" value="Tap"/></userDefinedRuntimeAttributes></view>"#,
        "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]",
        #"Class = "UIView"; v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0] = "Tap"; ObjectID = "v";"#
      ),
      (
        #"<label id="l"><accessibility key="accessibilityConfiguration" label="Wi-Fi"/></label>"#,
        "l.accessibilityLabel",
        #"Class = "UILabel"; accessibilityLabel = "Wi-Fi"; ObjectID = "l";"#
      ),
    ])
  func uiKit(content: String, key: String, comment: String) {
    let strings = Self.strings("CocoaTouch.Storyboard.XIB", content)
    #expect(strings.map(\.key) == [key])
    #expect(strings.map(\.comment) == [comment])
  }

  @Test(
    "What nobody translates is left out",
    arguments: [
      #"<popUpButtonCell title="One" id="p"/>"#, #"<menuItem title="" id="m"/>"#, #"<view userLabel="Left" id="v"/>"#,
      #"<menuItem keyEquivalent="c" id="m"/>"#, #"<constraint title="x" placeholder="YES" id="c"/>"#,
      #"<textFieldCell title="Text Cell" id="c"/>"#, #"<textFieldCell title="Table View Cell" id="c"/>"#,
    ])
  func leftOut(content: String) {
    #expect(Self.strings("Cocoa.Storyboard.XIB", content).isEmpty)
  }

  /// Attributed texts, and what is told of them.
  static let attributed: [(content: String, text: String?)] = [
    (
      #"<attributedString key="attributedText"><fragment content="Hello "/><fragment content="World"/></attributedString>"#,
      "Hello World"
    ),
    (
      #"<attributedString key="attributedText"><fragment><string key="content">Two lines</string></fragment></attributedString>"#,
      "Two lines"
    ),
    (#"<attributedString key="attributedText"><fragment content="– 1 –"/></attributedString>"#, nil),
    (#"<attributedString key="attributedTitle"/>"#, nil),
    (#"<attributedString key="userComments"><fragment content="A verb"/></attributedString>"#, nil),
  ]

  @Test("An attributed text is in no table, as with ibtool, which is told", arguments: attributed)
  func attributedText(content: String, text: String?) {
    let reading = InterfaceFile.read(Self.document("CocoaTouch.XIB", "<label id=\"a\">\(content)</label>"))
    #expect(reading.content.strings.isEmpty)
    #expect(reading.diagnostics.map(\.rule) == (text == nil ? [] : ["attributed-text"]))
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning && $0.message.contains("\"\(text ?? "")\"") })
  }

  @Test("Entries are in the order of their keys' code units, each after an empty line")
  func table() throws {
    let content = #"<menuItem title="2" id="b"/><menuItem title="1" id="B"/>"#
    let interface = InterfaceFile.read(Self.document("Cocoa.XIB", content)).content
    let text = """

      /* Class = "NSMenuItem"; title = "1"; ObjectID = "B"; */
      "B.title" = "1";

      /* Class = "NSMenuItem"; title = "2"; ObjectID = "b"; */
      "b.title" = "2";

      """
    #expect(String(decoding: interface.tableBytes(encoding: .utf8), as: UTF8.self) == text)
    let utf16 = interface.tableBytes()
    #expect(utf16.prefix(4) == [0xFF, 0xFE, 0x0A, 0x00])
    #expect(StringsFile.read(utf16).content.entries.map(\.key) == ["B.title", "b.title"])
  }

  @Test(
    "What is no interface file is an error with its place",
    arguments: [
      ("<plist/>", "interface-file"), ("<document type=\"org.other\"/>", "interface-file"), ("<", "xml"),
      ("<document", "xml"),
    ])
  func refused(text: String, rule: String) {
    let reading = InterfaceFile.read(Array(text.utf8), file: "x.xib")
    #expect(reading.hasErrors)
    #expect(reading.content.strings.isEmpty)
    #expect(reading.diagnostics.contains { $0.rule.hasPrefix(rule) && $0.position != nil })
  }

  /// Catalogs and tables that Xcode made of the same interface files.
  @Test(
    "Real interface files give the keys and comments of Xcode's own output",
    .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
  func realFiles() throws {
    let folder = try #require(RealFiles.folder)
    let pairs = [
      ("Ranchero-Software+NetNewsWire/Mac/Dinosaurs", "DinosaursWindow.xib", ["mul.lproj/DinosaursWindow.xcstrings"]),
      ("coteditor+CotEditor/CotEditor/Storyboards", "Main.storyboard", ["mul.lproj/Main.xcstrings"]),
      (
        "coteditor+CotEditor/CotEditor/Storyboards", "PrintPanelAccessory.storyboard",
        ["mul.lproj/PrintPanelAccessory.xcstrings"]
      ),
    ]
    for (root, name, tables) in pairs {
      let strings = try InterfaceFile.read(path: "\(folder)/\(root)/Base.lproj/\(name)").sound().strings
      let found = Dictionary(uniqueKeysWithValues: strings.map { ($0.key, $0.comment) })
      for table in tables {
        let catalog = StringCatalog.read(try RealFiles.bytes("\(folder)/\(root)/\(table)")).content
        let expected = Dictionary(
          uniqueKeysWithValues: catalog.entries.filter { $0.extractionState != .stale }.map {
            ($0.key, $0.comment ?? "")
          })
        #expect(found == expected, "\(name)")
      }
    }
  }

  @Test(
    "Real storyboards give the tables that ibtool made of them, byte for byte",
    .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
  func realTables() throws {
    let folder = try #require(RealFiles.folder) + "/FlineDev+BartyCrouch/Tests/Resources/Storyboards"
    for platform in ["iOS", "macOS", "tvOS"] {
      let interface = try InterfaceFile.read(path: "\(folder)/\(platform)/Base.lproj/Example.storyboard").sound()
      // These copies of ibtool's output are UTF-8.
      #expect(
        try interface.tableBytes(encoding: .utf8) == RealFiles.bytes("\(folder)/\(platform)/en.lproj/Example.strings"),
        "\(platform)")
    }
  }
}

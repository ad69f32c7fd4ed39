import EndonymStrings

/// Collects the texts of a document's elements, each under the object that it belongs to.
struct InterfaceTextCollector {
  let framework: InterfaceFramework
  private(set) var strings: [InterfaceString] = []
  /// Attributed texts, which are in no table.
  private(set) var attributedTexts: [(text: String, position: SourcePosition)] = []

  /// The element with an identifier that others stand in.
  struct Owner {
    let objectID: String
    let element: String
    let className: String
    let note: String?
  }

  init(framework: InterfaceFramework) { self.framework = framework }

  /// Collects from an element and all in it.
  ///
  /// Elements are nested at most ``MarkupReader/depthLimit`` deep.
  mutating func collect(_ element: MarkupElement, owner: Owner?) {
    let own = self.owner(element) ?? owner
    if let own {
      collectAttributes(of: element, own)
      collectParts(element, own)
    }
    if element.name == "attributedString", element[attribute: "key"] != "userComments" {
      let text = Self.text(ofAttributed: element)
      if text.contains(where: \.isLetter) { attributedTexts.append((text, element.position)) }
    }
    for child in element.elements { collect(child, owner: own) }
  }

  private func owner(_ element: MarkupElement) -> Owner? {
    guard let id = element[attribute: "id"], !id.isEmpty, !Self.isPart(element) else { return nil }
    return Owner(
      objectID: id, element: element.name, className: framework.className(element: element.name), note: note(element))
  }

  /// Elements that have identifiers in the file and none in tables.
  private static func isPart(_ element: MarkupElement) -> Bool {
    element.name == "tableHeaderCell" || element.name == "segment"
  }

  /// The hint for translators.
  private func note(_ element: MarkupElement) -> String? {
    let comments = element.elements.first { $0.name == "attributedString" && $0[attribute: "key"] == "userComments" }
    guard let note = comments.map(Self.text(ofAttributed:)), !note.isEmpty else { return nil }
    return note
  }

  /// The text of an attributed string: that of its fragments, one after the other.
  private static func text(ofAttributed element: MarkupElement) -> String {
    element.elements(named: "fragment").map { fragment in
      if let content = fragment[attribute: "content"] { return content }
      return fragment.elements.first { $0[attribute: "key"] == "content" }.map(decoded) ?? ""
    }.joined()
  }

  // MARK: Texts of an object itself

  private mutating func collectAttributes(of element: MarkupElement, _ owner: Owner) {
    guard element[attribute: "id"] == owner.objectID else { return }
    // What holds a place in a layout while it is edited is not there when the app runs.
    if element[attribute: "placeholder"] == "YES" { return }
    for attribute in element.attributes { add(attribute.value, attribute.name, element, owner) }
    // A text of several lines, or with white space at an end, stands in an element of its own.
    for child in element.elements where child.name == "string" || child.name == "mutableString" {
      if let key = child[attribute: "key"] { add(Self.decoded(child), key, element, owner) }
    }
  }

  private mutating func add(_ value: String, _ attribute: String, _ element: MarkupElement, _ owner: Owner) {
    guard let name = InterfaceAttributes.name(of: attribute, element: element.name, framework: framework) else {
      return
    }
    if framework == .appKit, InterfaceAttributes.prototypeTexts.contains(value), element.name == "textFieldCell" {
      return
    }
    add(value, as: name, element.position, owner)
  }

  private mutating func add(_ value: String?, as name: String, _ position: SourcePosition, _ owner: Owner) {
    guard let value, !value.isEmpty else { return }
    strings.append(
      InterfaceString(
        objectID: owner.objectID, attribute: name, className: owner.className, value: value, note: owner.note,
        position: position))
  }

  private static func decoded(_ element: MarkupElement) -> String {
    guard element[attribute: "base64-UTF8"] == "YES" else { return element.text }
    return Base64Text.decoded(element.text) ?? element.text
  }

  // MARK: Texts of its parts

  private mutating func collectParts(_ element: MarkupElement, _ owner: Owner) {
    switch element.name {
    case "tableHeaderCell": add(text("title", element), as: "headerCell.title", element.position, owner)
    case "state":
      let name = InterfaceAttributes.buttonStates[element[attribute: "key"] ?? ""]
      if let name { add(text("title", element), as: name, element.position, owner) }
    case "buttonConfiguration":
      for part in ["title", "subtitle"] {
        add(text(part, element), as: "configuration.\(part)", element.position, owner)
      }
    case "segments": collectSegments(element, owner)
    case "scopeButtonTitles":
      for (index, title) in element.elements(named: "string").enumerated() {
        add(Self.decoded(title), as: "scopeButtonTitles[\(index)]", title.position, owner)
      }
    case "accessibility": collectAccessibility(element, owner)
    case "userDefinedRuntimeAttributes": collectRuntimeAttributes(element, owner)
    case "dictionary" where owner.element == "binding":
      for string in element.elements(named: "string") {
        let name = InterfaceAttributes.bindingPlaceholders[string[attribute: "key"] ?? ""]
        if let name { add(Self.decoded(string), as: name, string.position, owner) }
      }
    default: break
    }
  }

  private mutating func collectSegments(_ element: MarkupElement, _ owner: Owner) {
    for (index, segment) in element.elements(named: "segment").enumerated() {
      switch framework {
      case .appKit:
        add(text("label", segment), as: "ibShadowedLabels[\(index)]", segment.position, owner)
        add(text("toolTip", segment), as: "ibShadowedToolTips[\(index)]", segment.position, owner)
      case .uiKit, .watchKit: add(text("title", segment), as: "segmentTitles[\(index)]", segment.position, owner)
      }
    }
  }

  /// Attributes that the app's own classes have, of the type "Localized String".
  private mutating func collectRuntimeAttributes(_ element: MarkupElement, _ owner: Owner) {
    let localized = element.elements(named: "userDefinedRuntimeAttribute").filter { attribute in
      attribute[attribute: "type"].map(InterfaceAttributes.localizedTypes.contains) ?? false
    }
    for (index, attribute) in localized.enumerated() {
      add(
        text("value", attribute), as: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]",
        attribute.position, owner)
    }
  }

  private mutating func collectAccessibility(_ element: MarkupElement, _ owner: Owner) {
    let names =
      switch framework {
      case .appKit: ["description": "ibExternalAccessibilityDescription", "help": "ibExternalAccessibilityHelp"]
      case .uiKit, .watchKit:
        ["label": "accessibilityLabel", "hint": "accessibilityHint", "value": "accessibilityValue"]
      }
    for (attribute, name) in names.sorted(by: { $0.key < $1.key }) {
      add(text(attribute, element), as: name, element.position, owner)
    }
  }

  /// A text that is an attribute, or an element of its own.
  private func text(_ name: String, _ element: MarkupElement) -> String? {
    if let value = element[attribute: name] { return value }
    return element.elements.first { $0.name == "string" && $0[attribute: "key"] == name }.map(Self.decoded)
  }
}

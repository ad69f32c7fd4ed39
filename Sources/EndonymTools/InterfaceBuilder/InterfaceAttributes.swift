/// Which attributes of which elements are texts to translate, and what ibtool calls them.
///
/// Interface Builder names the same text differently in its file and in tables of strings: the tool tip of a view is `toolTip` in the
/// one and `ibShadowedToolTip` in the other.
enum InterfaceAttributes {
  /// The name in tables of an element's own text; `nil` for one that is not translated.
  static func name(of attribute: String, element: String, framework: InterfaceFramework) -> String? {
    switch framework {
    case .appKit: appKit(attribute, element)
    case .uiKit: uiKit(attribute, element)
    case .watchKit: ["text", "title", "placeholder"].contains(attribute) ? attribute : nil
    }
  }

  private static func appKit(_ attribute: String, _ element: String) -> String? {
    switch (attribute, element) {
    // The title of a pop-up button is that of the item it shows.
    case ("title", "popUpButtonCell"), ("alternateTitle", "popUpButtonCell"): nil
    // A header is a part of its column.
    case ("title", "tableHeaderCell"): nil
    case ("title", _), ("alternateTitle", _), ("placeholderString", _), ("headerToolTip", "tableColumn"): attribute
    case ("label", "tabViewItem"), ("label", "toolbarItem"), ("paletteLabel", _): attribute
    case ("toolTip", "toolbarItem"): attribute
    case ("toolTip", _): "ibShadowedToolTip"
    default: nil
    }
  }

  private static func uiKit(_ attribute: String, _ element: String) -> String? {
    switch (attribute, element) {
    case ("title", "state"), ("title", "buttonConfiguration"), ("title", "segment"): nil
    case ("text", _), ("title", _), ("placeholder", "textField"), ("placeholder", "searchBar"), ("prompt", _),
      ("headerTitle", "tableViewSection"), ("footerTitle", "tableViewSection"), ("discoverabilityTitle", _):
      attribute
    default: nil
    }
  }

  /// The types of runtime attributes whose texts are translated. No file of ours tells how Interface Builder spells "Localized String"; a plain
  /// `string` is an identifier more often than a text, and is none.
  static let localizedTypes: Set<String> = ["localizedString", "localizableString"]

  /// The states of a button, by their keys in the file.
  static let buttonStates = [
    "normal": "normalTitle", "selected": "selectedTitle", "highlighted": "highlightedTitle",
    "disabled": "disabledTitle", "focused": "focusedTitle",
  ]

  /// The texts of a binding for values that there are none of, by their keys in the file.
  static let bindingPlaceholders = [
    "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder", "NSNullPlaceholder": "ibShadowedIsNilPlaceholder",
    "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
    "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",
  ]

  /// The texts that Interface Builder puts into new table cells: nobody sees them.
  static let prototypeTexts: Set<String> = ["Text Cell", "Table View Cell"]
}

import SwiftSyntax

/// The initializers and modifiers of SwiftUI, WidgetKit, Charts and App Intents that look up the literal they are given.
///
/// Source: Apple's documentation of the initializers with a `LocalizedStringKey`, a `LocalizedStringResource` or a `LocalizedStringKey...`.
enum InterfaceCalls {
  /// Types whose first argument, which has no label, is a key.
  static let types: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Picker", "Section", "TextField", "SecureField", "DatePicker", "ProgressView",
    "Stepper", "Link", "Menu", "NavigationLink", "ColorPicker", "MultiDatePicker", "GroupBox",
    "DisclosureGroup", "Tab", "TabSection", "LabeledContent", "ControlGroup", "CommandMenu", "Window", "WindowGroup",
    "MenuBarExtra", "ShareLink", "ContentUnavailableView", "PhotosPicker", "TableColumn", "TextFieldLink",
    "UtilityWindow", "IntentDescription", "Summary", "TypeDisplayRepresentation", "DisplayRepresentation",
  ]

  /// Methods whose first argument, which has no label, is a key.
  static let modifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationSubtitle", "accessibilityLabel", "accessibilityHint",
    "accessibilityValue", "accessibilityCustomContent", "accessibilityInputLabels", "accessibilityRotor", "alert",
    "confirmationDialog", "help", "badge", "fileDialogMessage", "fileDialogConfirmationLabel",
    "fileExporterFilenameLabel", "dialogSuppressionToggle", "configurationDisplayName", "widgetLabel",
    "chartXAxisLabel", "chartYAxisLabel",
  ]

  /// Methods that share their name with what has nothing to do with it; they count after one of ``modifiers`` of the same chain.
  static let chainedModifiers: [String: String] = ["description": "configurationDisplayName"]

  /// Labels of arguments that are keys, by what is called.
  static let labels: [String: Set<String>] = [
    "searchable": ["prompt"], "accessibilityAction": ["named"], "Parameter": ["title", "description"],
    "Property": ["title"], "DisplayRepresentation": ["title", "subtitle"], "TypeDisplayRepresentation": ["name"],
    "AppShortcut": ["shortTitle"], "IntentDescription": ["categoryName"], "DynamicOptionsResult": ["promptLabel"],
    "ItemSection": ["title"],
  ]

  /// A method of no value, `.value("Month", …)`: the name of what a chart shows.
  static let implicitMembers: Set<String> = ["value"]

  /// The types whose literals are keys.
  static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"]

  /// The key type that a type is, or is made of: `[LocalizedStringKey]`, `LocalizedStringResource?`.
  static func keyType(_ type: TypeSyntax?) -> String? {
    guard let type else { return nil }
    var found = ValueType(type)
    while let next = found {
      switch next {
      case .named(let name): return keyTypes.contains(name) ? name : nil
      case .optional(let inner), .array(let inner), .dictionary(value: let inner): found = inner
      case .integerLiteral, .floatLiteral: return nil
      }
    }
    return nil
  }
}

/// What of UIKit, AppKit and their like shows a text to people.
///
/// Source: Apple's documentation of the properties, methods and initializers.
enum ShownTexts {
  /// Properties that people see or hear.
  static let properties: Set = [
    "text", "title", "placeholder", "prompt", "message", "messageText", "informativeText", "toolTip", "stringValue",
    "placeholderString", "subtitle", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "largeContentTitle", "backButtonTitle", "localizedTitle", "localizedSubtitle", "body", "secondaryText",
    "alternateTitle", "paletteLabel", "discoverabilityTitle", "localizedCancelTitle", "localizedFallbackTitle",
    "accessibilityUserInputLabels", "scopeButtonTitles", "alertBody", "representedTitle",
  ]

  /// Initializers and methods, and the labels of what people see; an empty label is the first argument.
  static let calls: [String: Set<String>] = [
    "UIAlertController": ["title", "message"], "UIAlertAction": ["title"], "UIBarButtonItem": ["title"],
    "UIAction": ["title", "subtitle"], "UIMenu": ["title"], "UIContextualAction": ["title"], "UITabBarItem": ["title"],
    "UIKeyCommand": ["title", "discoverabilityTitle"], "UICommand": ["title"], "NSMenuItem": ["title"],
    "NSMenu": ["title"], "NSButton": ["title", "checkboxWithTitle", "radioButtonWithTitle"],
    "NSTextField": ["labelWithString", "wrappingLabelWithString", "string"], "UNNotificationAction": ["title"],
    "UIApplicationShortcutItem": ["localizedTitle", "localizedSubtitle"], "setTitle": [""],
    "addButton": ["withTitle"], "addItem": ["withTitle"], "addItems": ["withTitles"], "insertItem": ["withTitle"],
    "insertSegment": ["withTitle"], "UISegmentedControl": ["items"], "NSSegmentedControl": ["labels"],
    "UITableViewRowAction": ["title"], "UITab": ["title"], "UITabGroup": ["title"], "NSTabViewItem": ["label"],
    "UIAccessibilityCustomAction": ["name"], "UIAccessibilityCustomRotor": ["name"],
    "NSAccessibilityCustomAction": ["name"], "setAccessibilityLabel": [""], "setAccessibilityHelp": [""],
    "setAccessibilityTitle": [""], "setAccessibilityValue": [""], "post": ["argument"],
    "NSImage": ["accessibilityDescription"], "NSAttributedString": ["string"], "NSMutableAttributedString": ["string"],
    "AttributedString": [""], "evaluatePolicy": ["localizedReason"], "evaluateAccessControl": ["localizedReason"],
    "SKLabelNode": ["text"],
    "UNTextInputNotificationAction": ["title", "textInputButtonTitle", "textInputPlaceholder"],
  ]

  /// Methods that a subclass of AppKit overrides to tell a text.
  static let overridden: Set = [
    "accessibilityLabel", "accessibilityHelp", "accessibilityTitle", "accessibilityValue", "accessibilityHint",
  ]

  /// How the names of classes end whose instances have such properties.
  private static let classEndings = [
    "ViewController", "NavigationController", "TabBarController", "WindowController", "AlertController",
    "SearchController", "View", "Button", "Label", "Field", "Cell", "Control", "Window", "Panel", "MenuItem", "BarItem",
    "ButtonItem", "ToolbarItem", "SearchBar", "Alert", "VC",
  ]

  /// Whether a class of this name is one of the interface.
  static func isInterfaceClass(_ name: String) -> Bool { classEndings.contains(where: name.hasSuffix) }
}

/// The framework that an interface file is for, by the `type` of its document.
enum InterfaceFramework: Hashable {
  case appKit, uiKit, watchKit

  /// - Parameter documentType: `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB` and the like; `nil` for another document.
  init?(documentType: String) {
    guard documentType.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    if documentType.contains("WatchKit") {
      self = .watchKit
    } else if documentType.contains("CocoaTouch") || documentType.contains("AppleTV") {
      self = .uiKit
    } else {
      self = .appKit
    }
  }

  /// The class that an element stands for: `textFieldCell` is `NSTextFieldCell`.
  func className(element: String) -> String {
    if let name = Self.exceptions[self]?[element] { return name }
    let prefix =
      switch self {
      case .appKit: "NS"
      case .uiKit: "UI"
      case .watchKit: "WKInterface"
      }
    return prefix + element.prefix(1).uppercased() + element.dropFirst()
  }

  private static let exceptions: [InterfaceFramework: [String: String]] = [
    .appKit: ["customView": "NSView", "binding": "CocoaBindingsConnection", "customObject": "NSObject"],
    .uiKit: ["command": "UICommand", "keyCommand": "UIKeyCommand"],
    .watchKit: ["controller": "WKInterfaceController"],
  ]
}

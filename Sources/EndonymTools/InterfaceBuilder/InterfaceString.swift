import EndonymStrings

/// A text of an object in a XIB or storyboard, as `ibtool --generate-strings-file` tells it.
///
/// ```swift
/// let string = InterfaceString(
///   objectID: "35F-cl-mdI", attribute: "normalTitle", className: "UIButton", value: "Done", note: nil, position: .start)
/// string.key      // "35F-cl-mdI.normalTitle"
/// string.comment  // "Class = \"UIButton\"; normalTitle = \"Done\"; ObjectID = \"35F-cl-mdI\";"
/// ```
public struct InterfaceString: Hashable, Sendable {
  /// The identifier that Interface Builder gave the object.
  public var objectID: String
  /// The path of the text from the object on: `title`, `headerCell.title`, `segmentTitles[0]`.
  public var attribute: String
  /// The object's class in AppKit, UIKit or WatchKit; never a subclass of the app's.
  public var className: String
  /// The text.
  public var value: String
  /// The hint for translators that is set in Interface Builder.
  public var note: String?
  /// Where the element that holds the text begins.
  public var position: SourcePosition

  /// A text of an object.
  public init(
    objectID: String, attribute: String, className: String, value: String, note: String?, position: SourcePosition
  ) {
    self.objectID = objectID
    self.attribute = attribute
    self.className = className
    self.value = value
    self.note = note
    self.position = position
  }

  /// The key in a table of strings.
  public var key: String { "\(objectID).\(attribute)" }

  /// Whether a key is that of an object, as Interface Builder numbers them: `35F-cl-mdI.title`, `120.title`.
  static func isKey(_ key: String) -> Bool {
    guard let dot = key.firstIndex(of: "."), key[dot...].count > 1 else { return false }
    let id = key[..<dot]
    let parts = id.split(separator: "-", omittingEmptySubsequences: false).suffix(3)
    func isASCII(_ part: Substring) -> Bool { part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    return !id.isEmpty && id.allSatisfy { $0.isASCII && $0.isNumber }
      || parts.map(\.count) == [3, 2, 3] && parts.allSatisfy(isASCII)
  }

  /// The comment in a table of strings. One text of several names its whole key.
  public var comment: String {
    let name = attribute.hasSuffix("]") ? key : attribute
    let comment = InterfaceComment(className: className, attribute: name, source: value, objectID: objectID, note: note)
    return comment.text
  }
}

/// What the comment of an entry tells of the object that its text is of:
/// `Class = "UIButton"; normalTitle = "Done"; ObjectID = "35F-cl-mdI"; Note = "A verb";`.
///
/// ibtool writes no mark for objects that are gone. Endonym's `Gone = "YES";` at the end is one.
struct InterfaceComment: Hashable {
  var className: String
  /// The path of the text; the whole key where it is one of several.
  var attribute: String
  /// The text when the comment was written: the source that the entry's value translates.
  var source: String
  var objectID: String
  var note: String?
  /// Whether the object was not found any more.
  var isGone = false

  /// The comment as it stands in a file.
  var text: String {
    var fields = [("Class", className), (attribute, source), ("ObjectID", objectID)]
    if let note { fields.append(("Note", note)) }
    if isGone { fields.append(("Gone", "YES")) }
    return fields.map { "\($0) = \(QuotedText.quoted($1));" }.joined(separator: " ")
  }

  init(className: String, attribute: String, source: String, objectID: String, note: String?) {
    self.className = className
    self.attribute = attribute
    self.source = source
    self.objectID = objectID
    self.note = note
  }

  /// Reads a comment; `nil` for one that ibtool did not write.
  init?(_ text: String) {
    guard let fields = Self.fields(text) else { return nil }
    let known = ["Class", "ObjectID", "Note", "Gone"]
    guard let className = fields.first(where: { $0.name == "Class" })?.value,
      let objectID = fields.first(where: { $0.name == "ObjectID" })?.value,
      let source = fields.first(where: { !known.contains($0.name) })
    else { return nil }
    self.init(
      className: className, attribute: source.name, source: source.value, objectID: objectID,
      note: fields.first { $0.name == "Note" }?.value)
    isGone = fields.contains { $0.name == "Gone" }
  }

  // MARK: Comments of people

  private static let goneMark = "Gone = \"YES\";"

  /// Whether a comment that ibtool did not write ends with the mark.
  static func isMarkedGone(_ comment: String) -> Bool { comment.hasSuffix(goneMark) }

  /// A comment that ibtool did not write with the mark at its end.
  static func markedGone(_ comment: String) -> String { comment.isEmpty ? goneMark : comment + " " + goneMark }

  /// A comment without the mark; `nil` when it was no more than the mark.
  static func unmarked(_ comment: String) -> String? {
    let words = comment.dropLast(goneMark.count)
    return words.isEmpty ? nil : String(words.hasSuffix(" ") ? words.dropLast() : words)
  }

  // MARK: Syntax

  /// The fields `name = "value";`, or nothing where something else stands between them.
  private static func fields(_ text: String) -> [(name: String, value: String)]? {
    var fields: [(name: String, value: String)] = []
    var rest = Substring(text).drop(while: \.isWhitespace)
    while !rest.isEmpty {
      guard let equals = rest.firstRange(of: " = \"") else { return nil }
      let name = String(rest[..<equals.lowerBound])
      rest = rest[equals.upperBound...]
      var value = ""
      scan: while true {
        guard let character = rest.popFirst() else { return nil }
        switch character {
        case "\"": break scan
        case "\\": value.append(unescaped(rest.popFirst()))
        default: value.append(character)
        }
      }
      guard rest.popFirst() == ";" else { return nil }
      fields.append((name, value))
      rest = rest.drop(while: \.isWhitespace)
    }
    return fields
  }

  private static func unescaped(_ character: Character?) -> Character {
    switch character {
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    case let other?: other
    case nil: "\\"
    }
  }
}

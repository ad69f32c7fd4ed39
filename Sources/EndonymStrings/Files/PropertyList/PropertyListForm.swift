/// The three ways in which Apple's tools write a property list.
public enum PropertyListForm: String, Codable, Hashable, Sendable, CaseIterable {
  /// `"key" = "value";`
  case oldStyle
  /// `<key>key</key><string>value</string>`
  case xml
  /// `bplist00`
  case binary
}

import EndonymStrings

/// An element of an XML document, with what stands in it and where.
///
/// It is what the tools for interface files and for XLIFF read: names without prefixes, texts with entities resolved, no comments.
package struct MarkupElement: Hashable, Sendable {
  /// What stands in an element.
  package enum Node: Hashable, Sendable {
    case element(MarkupElement)
    /// Text, CDATA sections included. Neighboring pieces are one.
    case text(String)
  }

  /// An attribute, with its prefix when it has one: `xml:space`.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  /// The name without a prefix.
  package var name: String
  /// The namespace, if it is in one: `urn:oasis:names:tc:xliff:document:1.2`.
  package var namespace: String?
  /// The attributes in the order of the file. Namespace declarations are not among them.
  package var attributes: [Attribute]
  /// What stands in it, in order.
  package var children: [Node] = []
  /// Where its start tag begins.
  package var position: SourcePosition

  /// The value of an attribute.
  package subscript(attribute name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The elements in it, in order.
  package var elements: [MarkupElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The elements in it that have a name, in order.
  package func elements(named name: String) -> [MarkupElement] { elements.filter { $0.name == name } }

  /// The first element in it that has a name.
  package func element(named name: String) -> MarkupElement? {
    for case .element(let element) in children where element.name == name { return element }
    return nil
  }

  /// All text in it, that of its elements included.
  ///
  /// Elements are nested at most ``MarkupReader/depthLimit`` deep, and so is this.
  package var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let piece): text += piece
      }
    }
  }
}

/// What has changed in the outermost dictionary of a property list since it was read.
package struct PropertyListChanges {
  /// A value that another takes the place of.
  package struct Replacement {
    /// Where the old value stands; for a key that stands alone, where the key does.
    package var range: Range<Int>
    /// The new value.
    package var node: PropertyListNode
    /// Whether the key stands alone.
    package var isKeyOnly: Bool

    package init(_ range: Range<Int>, _ node: PropertyListNode, isKeyOnly: Bool = false) {
      self.range = range
      self.node = node
      self.isKeyOnly = isKeyOnly
    }
  }

  /// A comment that others take the place of.
  package struct NewComment {
    /// The member.
    package var member: MemberRanges
    /// The comment; `nil` for none.
    package var text: String?

    package init(_ member: MemberRanges, _ text: String?) {
      self.member = member
      self.text = text
    }
  }

  /// Members that go.
  package var removed: [MemberRanges] = []
  /// Values that are replaced.
  package var replaced: [Replacement] = []
  /// Comments above members that are replaced. Forms without comments leave them out.
  package var comments: [NewComment] = []
  /// Members that come, behind the last one.
  package var added: [PropertyListMember] = []
  /// The last of the members that stay.
  package var last: MemberRanges?

  package init() {}

  /// Whether nothing has changed.
  package var isEmpty: Bool { removed.isEmpty && replaced.isEmpty && comments.isEmpty && added.isEmpty }
}

/// Where a member stood in the text that was read.
package struct MemberRanges: Hashable, Sendable {
  /// With its comments and its end.
  package var whole: Range<Int>
  /// The key alone.
  package var key: Range<Int>
  /// The value alone.
  package var value: Range<Int>

  package init(_ member: PropertyListMember) {
    whole = member.range
    key = member.keyRange
    value = member.node.range
  }
}

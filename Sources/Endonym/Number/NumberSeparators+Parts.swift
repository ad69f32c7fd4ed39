extension NumberSeparators {
  /// Puts the separators into a number's parts. One that is empty leaves no part behind.
  func applied(to parts: [FormattedPart]) -> [FormattedPart] {
    parts.compactMap { part in
      var part = part
      if part.kind == .group, let grouping { part.text = grouping }
      if part.kind == .decimal, let decimal { part.text = decimal }
      return part.text.isEmpty ? nil : part
    }
  }
}

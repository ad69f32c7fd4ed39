import EndonymICU

extension LocaleIdentifierParser {
  /// Reads one extension, whose singleton has been read.
  mutating func parseExtension(_ singleton: String) throws(FormatError) {
    guard singleton.utf8.count == 1 else { throw malformed(singleton) }
    // All else ends at the next singleton, but what is private goes on to the end.
    var body: [String] = []
    while let subtag = peek(), singleton == "x" || subtag.text.utf8.count > 1 {
      guard subtag.follows != .doubleUnderscore else { throw malformed(subtag.text) }
      body.append(subtag.text.lowercased())
      _ = next()
    }
    try addExtension(singleton, body)
  }

  /// Adds an extension, which must have a body and not be there yet.
  mutating func addExtension(_ singleton: String, _ body: [String]) throws(FormatError) {
    guard !body.isEmpty, singletons.insert(singleton).inserted else {
      throw malformed(([singleton] + body).joined(separator: "-"))
    }
    let lengths = singleton == "x" ? 1...8 : 2...8
    for subtag in body where !subtag.isAlphanumeric || !lengths.contains(subtag.utf8.count) { throw malformed(subtag) }
    switch singleton {
    case "x": tag.privateUse = body.joined(separator: "-")
    case "t": tag.transform = try transform(body)
    case "u": try addKeywords(body)
    default: tag.extensions[singleton] = body.joined(separator: "-")
    }
  }

  // MARK: -u-

  private mutating func addKeywords(_ body: [String]) throws(FormatError) {
    let attributes = body.prefix { $0.isTypeSubtag }
    tag.attributes = Set(attributes).sorted()
    var rest = body.dropFirst(attributes.count)
    while let key = rest.popFirst() {
      guard key.isKeySubtag else { throw malformed(key) }
      let value = rest.prefix { $0.isTypeSubtag }
      rest = rest.dropFirst(value.count)
      try addKeyword(key, value.joined(separator: "-"))
    }
  }

  /// Adds a key with its value in canonical form. Of a key that is there twice, the first counts: UTS 35, section 3.6.
  mutating func addKeyword(_ key: String, _ value: String) throws(FormatError) {
    guard tag.keywords[key] == nil else { return }
    tag.keywords[key] = value.isEmpty ? "" : try canonicalType(value, key: key)
  }

  private func canonicalType(_ value: String, key: String) throws(FormatError) -> String {
    let type = try FormatError.wrapping { () throws(ICUError) in
      try ICULocaleKeyword.unicodeType(value, key: key)?.lowercased()
    }
    guard let type else { throw malformed("\(key)-\(value)") }
    // The value that all keys have which are given without one.
    if type == "true" { return "" }
    guard key == "rg" || key == "sd" else { return type }
    return try canonicalSubdivision(type)
  }

  /// The successor of a subdivision; the first where it has several. A region in its place is that whole region.
  private func canonicalSubdivision(_ code: String) throws(FormatError) -> String {
    guard let replacement = try registry.replacement(of: code, .subdivision) else { return code }
    let successor = replacement.prefix { $0 != " " }.lowercased()
    return successor.utf8.count == 2 ? successor + "zzzz" : successor
  }

  // MARK: -t-

  private func transform(_ body: [String]) throws(FormatError) -> LanguageTag.Transform {
    var transform = LanguageTag.Transform()
    let source = body.prefix { !$0.isFieldSubtag }
    if let language = source.first {
      guard language.isLanguageSubtag else { throw malformed(language) }
      var subtags = LanguageSubtags(language: language)
      for subtag in source.dropFirst() where !subtags.append(subtag) { throw malformed(subtag) }
      transform.source = try LanguageCanonicalizer(registry: registry).canonical(subtags)
    }
    var rest = body.dropFirst(source.count)
    while let field = rest.popFirst() {
      let value = rest.prefix { $0.isTypeSubtag }
      guard field.isFieldSubtag, !value.isEmpty, transform.fields[field] == nil else { throw malformed(field) }
      rest = rest.dropFirst(value.count)
      let written = value.joined(separator: "-")
      let type = try FormatError.wrapping { () throws(ICUError) in
        try ICULocaleKeyword.unicodeType(written, key: field)
      }
      transform.fields[field] = type?.lowercased() ?? written
    }
    return transform
  }
}

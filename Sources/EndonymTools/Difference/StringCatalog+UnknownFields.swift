import EndonymStrings

/// The objects beside those that a path leads to.
private enum FieldPlace {
  static let unit = "stringUnit"
  static let variations = "variations"
  static let set = "stringSet"
}

extension StringCatalog.Localization {
  /// The fields that are not known, with the ways to the objects that have them.
  var unknownFields: [(path: [String], field: JSONMember)] {
    text.unknownFields(at: [])
      + substitutions.flatMap { $0.text.unknownFields(at: [StringCatalog.Path([.substitution($0.name)]).description]) }
      + (stringSet?.otherFields ?? []).map { ([FieldPlace.set], $0) }
  }

  /// Changes the fields that are not known of an object, if it is there.
  mutating func changeUnknownFields(at path: [String], _ change: (inout [JSONMember]) -> Void) {
    if path == [FieldPlace.set] {
      if var set = stringSet {
        change(&set.otherFields)
        stringSet = set
      }
    } else if let step = path.first, case .substitution(let name)? = StringCatalog.Path(step)?.steps.first {
      guard let index = substitutions.lastIndex(where: { $0.name.isIdentical(to: name) }) else { return }
      substitutions[index].text.changeUnknownFields(at: path.dropFirst(), change)
    } else {
      text.changeUnknownFields(at: path[...], change)
    }
  }
}

extension StringCatalog.Text {
  /// The fields that are not known. How deep variations nest is bounded by the reader.
  fileprivate func unknownFields(at path: [String]) -> [(path: [String], field: JSONMember)] {
    var fields = otherFields.map { (path: path, field: $0) }
    fields += otherVariations.map { (path + [FieldPlace.variations], $0) }
    fields += (unit?.otherFields ?? []).map { (path + [FieldPlace.unit], $0) }
    for variation in variations {
      for variant in variation.cases {
        let step: StringCatalog.Path.Step = variation.kind == .plural ? .plural(variant.name) : .device(variant.name)
        fields += variant.text.unknownFields(at: path + [StringCatalog.Path([step]).description])
      }
    }
    return fields
  }

  fileprivate mutating func changeUnknownFields(at path: ArraySlice<String>, _ change: (inout [JSONMember]) -> Void) {
    guard let first = path.first else { return change(&otherFields) }
    if path.count == 1, first == FieldPlace.variations { return change(&otherVariations) }
    if path.count == 1, first == FieldPlace.unit {
      guard var unit else { return }
      change(&unit.otherFields)
      self.unit = unit
      return
    }
    switch StringCatalog.Path(first)?.steps.first {
    case .plural(let name)?: changeUnknownFields(of: .plural, name, at: path.dropFirst(), change)
    case .device(let name)?: changeUnknownFields(of: .device, name, at: path.dropFirst(), change)
    case .substitution?, nil: break
    }
  }

  private mutating func changeUnknownFields(
    of kind: StringCatalog.Variation.Kind, _ name: String, at path: ArraySlice<String>,
    _ change: (inout [JSONMember]) -> Void
  ) {
    var cases = self[kind]
    guard let index = cases.lastIndex(where: { $0.name == name }) else { return }
    cases[index].text.changeUnknownFields(at: path, change)
    self[kind] = cases
  }
}

import EndonymStrings

extension StringsFile: ComparableTable {
  var keys: [String] {
    var known: Set<ExactText> = []
    return entries.map(\.key).filter { known.insert(ExactText($0)).inserted }
  }

  func subjects(of key: String) -> [TableSubject: String] {
    guard let entry = self[key] else { return [:] }
    var subjects: [TableSubject: String] = [.text(language: "", path: []): entry.value ?? "\(entry.content)"]
    subjects[.comment] = entry.comment
    return subjects
  }

  mutating func take(_ subject: TableSubject, of key: String, from other: StringsFile) {
    switch subject {
    // In the other forms a comment is not written.
    case .comment: if form == .oldStyle { setComment(other[key]?.comment, forKey: key) }
    case .text: if let value = other[key]?.value { setValue(value, forKey: key) }
    case .field, .state, .substitution, .textField: break
    }
  }

  mutating func takeAll(of key: String, from other: StringsFile) {
    guard let entry = other[key], let value = entry.value else { return }
    append(key, value, comment: entry.comment)
  }

  mutating func removeAll(of key: String) { remove(key) }
}

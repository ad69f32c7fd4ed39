import EndonymStrings

/// The rules by which the readers of files name what they find. A test compares them with the names in the readers' sources.
enum ReaderRules {
  private typealias Row = (name: String, severity: Diagnostic.Severity, summary: String, advice: String)

  /// All of them, in the order of the help.
  static let all: [RuleDescription] = rows.map {
    RuleDescription($0.name, $0.severity, summary: $0.summary, advice: $0.advice)
  }

  private static let rows: [Row] = [
    ("missing-semicolon", .error, "An entry does not end with a semicolon.", "Write `;` behind the value."),
    ("missing-equals-sign", .error, "A key is not followed by an equals sign.", "Write `=` between key and value."),
    ("missing-value", .error, "A key has no value.", "Write the value, or remove the key."),
    ("missing-comma", .error, "Elements of an array are not parted by a comma.", "Write `,` between them."),
    ("unterminated-text", .error, "A text has no closing quote.", "Close it, and escape quotes inside as \\\"."),
    (
      "unterminated-comment", .error, "A comment is not closed.",
      "Write `*/` behind it: Apple skips the rest of the file."
    ),
    ("unterminated-array", .error, "An array is not closed.", "Write `)` behind it."),
    ("unterminated-tag", .error, "A tag is not closed.", "Write `>` behind it."),
    (
      "lookalike-character", .error, "A typographic or full-width mark stands where an ASCII one belongs.",
      "Write the ASCII mark."
    ),
    (
      "stray-character", .error, "A character stands between entries: Apple's reader ends there.",
      "Remove the character."
    ),
    ("junk-after-dictionary", .error, "Something follows the closing brace.", "Remove it."),
    ("unexpected-end", .error, "The file ends inside something.", "Complete it."),
    ("syntax", .error, "The text is not JSON.", "Correct it at the place that is told."),
    (
      "duplicate-key", .warning, "A key stands in the file again.",
      "Remove all but the last, which is the one that counts."
    ),
    ("unclosed-string", .error, "A string of a catalog has no closing quote.", "Close it."),
    ("control-character", .error, "A control character stands in a string of a catalog as it is.", "Escape it."),
    ("invalid-escape", .error, "A backslash in a catalog begins no escape of JSON.", "Write \\\\ for a backslash."),
    ("width", .error, "A width is no number.", "Write a number of characters."),
    ("encoding", .error, "Bytes are no text in the file's encoding.", "Save the file in one encoding, best UTF-8."),
    ("unknown-encoding", .error, "The encoding that the file names is not known.", "Save the file as UTF-8."),
    (
      "missing-byte-order-mark", .warning, "A UTF-16 file has no byte-order mark: Apple loses its first character.",
      "Save the file as UTF-8, or with the mark."
    ),
    ("unpaired-surrogate", .error, "Half a surrogate pair stands alone.", "Write the whole character."),
    ("lone-surrogate", .warning, "An escape names half a surrogate pair.", "Write the whole character."),
    (
      "unknown-escape", .warning, "A backslash stands before a character that needs none.",
      "Write \\\\ for a backslash."
    ),
    (
      "lowercase-unicode-escape", .warning, "\\u is no escape in .strings files.", "Write \\U, or the character itself."
    ),
    ("empty-file", .warning, "The file is empty.", "Remove it, or give it entries."),
    ("not-a-dictionary", .error, "The file holds no dictionary.", "Write keys and values."),
    ("value-not-text", .warning, "A value is no text, and no look-up finds it.", "Make it a text."),
    ("unexpected-type", .error, "A value is of another type than expected.", "Correct the value."),
    ("missing-field", .error, "A field that must be there is not.", "Add the field."),
    ("value-kind", .error, "A value of a .stringsdict is of another kind than expected.", "Correct the value."),
    ("missing-format-key", .error, "An entry lacks NSStringLocalizedFormatKey.", "Add the key."),
    ("missing-spec-type", .error, "A variable lacks NSStringFormatSpecTypeKey.", "Add it: NSStringPluralRuleType."),
    ("missing-form", .error, "A rule has no texts at all.", "Add texts, or remove the rule."),
    ("missing-other", .error, "A plural has no form `other`.", "Add it: it is shown wherever no other form applies."),
    (
      "unknown-category", .warning, "A form has the name of no plural category.",
      "Use zero, one, two, few, many, other."
    ),
    ("unknown-rule", .warning, "A variable has an unknown rule.", "Use NSStringPluralRuleType."),
    ("value-type", .warning, "A value type is no conversion.", "Write the conversion without `%`: lld, d, @."),
    ("conflicting-rules", .warning, "An entry has rules of two kinds.", "Keep one."),
    ("malformed-data", .error, "A group of bytes is malformed.", "Write pairs of hexadecimal digits."),
    ("malformed-value", .error, "A value's text is malformed.", "Correct the value."),
    ("malformed-binary", .error, "A binary property list is malformed.", "Write the file anew."),
    ("mismatched-tag", .error, "A closing tag belongs to another element.", "Correct the tag."),
    ("unexpected-markup", .error, "Markup stands where none belongs.", "Remove it."),
    ("unknown-element", .error, "An element is none of a property list.", "Correct its name."),
    ("markup-in-text", .error, "An element stands inside a text.", "Write &lt; for a less-than sign."),
    ("comment-in-text", .error, "A comment stands inside a text.", "Move it out."),
    ("unknown-entity", .error, "An entity is not known.", "Write the character itself."),
    (
      "entity-declaration", .error, "A file declares entities, which are not expanded.",
      "Write the characters themselves."
    ),
    ("nesting-too-deep", .error, "Values are nested beyond the limit.", "Flatten them."),
    ("too-deep", .error, "Values are nested beyond the limit.", "Flatten them."),
    ("too-many-values", .error, "The file holds more values than the limit.", "Split it."),
    ("too-many-findings", .error, "More is wrong than is told.", "Correct what is told first."),
    ("file-too-large", .error, "The file is larger than the limit.", "Split it."),
    ("file-unreadable", .error, "The file cannot be read.", "See to its permissions."),
    ("file-unwritable", .error, "The file cannot be written.", "See to the permissions of its folder."),
    ("file-changed", .error, "The file was changed while it was read.", "Read it again."),
  ]
}

import EndonymStrings

extension InterfaceFile {
  /// The texts as a table that `ibtool --generate-strings-file` writes: an empty line before each entry, and a comment that tells of the
  /// object.
  ///
  /// ```
  ///
  /// /* Class = "UIButton"; normalTitle = "Done"; ObjectID = "35F-cl-mdI"; */
  /// "35F-cl-mdI.normalTitle" = "Done";
  /// ```
  /// - Parameter encoding: The encoding; other than UTF-8 it has a byte order mark. ibtool's is UTF-16, little-endian.
  /// - Returns: The file's bytes.
  public func tableBytes(encoding: TextEncoding = .utf16LittleEndian) -> [UInt8] {
    var table = StringsFile()
    for string in strings { table.append(string.key, string.value, comment: string.comment) }
    // Between entries of a new table there is an empty line behind each; here it is before each.
    let text = "\n" + String(decoding: table.bytes().dropLast(), as: UTF8.self)
    return SourceText(strings.isEmpty ? "" : text, encoding: encoding, hasByteOrderMark: encoding != .utf8).bytes()
  }
}

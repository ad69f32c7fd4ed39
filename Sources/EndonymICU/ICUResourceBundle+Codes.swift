import CEndonymICU

extension ICUResourceBundle {
  /// Whether a code is in this array of codes and ranges of codes (`aaa~e`), which has to be sorted.
  package func lists(_ code: String) throws(ICUError) -> Bool {
    try ICUError.value("eicu_bundle_lists_code") { eicu_bundle_lists_code(bundle, code, &$0) }
  }

  /// The child with a key, without which the data is of no use.
  package func required(_ key: String) throws(ICUError) -> ICUResourceBundle {
    guard let child = try child(key) else { throw ICUError.missingResource("eicu_bundle_child") }
    return child
  }
}

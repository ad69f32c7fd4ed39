import CEndonymICU

/// ICU's root collation with digits by their numeric value, closed with the last reference.
///
/// `@unchecked Sendable`: the collator is never written after `init`, and ICU's compare call takes it as const.
package final class ICUCollator: @unchecked Sendable {
  private let collator: OpaquePointer

  package init() throws(ICUError) {
    collator = try ICUError.pointer("eicu_collator_open") { eicu_collator_open(&$0) }
  }

  deinit { eicu_collator_close(collator) }

  /// Negative, zero or positive as the left text stands before, with or behind the right one.
  package func compare(_ left: String, _ right: String) throws(ICUError) -> Int {
    try ICUError.value("eicu_collator_compare") { status in
      Array(left.utf8).withCharacters { left, leftCount in
        Array(right.utf8).withCharacters { right, rightCount in
          Int(eicu_collator_compare(collator, left, leftCount, right, rightCount, &status))
        }
      }
    }
  }
}

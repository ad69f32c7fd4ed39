import EndonymICU

/// The order that Xcode gives keys at every level of a catalog: that of Foundation's JSON encoder with `.sortedKeys`.
///
/// It is the root collation of CLDR with digits by their value, and what the collation takes for equal goes by UTF-16 units:
/// `few, many, one, other, two, zero`; `zh-Hans, zh-Hant, zh-HK`; `item 2, item 10`.
package struct CatalogKeyOrder: Sendable {
  private let collator: ICUCollator?

  /// The order. Without memory for ICU's collation it is that of UTF-16 units alone, which never loses a key.
  package init() { collator = try? ICUCollator() }

  /// Whether one key stands before another.
  package func areInOrder(_ left: String, _ right: String) -> Bool {
    let order = (try? collator?.compare(left, right)) ?? 0
    return order == 0 ? left.utf16.lexicographicallyPrecedes(right.utf16) : order < 0
  }

  /// The keys in this order.
  package func sorted(_ keys: [String]) -> [String] { keys.sorted(by: areInOrder) }
}

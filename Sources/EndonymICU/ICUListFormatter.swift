import CEndonymICU

/// ICU's list formatter for one locale, type and width, closed with the last reference.
///
/// `@unchecked Sendable`: ICU's format call takes the handle as const, and two threads' results agree with one's.
package final class ICUListFormatter: @unchecked Sendable {
  private let formatter: OpaquePointer

  /// How the elements belong together.
  package enum Kind: Sendable { case and, or, units }
  /// How much room the words between them take.
  package enum Width: Sendable { case wide, short, narrow }

  package init(locale: String, kind: Kind, width: Width) throws(ICUError) {
    let listType =
      switch kind {
      case .and: EICU_LIST_AND
      case .or: EICU_LIST_OR
      case .units: EICU_LIST_UNITS
      }
    let listWidth =
      switch width {
      case .wide: EICU_LIST_WIDE
      case .short: EICU_LIST_SHORT
      case .narrow: EICU_LIST_NARROW
      }
    formatter = try ICUError.pointer("eicu_list_open") { eicu_list_open(locale, listType, listWidth, &$0) }
  }

  deinit { eicu_list_close(formatter) }

  package func format(_ elements: [String]) throws(ICUError) -> ICUFormatted {
    // One buffer holds all elements, so that their pointers stay valid together.
    var bytes: [UInt8] = []
    var lengths: [Int32] = []
    for element in elements {
      let start = bytes.count
      bytes.append(contentsOf: element.utf8)
      lengths.append(Int32(clamping: bytes.count - start))
    }
    return try .take("eicu_list_format") { status in
      bytes.withCharacters { start, _ in
        var offset = 0
        var pointers: [UnsafePointer<CChar>?] = []
        for length in lengths {
          pointers.append(start.map { $0 + offset })
          offset += Int(length)
        }
        return eicu_list_format(formatter, &pointers, lengths, Int32(clamping: lengths.count), &status)
      }
    }
  }
}

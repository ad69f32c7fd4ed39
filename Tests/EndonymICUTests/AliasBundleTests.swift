import EndonymICU
import Testing

@Suite("Bundles of legacy locales")
struct AliasBundleTests {
  /// ICU 72 and 76 never return from `ures_openDirect(NULL, "no_NO", …)` in a fresh process.
  @Test("a bundle that is an alias opens", arguments: ["no_NO", "no_NO_NY", "zh_TW", "iw"])
  func alias(name: String) throws {
    _ = try ICUResourceBundle(name: name)
    _ = try ICUResourceBundle(tree: "unit", name: name)
  }
}

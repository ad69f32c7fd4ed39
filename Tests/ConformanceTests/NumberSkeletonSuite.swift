import Endonym
import RawICU
import Testing

@Suite("ICU's number skeletons", .enabled(if: Suites.isGiven, Suites.notGiven))
struct NumberSkeletonSuite {
  private static let values = [0, 91827.3645, -0.22222]

  /// Blocks of a skeleton and, under each locale, the three values' texts.
  @Test(
    "the strings of numberpermutationtest.txt: every pair of tokens in three locales",
    .enabled(if: Suites.hasICUVersion, Suites.otherICU),
    .enabled(if: !RawICU.isToolchains, "the toolchain's ICU has data of Apple's: other digits for Bengali, for one"))
  func permutations() throws {
    var tally = Tally()
    var skeletons = 0
    var skeleton = ""
    var format: NumberFormat?
    var next = Self.values[...]
    for line in try Suites.lines(Suites.icuFolder, "numberpermutationtest.txt") where !line.hasPrefix("#") {
      let text = String(line.drop { $0 == " " })
      switch line.prefix(while: { $0 == " " }).count {
      case _ where text.isEmpty: continue
      case 0:
        skeletons += 1
        skeleton = text
      case 2:
        format = try NumberFormat.skeleton(skeleton, locale: text)
        next = Self.values[...]
      default:
        let value = try #require(next.first)
        next = next.dropFirst()
        tally.row("\(skeleton) \(value)", wanted: text, got: format?.format(value) ?? "no locale stands above")
      }
    }
    tally.finish("number skeletons")
    #expect(skeletons == 650)
    #expect(tally.compared == 5_850)
  }
}

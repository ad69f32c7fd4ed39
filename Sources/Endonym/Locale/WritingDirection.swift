/// The direction in which a locale's script runs: UTS 35 part 1, "Layout Elements".
public enum WritingDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// As Latin does.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew do.
  case rightToLeft = "rtl"
}

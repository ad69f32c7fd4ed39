/// How the hours of a day are counted: the values of the key `hc`, UTS 35, section 3.6.1.
public enum HourCycle: String, Hashable, Sendable, Codable, CaseIterable {
  /// 0 to 11, with a part of the day: pattern letter `K`.
  case h11
  /// 1 to 12, with a part of the day, noon and midnight being 12: pattern letter `h`.
  case h12
  /// 0 to 23: pattern letter `H`.
  case h23
  /// 1 to 24, midnight being 24: pattern letter `k`.
  case h24
}

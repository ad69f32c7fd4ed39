/// A line of `results.json`: nanoseconds a value, and how many times faster than its rivals Endonym is.
struct BenchmarkResult: Equatable {
  /// `area/case/locale/sink`.
  let name: String
  /// Nanoseconds of Endonym for one value: the median of the rounds.
  let ns: Double
  var icuNs: Double?
  var foundationNs: Double?
  /// ICU's time over Endonym's: the median of the rounds' ratios, with the least and the greatest. `nil` where there is
  /// no rival, and where the outputs differ.
  var icuRatio: Double?
  var foundationRatio: Double?
  var icuRatioMin: Double?
  var icuRatioMax: Double?
}

extension BenchmarkResult: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, ns
    case icuNs = "icu_ns"
    case foundationNs = "foundation_ns"
    case icuRatio = "icu_ratio"
    case foundationRatio = "foundation_ratio"
    case icuRatioMin = "icu_ratio_min"
    case icuRatioMax = "icu_ratio_max"
  }

  /// Writes every key: what is missing is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(ns, forKey: .ns)
    try container.encode(icuNs, forKey: .icuNs)
    try container.encode(foundationNs, forKey: .foundationNs)
    try container.encode(icuRatio, forKey: .icuRatio)
    try container.encode(foundationRatio, forKey: .foundationRatio)
    try container.encode(icuRatioMin, forKey: .icuRatioMin)
    try container.encode(icuRatioMax, forKey: .icuRatioMax)
  }
}

extension BenchmarkResult {
  /// Of one subject of a race. One whose output is wrong has times and no ratios.
  init?(_ times: RaceTimes, subject index: Int) {
    let subject = times.race.subjects[index]
    let own = times.times(ofSubject: index)
    guard let spread = Spread(own) else { return nil }
    self.init(
      name: subject.name, ns: spread.median, icuNs: times.icu.flatMap { Spread($0) }?.median,
      foundationNs: times.foundation.flatMap { Spread($0) }?.median)
    guard subject.disqualification == nil else { return }
    let icu = times.icu.flatMap { Spread($0, over: own) }
    icuRatio = icu?.median
    icuRatioMin = icu?.min
    icuRatioMax = icu?.max
    foundationRatio = times.foundation.flatMap { Spread($0, over: own) }?.median
  }
}

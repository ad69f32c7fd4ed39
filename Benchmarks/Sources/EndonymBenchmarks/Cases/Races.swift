/// Everything that is raced.
struct Races {
  let values: SampleValues
  let effort: Effort

  /// The races with a name that the filter accepts, without the subjects whose names it does not.
  func wanted(_ filter: NameFilter) throws -> [Race] {
    let formatting = try cases().compactMap { try $0.race(filter.accepts) }
    let others =
      try CreationRaces(repetitions: effort.creations).all()
      + ThreadRaces(values: values, leastNanoseconds: effort.threadNanoseconds).all() + StartRaces().all()
      + ToolRaces().all()
      + LookupRaces(lookups: effort.values, openings: effort.openings).all()
    return formatting
      + others.compactMap { race in
        var race = race
        race.subjects.removeAll { !filter.accepts($0.name) }
        return race.subjects.isEmpty ? nil : race
      }
  }

  /// The cases that format values.
  func cases() throws -> [BenchmarkCase] {
    try NumberCases(values: values).all() + DateCases(values: values).all() + RelativeCases(values: values).all()
      + PluralCases(values: values).all() + ListCases(values: values).all() + MeasureCases(values: values).all()
  }
}

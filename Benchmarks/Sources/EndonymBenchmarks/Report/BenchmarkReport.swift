/// What a run found, as text in Markdown.
struct BenchmarkReport {
  let machine: Machine
  let rounds: Int
  let times: [RaceTimes]
  let memory: [MemoryUse]
  let batch: BatchThroughput?

  var results: [BenchmarkResult] {
    times.flatMap { times in
      times.race.subjects.indices.compactMap { BenchmarkResult(times, subject: $0) }
    } + [batch?.result].compactMap { $0 }
  }

  var text: String {
    var paragraphs = [heading, table]
    if !remarks.isEmpty { paragraphs.append(remarks) }
    if let scaling { paragraphs.append(scaling) }
    if let batch { paragraphs.append(text(of: batch)) }
    if !memory.isEmpty { paragraphs.append(memoryTable) }
    return paragraphs.joined(separator: "\n\n")
  }

  private var heading: String {
    var text = "\(machine.description); \(Machine.icu); \(rounds) round\(rounds == 1 ? "" : "s")."
    if let load = machine.load, load > 0.5 {
      text += " The load was \(load) before the run: other work had the processor too, so take the figures as rough."
    }
    return text
  }

  /// Times are nanoseconds a value; a ratio is the median of the rounds' ratios. Foundation's has a mark where it writes
  /// some texts otherwise.
  private var table: String {
    var table = TextTable([
      ("case", .left), ("ns", .right), ("ICU ns", .right), ("× ICU", .right), ("least–most", .right),
      ("Foundation ns", .right), ("× Foundation", .right), ("bytes", .right), ("", .left),
    ])
    for times in times {
      let race = times.race
      for (index, subject) in race.subjects.enumerated() {
        guard let result = BenchmarkResult(times, subject: index) else { continue }
        let spread = result.icuRatioMin.flatMap { least in
          result.icuRatioMax.map { "\(FigureText.ratio(least))–\(FigureText.ratio($0))" }
        }
        table.append([
          subject.name, FigureText.nanoseconds(result.ns), FigureText.nanoseconds(result.icuNs),
          FigureText.ratio(result.icuRatio), spread ?? "–", FigureText.nanoseconds(result.foundationNs),
          FigureText.ratio(result.foundationRatio) + (race.isFoundationDifferent ? " ≠" : ""),
          race.meanLength.map { FigureText.number($0) } ?? "",
          subject.disqualification == nil ? "" : "does not count",
        ])
      }
    }
    return table.text
  }

  /// Who the rivals were, and what does not count.
  private var remarks: String {
    times.compactMap { times in
      let race = times.race
      guard let subject = race.subjects.first else { return nil }
      let name = subject.name.split(separator: "/").dropLast().joined(separator: "/")
      let faults = race.subjects.compactMap { subject in
        subject.disqualification.map { "\(subject.name) DOES NOT COUNT: \($0)" }
      }
      let lines = race.notes + faults
      return lines.isEmpty ? nil : "- \(name): " + lines.joined(separator: "; ")
    }.joined(separator: "\n")
  }

  /// How much more two threads do than one.
  private var scaling: String? {
    let results = ResultsFile(results)
    let lines = results.results.compactMap { two -> String? in
      guard two.name.hasPrefix("threads/two-"),
        let one = results[two.name.replacing("threads/two-", with: "threads/one-")]
      else { return nil }
      func ratio(_ one: Double?, _ two: Double?) -> String {
        FigureText.ratio(one.flatMap { one in two.map { one / $0 } })
      }
      return "- \(two.name): \(ratio(one.ns, two.ns)) × one thread (ICU \(ratio(one.icuNs, two.icuNs)), "
        + "Foundation \(ratio(one.foundationNs, two.foundationNs)))"
    }
    return lines.isEmpty ? nil : "Two threads on one format:\n" + lines.joined(separator: "\n")
  }

  private func text(of batch: BatchThroughput) -> String {
    "`endonym batch`: \(batch.lines.formatted(.number)) lines in \(FigureText.number(batch.seconds)) s, "
      + "\(FigureText.number(Double(batch.lines) / batch.seconds)) lines/s, "
      + "\(FigureText.time(batch.result.ns)) a line, at most \(FigureText.bytes(batch.peakResidentBytes)) resident."
  }

  private var memoryTable: String {
    var table = TextTable([
      ("a number and a date format of each of", .left), ("held by", .left), ("heap", .right), ("resident", .right),
    ])
    for use in memory {
      table.append([
        "\(use.locales) locales", use.contestant, FigureText.bytes(use.heap), FigureText.bytes(use.resident),
      ])
    }
    return table.text
  }
}

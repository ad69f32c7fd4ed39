import Foundation

/// `peers`: the same values by libraries of other languages, each in a process of its own, and by Endonym as strings.
struct PeersCommand {
  private let scripts: String
  private var filter = NameFilter()

  init(_ arguments: inout Arguments) throws {
    scripts = try arguments.required()
    while let option = arguments.next() {
      guard option == "--case" else { throw UsageError() }
      filter = try NameFilter(arguments.required())
    }
  }

  func run() throws {
    let cases = try Races(values: SampleValues(), effort: .quick).cases().filter { filter.accepts($0.name) }
    guard !cases.isEmpty else { throw BenchmarkError("no case has such a name") }
    let values = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-values-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: values) }
    try PeerValues(cases: cases).write(to: values)

    print("\(Machine().description)\n")
    var results: [(peer: String, results: [PeerResult])] = []
    for peer in Peer.all(scripts: scripts) {
      StandardError.show(progress: peer.name)
      defer { StandardError.show(progress: "") }
      do {
        guard let found = try peer.run(values: values.path) else {
          print("- \(peer.name) is not installed")
          continue
        }
        results.append((found.first?.peer ?? peer.name, found))
      } catch { print("- \(peer.name) failed: \(error)") }
    }
    print(try table(cases, results))
  }

  /// Nanoseconds, and how many times faster Endonym is.
  private func table(_ cases: [BenchmarkCase], _ peers: [(peer: String, results: [PeerResult])]) throws -> String {
    var table = TextTable(
      [("case", .left), ("Endonym ns", .right)] + peers.map { (title: "\($0.peer) ns", alignment: .right) })
    for benchmark in cases {
      guard let time = try time(benchmark) else { continue }
      let cells = peers.map { peer in
        guard let result = peer.results.first(where: { $0.name == benchmark.name }) else { return "–" }
        let mark = result.differs == 0 ? "" : "*"
        return "\(FigureText.nanoseconds(result.ns)) (\(FigureText.ratio(result.ns / time)) ×)\(mark)"
      }
      table.append([benchmark.name, FigureText.nanoseconds(time)] + cells)
    }
    return
      "\n\(table.text)\n\n× how many times faster Endonym is, to a string. * some texts differ, mostly by another CLDR."
  }

  /// Endonym's last sink, a string or a category.
  private func time(_ benchmark: BenchmarkCase) throws -> Double? {
    guard let contestant = benchmark.subjects.last?.contestant else { return nil }
    let racer = Racer(contestant, total: contestant.total(of: try contestant.texts()))
    return Spread(try (0..<7).map { _ in try racer.round() })?.median
  }
}

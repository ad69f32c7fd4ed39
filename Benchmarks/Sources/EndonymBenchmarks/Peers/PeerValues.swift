import Foundation

/// The file from which other languages' programs read the values of each case and the texts to expect.
///
/// Lines of fields between tabs. A case begins with `case`, its name `area/case/locale`, and the zone of its dates;
/// each following line is a value and its text.
struct PeerValues {
  let cases: [BenchmarkCase]

  func write(to file: URL) throws {
    var lines: [String] = []
    for benchmark in cases {
      guard let oracle = benchmark.icu.first else { continue }
      lines.append("case\t\(benchmark.name)\t\(benchmark.zone)")
      lines += zip(benchmark.valueTexts, try oracle.texts()).map { "\($0)\t\($1)" }
    }
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
  }
}

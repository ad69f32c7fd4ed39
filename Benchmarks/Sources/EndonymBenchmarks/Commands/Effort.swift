/// How thorough a run is.
enum Effort {
  /// Ends within fifty seconds.
  case quick
  /// For figures that are published: some minutes.
  case long
  /// One round of few values, to see that everything works.
  case smoke

  var values: Int { self == .smoke ? 64 : SampleValues.usualCount }

  var length: Tournament.Length {
    switch self {
    case .quick: Tournament.Length(rounds: 15, seconds: 32)
    case .long: Tournament.Length(rounds: 101)
    case .smoke: Tournament.Length(rounds: 1)
    }
  }

  /// How often a round makes a format.
  var creations: Int { self == .smoke ? 1 : 10 }

  /// How often a round opens a large file.
  var openings: Int { self == .smoke ? 1 : 3 }

  /// How long a round's thread works.
  var threadNanoseconds: Int64 { self == .smoke ? 1 : 25_000_000 }

  var batchLines: Int { self == .smoke ? 1000 : 1_000_000 }

  /// How many seconds the batch may take before it gets fewer lines.
  var batchPatience: Double { self == .long ? .infinity : 5 }
}

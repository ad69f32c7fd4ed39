#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much longer a thread works for more input. Absolute times say nothing on a machine that others use, and a limit on a test's time
/// counts the time in which other tests run.
public enum ThreadTime {
  /// How often both inputs are worked on, at most.
  private static let rounds = 40

  /// The time of work on the larger input over that on the smaller one, each the least of some rounds: what is linear is near the ratio of
  /// the sizes, what is quadratic near its square.
  ///
  /// A processor that others share slows a round, never speeds one up. So there are rounds, of both inputs in turn, until growth is below
  /// the limit, and what stays above it in all of them is above it.
  public static func growth<Input>(
    from small: Input, to large: Input, limit: Double, _ work: (Input) throws -> Void
  ) rethrows -> Double {
    func time(_ input: Input) throws -> Double {
      let start = seconds()
      try work(input)
      return seconds() - start
    }
    var (least, most) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      least = min(least, try time(small))
      most = min(most, try time(large))
      if most / max(least, 1e-6) < limit { break }
    }
    return most / max(least, 1e-6)
  }

  /// Seconds that the calling thread has run.
  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

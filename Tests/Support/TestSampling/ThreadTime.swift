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
  /// The time of work on the larger input over that on the smaller one, each the least of three: what is linear is near the ratio of the
  /// sizes, what is quadratic near its square.
  public static func growth<Input>(
    from small: Input, to large: Input, _ work: (Input) throws -> Void
  ) rethrows -> Double {
    func least(_ input: Input) throws -> Double {
      var least = Double.infinity
      for _ in 0..<3 {
        let start = seconds()
        try work(input)
        least = min(least, seconds() - start)
      }
      return least
    }
    return try least(large) / max(least(small), 1e-6)
  }

  /// Seconds that the calling thread has run.
  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

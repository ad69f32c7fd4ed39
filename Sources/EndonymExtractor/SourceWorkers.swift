import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads with stacks that hold the parser's recursion.
enum SourceWorkers {
  /// The parser takes up to 20 kB for a level of what it reads by recursion, and ``SourceSieve/maximumRecursiveTokens`` levels are let through.
  /// Only what is used of a stack becomes memory.
  static let stackBytes = 256 << 20

  /// The work that threads share.
  private final class Work: Sendable {
    let next = Atomic(0)
    let count: Int
    let body: @Sendable (Int) -> Void

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func run() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        body(index)
      }
    }
  }

  /// Calls `body` with every number below `count`, on as many threads as there are processors, and returns when all are done.
  static func run(count: Int, body: @escaping @Sendable (Int) -> Void) {
    let work = Work(count: count, body: body)
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    var threads: [pthread_t] = []
    while threads.count < min(count, processors), let thread = thread(for: work) { threads.append(thread) }
    // Where no thread can be had, this one does it all.
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// A thread that does some of the work, or `nil` when the system gives none.
  private static func thread(for work: Work) -> pthread_t? {
    let argument = Unmanaged.passRetained(work)
    let made = makeThread(argument.toOpaque())
    if made == nil { argument.release() }
    return made
  }

  private static func makeThread(_ argument: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackBytes)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    return pthread_create(&thread, &attributes, runSharedWork, argument) == 0 ? thread : nil
  }

  /// Takes a thread's share of the work that its argument is.
  fileprivate static func start(_ argument: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
  }
}

/// What a thread begins with.
private func runSharedWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { SourceWorkers.start(argument) }
  return nil
}

/// Who hears of switches of a language, and what they have not heard yet.
struct LanguageListeners {
  private struct WeakObservation: Sendable {
    weak var observation: LanguageObservation?
  }

  private var streams: [Int: AsyncStream<LanguageChange>.Continuation] = [:]
  private var observations: [WeakObservation] = []
  private var pending: [LanguageChange] = []
  private var isDelivering = false
  private var nextStream = 0

  /// How many streams there are.
  var streamCount: Int { streams.count }

  /// The observations that live. Whoever asks under a lock releases them outside, as the last reference may be theirs by then.
  var living: [LanguageObservation] { observations.compactMap(\.observation) }

  mutating func add(_ stream: AsyncStream<LanguageChange>.Continuation) -> Int {
    nextStream += 1
    streams[nextStream] = stream
    return nextStream
  }

  mutating func remove(stream: Int) { streams[stream] = nil }

  /// Adds an observation and forgets those that live no more.
  /// - Returns: The others, to be released outside the lock.
  mutating func add(_ observation: LanguageObservation) -> [LanguageObservation] {
    let others = living
    observations = (others + [observation]).map(WeakObservation.init)
    return others
  }

  mutating func enqueue(from old: LanguageSelection, to new: LanguageSelection) {
    if old != new { pending.append(LanguageChange(from: old, to: new)) }
  }

  /// The next change to tell and whom; `nil` when there is none, or another thread is telling one, which goes on with the next.
  mutating func next() -> Delivery? {
    guard !isDelivering, !pending.isEmpty else { return nil }
    isDelivering = true
    return Delivery(change: pending.removeFirst(), streams: Array(streams.values), observations: living)
  }

  mutating func endDelivery() { isDelivering = false }

  /// Forgets all streams and returns them, to be finished outside the lock.
  mutating func removeStreams() -> [AsyncStream<LanguageChange>.Continuation] {
    defer { streams = [:] }
    return Array(streams.values)
  }

  struct Delivery {
    let change: LanguageChange
    let streams: [AsyncStream<LanguageChange>.Continuation]
    let observations: [LanguageObservation]
  }
}

extension LanguageManager {
  /// The changes from now on, for one reader: who is slow hears of the last one only.
  ///
  /// ```swift
  /// for await change in manager.changes() { redraw(in: change.new) }
  /// ```
  ///
  /// The stream ends with the manager. One that nobody reads any more is forgotten.
  public func changes() -> AsyncStream<LanguageChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: LanguageChange.self, bufferingPolicy: .bufferingNewest(1))
    let identifier = state.withLock { $0.listeners.add(continuation) }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners.remove(stream: identifier) }
    }
    return stream
  }

  /// Calls a closure at each change, on the thread that switches, as long as what is returned lives.
  ///
  /// The closure may switch again; all observers hear of the first change before they hear of the second.
  public func observe(_ action: @escaping @Sendable (LanguageChange) -> Void) -> LanguageObservation {
    let observation = LanguageObservation(action)
    let others = state.withLock { $0.listeners.add(observation) }
    withExtendedLifetime(others) {}
    return observation
  }

  /// How many streams and observations there are.
  var listenerCount: Int {
    let (streams, observations) = state.withLock { ($0.listeners.streamCount, $0.listeners.living) }
    return streams + observations.count
  }

  /// Tells of all changes that nobody is told of yet, outside the lock.
  func deliver() {
    while let delivery = state.withLock({ $0.listeners.next() }) {
      // Another thread that has switched may not have come to it yet.
      followAll()
      for stream in delivery.streams { stream.yield(delivery.change) }
      for observation in delivery.observations { observation.receive(delivery.change) }
      state.withLock { $0.listeners.endDelivery() }
    }
  }
}

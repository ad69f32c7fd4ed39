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

  /// How many are listening.
  var count: Int { streams.count + observations.count { $0.observation != nil } }

  mutating func add(_ stream: AsyncStream<LanguageChange>.Continuation) -> Int {
    nextStream += 1
    streams[nextStream] = stream
    return nextStream
  }

  mutating func remove(stream: Int) { streams[stream] = nil }

  mutating func add(_ observation: LanguageObservation) {
    observations.removeAll { $0.observation == nil }
    observations.append(WeakObservation(observation: observation))
  }

  mutating func enqueue(from old: LanguageSelection, to new: LanguageSelection) {
    if old != new { pending.append(LanguageChange(from: old, to: new)) }
  }

  /// The next change to tell and whom; `nil` when there is none, or another thread is telling one, which goes on with the next.
  mutating func next() -> Delivery? {
    guard !isDelivering, !pending.isEmpty else { return nil }
    isDelivering = true
    observations.removeAll { $0.observation == nil }
    return Delivery(
      change: pending.removeFirst(), streams: Array(streams.values),
      observations: observations.compactMap(\.observation))
  }

  mutating func endDelivery() { isDelivering = false }

  mutating func finish() {
    for stream in streams.values { stream.finish() }
    streams = [:]
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
    state.withLock { $0.listeners.add(observation) }
    return observation
  }

  /// How many streams and observations there are.
  var listenerCount: Int { state.withLock { $0.listeners.count } }

  /// Tells of all changes that nobody is told of yet, outside the lock.
  func deliver() {
    while let delivery = state.withLock({ $0.listeners.next() }) {
      for stream in delivery.streams { stream.yield(delivery.change) }
      for observation in delivery.observations { observation.receive(delivery.change) }
      state.withLock { $0.listeners.endDelivery() }
    }
  }
}

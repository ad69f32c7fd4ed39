import Synchronization

/// A context that is in force, and what was made for look-ups in it.
///
/// Whoever makes something of a context that takes a while - the tables of its languages - leaves it here, where the next look-up of the
/// same task or of its children finds it without comparing languages.
final class ContextScope: Sendable {
  private struct Resource: Sendable {
    let owner: any (AnyObject & Sendable)
    let value: any (AnyObject & Sendable)
  }

  /// The context.
  let context: LanguageContext
  /// What was made. Of few owners: a program has one set of strings, or one for each of its packages.
  private let resources = Mutex<[Resource]>([])

  /// How many there are. A program in which no context is in force is spared the search through a task's values, which takes as long as
  /// looking up a text; a task that outlives the call in which its context was in force still holds the scope.
  private static let count = Atomic(0)

  /// Whether there is any.
  @inline(__always)
  static var isAny: Bool { count.load(ordering: .relaxed) != 0 }

  init(_ context: LanguageContext) {
    self.context = context
    Self.count.wrappingAdd(1, ordering: .relaxed)
  }

  deinit { Self.count.wrappingSubtract(1, ordering: .relaxed) }

  /// What was made for an owner; made now when there is nothing. A failure is not kept.
  ///
  /// Two threads may make it at the same time; both then get what was there first.
  func value<Value: AnyObject & Sendable, Failure: Error>(
    for owner: some AnyObject & Sendable, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    func find(_ resources: [Resource]) -> Value? {
      for resource in resources where resource.owner === owner { return resource.value as? Value }
      return nil
    }
    if let value = resources.withLock({ find($0) }) { return value }
    let made = try make()
    return resources.withLock { resources in
      if let value = find(resources) { return value }
      resources.append(Resource(owner: owner, value: made))
      return made
    }
  }
}

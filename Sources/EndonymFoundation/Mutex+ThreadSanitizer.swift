#if ENDONYM_THREAD_SANITIZER
  import Endonym

  /// The lock that the thread sanitizer knows, where Swift's own would be meant.
  typealias Mutex = Endonym.Mutex
#endif

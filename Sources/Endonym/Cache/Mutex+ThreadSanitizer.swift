#if ENDONYM_THREAD_SANITIZER
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// Stands in for Swift's `Mutex` where the thread sanitizer watches (`make sanitize`).
  ///
  /// Swift's own is in a library that is not instrumented, so that the sanitizer does not see what it orders and reports
  /// every access under it. It knows the locks of POSIX.
  package struct Mutex<Value>: @unchecked Sendable {
    private final class Storage {
      let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      var value: Value

      init(_ value: Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
      }

      deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
      }
    }

    private let storage: Storage

    package init(_ value: Value) { storage = Storage(value) }

    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
      -> Result
    {
      pthread_mutex_lock(storage.lock)
      defer { pthread_mutex_unlock(storage.lock) }
      return try body(&storage.value)
    }
  }
#endif

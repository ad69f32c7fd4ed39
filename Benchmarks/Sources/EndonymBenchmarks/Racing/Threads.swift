import Foundation

/// Runs `body` on so many threads at once, with the thread's number, and waits for all of them.
///
/// These are threads of the system: tasks may be put on one of them.
func withThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let done = DispatchSemaphore(value: 0)
  for number in 0..<count {
    let thread = Thread {
      body(number)
      done.signal()
    }
    thread.start()
  }
  for _ in 0..<count { done.wait() }
}

import Foundation

/// Runs `body` on as many threads of the system, which start together, and waits for all: tasks may run one after another.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let start = DispatchSemaphore(value: 0)
  let end = DispatchSemaphore(value: 0)
  for number in 0..<count {
    Thread {
      start.wait()
      body(number)
      end.signal()
    }.start()
  }
  for _ in 0..<count { start.signal() }
  for _ in 0..<count { end.wait() }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run for what it prints.
enum ChildProcess {
  /// Runs a program, which is searched in `PATH`, and waits for its end. What it writes to standard error goes to ours.
  ///
  /// - Returns: What it printed.
  /// - Throws: ``CommandError/input(_:)`` when it cannot be run or does not end well.
  static func output(of words: [String]) throws(CommandError) -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .input("no pipe can be made: \(reason(errno))") }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, reading)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let status = posix_spawnp(&process, words.first ?? "", &actions, nil, &arguments, environ)
    close(writing)
    guard status == 0 else { throw .input("\(words.first ?? "") cannot be run: \(reason(status))") }
    let output = bytes(of: reading)
    var end: Int32 = 0
    while waitpid(process, &end, 0) < 0, errno == EINTR {}
    guard end == 0 else { throw .input("\(words.joined(separator: " ")) failed (wait status \(end))") }
    return output
  }

  private static func bytes(of file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
        var got = read(file, buffer.baseAddress, 65_536)
        while got < 0, errno == EINTR { got = read(file, buffer.baseAddress, 65_536) }
        filled = max(got, 0)
      }
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}

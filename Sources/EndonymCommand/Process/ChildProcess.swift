#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run for what it prints. What it writes to standard error goes to ours.
struct ChildProcess {
  /// The program, by its path or by a name that is searched in `PATH`, and its arguments.
  let words: [String]

  /// The program.
  var program: String { words.first ?? "" }

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - input: Its standard input, all of which it reads before it writes; ours when `nil`.
  ///   - receive: Is handed what it prints, piece by piece.
  /// - Returns: Its wait status: 0 when it ended well.
  /// - Throws: ``CommandError/input(_:)`` when it cannot be run.
  func run(input: [UInt8]? = nil, receive: (ArraySlice<UInt8>) -> Void) throws(CommandError) -> Int32 {
    let output = try ProcessPipe()
    let source = input == nil ? nil : try ProcessPipe()
    let process = try start(input: source, output: output)
    output.closeWriting()
    if let source, let input {
      source.closeReading()
      // Set once it runs: a child would take over that the signal is ignored.
      signal(SIGPIPE, SIG_IGN)
      source.write(input)
      source.closeWriting()
    }
    output.read(receive)
    output.closeReading()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Runs the program.
  ///
  /// - Returns: What it printed.
  /// - Throws: ``CommandError/input(_:)`` when it cannot be run or does not end well.
  func output() throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = try run { bytes += $0 }
    guard status == 0 else { throw .input("\(words.joined(separator: " ")) failed (wait status \(status))") }
    return bytes
  }

  private func start(input: ProcessPipe?, output: ProcessPipe) throws(CommandError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO) }
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    for file in [input?.reading, input?.writing, output.reading, output.writing] {
      if let file { posix_spawn_file_actions_addclose(&actions, file) }
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let status = posix_spawnp(&process, program, &actions, nil, &arguments, environ)
    guard status == 0 else { throw .input("\(program) cannot be run: \(String(cString: strerror(status)))") }
    return process
  }
}

import EndonymTools

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `endonym-extract`, run as a process: it holds the toolchain's parser, which `endonym` itself does not need.
struct ExtractorProcess {
  /// The variable of the environment with its path.
  static let variable = "ENDONYM_EXTRACT"
  static let name = "endonym-extract"

  private let path: String

  /// Finds it: by ``variable``, beside `endonym`, or in `PATH`.
  ///
  /// - Throws: ``CommandError/input(_:)``, which says where it was looked for.
  init() throws(CommandError) {
    if let given = Self.environment(Self.variable), !given.isEmpty {
      guard access(given, X_OK) == 0 else {
        throw .input("\(Self.variable) is \"\(given)\", which cannot be run")
      }
      path = given
      return
    }
    let folders = [Self.ownFolder] + (Self.environment("PATH") ?? "").split(separator: ":").map { String($0) }
    let places = folders.map { "\($0)/" + Self.name }
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      throw .input(
        """
        Swift sources are read by \(Self.name), which is neither beside endonym nor in PATH, and \(Self.variable) does not name it.
        It is built with Endonym, as a program of its own, by a Swift toolchain that has SwiftParser: swift build --product \(Self.name)
        """)
    }
    path = found
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The folder of the running program.
  private static var ownFolder: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return own.contains("/") ? String(own[..<(own.lastIndex(of: "/") ?? own.endIndex)]) : "."
  }

  /// Reads files, and hands over each reading when it is there.
  ///
  /// - Throws: ``CommandError/input(_:)`` when the process cannot be started or does not end well.
  func run(_ request: ExtractionRequest, receive: (SourceReading) -> Void) throws(CommandError) {
    guard !request.files.isEmpty else { return }
    let (input, output) = (try Pipe(), try Pipe())
    let process = try start(input: input, output: output)
    input.closeReading()
    output.closeWriting()
    // It reads all of its input before it writes: neither waits for the other.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let words = (try? encoder.encode(request)) ?? Data()
    signal(SIGPIPE, SIG_IGN)
    input.write([UInt8](words))
    input.closeWriting()
    let decoder = JSONDecoder()
    var (count, isReadable) = (0, true)
    output.readLines { line in
      guard let reading = try? decoder.decode(SourceReading.self, from: Data(line)) else {
        isReadable = false
        return
      }
      count += 1
      receive(reading)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0, count == request.files.count, isReadable else {
      throw .input("\(path) ended after \(count) of \(request.files.count) files (wait status \(status))")
    }
  }

  private func start(input: Pipe, output: Pipe) throws(CommandError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    for file in [input.reading, input.writing, output.reading, output.writing] {
      posix_spawn_file_actions_addclose(&actions, file)
    }
    let name = strdup(path)
    defer { free(name) }
    var arguments: [UnsafeMutablePointer<CChar>?] = [name, nil]
    var process = pid_t()
    let status = posix_spawn(&process, path, &actions, nil, &arguments, environ)
    guard status == 0 else { throw .input("\(path) cannot be run: \(String(cString: strerror(status)))") }
    return process
  }
}

/// A pipe's two ends.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(CommandError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .input("no pipe can be made: \(String(cString: strerror(errno)))") }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeReading() { close(reading) }
  func closeWriting() { close(writing) }

  /// Writes everything, or as much as is read.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(writing, part.baseAddress, part.count)
        #elseif canImport(Musl)
          let count = Musl.write(writing, part.baseAddress, part.count)
        #else
          let count = Darwin.write(writing, part.baseAddress, part.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return
        }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Reads to the end and hands over every line.
  func readLines(_ receive: (ArraySlice<UInt8>) -> Void) {
    var (rest, chunk): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = read(reading, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest += chunk[..<count]
      var start = 0
      while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
        receive(rest[start..<end])
        start = end + 1
      }
      rest.removeFirst(start)
    }
    close(reading)
  }
}

import Foundation

/// A library of another language, behind a script in `Benchmarks/Peers`.
struct Peer {
  let name: String
  /// Ways to run the script, of which the first that works is taken. The file of values comes last.
  let commands: [Command]

  struct Command {
    /// A program in one of the folders of `PATH`, or a path.
    let program: String
    let arguments: [String]
  }

  /// The scripts' exit status when the library is not there: `EX_UNAVAILABLE`.
  static let unavailable: Int32 = 69

  /// All that there are scripts for, in this folder.
  static func all(scripts folder: String) -> [Peer] {
    let jar = ProcessInfo.processInfo.environment["ICU4J_JAR"] ?? "/usr/share/java/icu4j.jar"
    // Debian's Python knows Debian's libraries, also where another Python comes first.
    let pythons = ["python3", "/usr/bin/python3"]
    return [
      Peer(name: "Node Intl", commands: [Command(program: "node", arguments: ["\(folder)/intl.mjs"])]),
      Peer(
        name: "ICU4J",
        commands: !FileManager.default.fileExists(atPath: jar)
          ? [] : [Command(program: "java", arguments: ["-cp", jar, "\(folder)/ICU4J.java"])]),
      Peer(
        name: "PyICU", commands: pythons.map { Command(program: $0, arguments: ["-B", "\(folder)/peer_pyicu.py"]) }),
      Peer(
        name: "Babel", commands: pythons.map { Command(program: $0, arguments: ["-B", "\(folder)/peer_babel.py"]) }),
    ]
  }

  /// Runs the script over a file of values; `nil` when the library, or its language, is not installed.
  func run(values: String) throws -> [PeerResult]? {
    for command in commands {
      guard let program = Program(named: command.program) else { continue }
      let run = try program.run(
        command.arguments + [values], keeping: 1 << 20, expecting: [0, Self.unavailable])
      if run.costs.exit_status == 0 { return try run.output.split(separator: "\n").map { try PeerResult(line: $0) } }
    }
    return nil
  }
}

/// A line that a script prints: a case, nanoseconds a value, and how many texts are not the expected ones.
struct PeerResult: Decodable {
  let peer: String
  let name: String
  let ns: Double
  let differs: Int

  init(line: Substring) throws { self = try JSONDecoder().decode(PeerResult.self, from: Data(line.utf8)) }
}

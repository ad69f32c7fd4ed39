/// From nothing to the first formatted value: a process is made, loads its libraries, formats one value and prints it.
struct StartRaces {
  func all() throws -> [Race] { try ["number", "date"].map(race) }

  private func race(_ value: String) throws -> Race {
    Race(
      subjects: [
        Race.Subject(name: "start/first-\(value)/en_US/process", racer: try racer(.init(beside: "StartEndonym"), value))
      ],
      icu: try racer(.init(beside: "StartRawICU"), value),
      foundation: try racer(.init(beside: "StartFoundation"), value),
      notes: ["until the first byte is printed"])
  }

  private func racer(_ program: Program, _ value: String) -> Racer {
    Racer(program.path) { Double(try program.run([value, "en_US"]).costs.first_byte_nanoseconds) }
  }
}

import EndonymStrings
import EndonymTools
import RealFiles
import Testing

/// Fixtures of xcstrings-tool (liamnichols): what its names begin with `!` can have no symbol.
@Suite("Symbols of real catalogs", .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
struct SymbolFixtureTests {
  private static func generate(_ path: String, includesAll: Bool = true) throws -> SymbolGenerator.Source {
    let name = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    let catalog = StringCatalog.read(try RealFiles.bytes(path), file: path).content
    return SymbolGenerator(includesAll: includesAll).generate(SymbolTable(catalog, name: name))
  }

  @Test("Fixtures that can have no symbol tell why and where, the others have a symbol for every key")
  func fixtures() throws {
    let paths = try RealFiles.paths(withExtension: "xcstrings").filter { $0.contains("__Fixtures__") }
    #expect(!paths.isEmpty)
    for path in paths {
      let source = try Self.generate(path)
      if path.contains("/!") {
        #expect(source.symbols.isEmpty && source.diagnostics.map(\.rule) == ["symbol-arguments"], "\(path)")
        #expect(source.diagnostics.first?.position != nil)
      } else {
        #expect(source.diagnostics.isEmpty && !source.symbols.isEmpty, "\(path)")
      }
    }
  }

  @Test("Every key of a real catalog has a symbol or a reason, each symbol once, and the output is stable")
  func real() throws {
    for path in try RealFiles.paths(withExtension: "xcstrings") where !path.contains("/!") {
      let source = try Self.generate(path)
      #expect(try Self.generate(path) == source)
      let catalog = StringCatalog.read(try RealFiles.bytes(path), file: path).content
      let reasons = source.diagnostics.filter { $0.rule == "symbol-arguments" }
      let without = catalog.entries.filter { $0.generatesSymbol == false }.count
      #expect(source.symbols.count + reasons.count + without == catalog.count, "\(path)")
      #expect(reasons == [], "\(path)")
    }
  }
}

import EndonymStrings
import EndonymTools
import Foundation
import Testing

/// The compiler of the toolchain that runs the tests.
private enum SwiftCompiler {
  /// What the compiler said of some sources; empty when it accepts them.
  static func check(_ sources: [String: String], arguments: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in sources { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    let log = folder.appendingPathComponent("log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6"] + arguments + sources.keys.sorted()
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let said = String(decoding: try FileHandle(forReadingFrom: log).readToEnd() ?? Data(), as: UTF8.self)
    return said.isEmpty && process.terminationStatus != 0 ? "status \(process.terminationStatus)" : said
  }
}

@Suite("Symbols for the compiler", .serialized)
struct SymbolCompilationTests {
  /// As much of Foundation's type as symbols use, with its signatures.
  private static let resource = """
    import Foundation
    public struct LocalizedStringResource: Sendable {
      public enum BundleDescription: @unchecked Sendable { case main, forClass(AnyClass), atURL(URL) }
      public init(_ key: StaticString, table: String? = nil, bundle: BundleDescription = .main) {}
      public init(_ key: StaticString, defaultValue: Value, table: String? = nil, bundle: BundleDescription = .main) {}
      public struct Value: Sendable, ExpressibleByStringInterpolation {
        public init(stringLiteral value: String) {}
        public init(stringInterpolation: Interpolation) {}
        public struct Interpolation: StringInterpolationProtocol {
          public init(literalCapacity: Int, interpolationCount: Int) {}
          public mutating func appendLiteral(_ literal: String) {}
          public mutating func appendInterpolation(_ value: String) {}
          public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {}
        }
      }
    }

    """

  /// The sources of generated symbols with the type that they extend in the same module.
  private func sources(_ generated: [SymbolGenerator.Source]) -> [String: String] {
    var sources = ["Resource.swift": Self.resource]
    for source in generated {
      sources[source.fileName.replacing("/", with: "_")] = source.text.replacing("import EndonymFoundation", with: "")
    }
    return sources
  }

  @Test("Symbols of the most difficult keys and texts compile without a warning")
  func difficult() throws {
    let keys = [
      "continue", "init", "self", "Type", "1month", "", "🎉", "%@", "%%", "$0", "${content}", "a.b", "a_b", "don't",
      "设置",
      "e\u{301}", "\u{301}", "٣ files", "ﬁrst", "ß", "a\nb", "quote\" \\(x) \\", "*/ struct Evil {} /*", "\u{202E}abc",
      "Sendable", "hash", "description", "key", "table", "bundle", "default", "await", "async", "x\0y", "½ cup", "①",
      "Lorem ipsum. " + String(repeating: "dolor ", count: 200), "in %@", "%1$(in)@", "%1$(self)@ %2$(self)lld", "%%@",
      "ends with \\", "#if os(Linux)", "\u{FEFF}bom", "\u{2028}line", "//", "/*", "*/",
      "settings", "Settings %lld", "my table", "resourceBundle", "resource bundle description", "ResourceBundleClass",
      "%1$(resourceBundleDescription)@", "%1$(arg2)@ %2$@", "%1$(a)@ %2$(a)@ %3$(a2)@", "string", "int",
    ]
    let texts: [MessageDefinition?] = [
      nil, .text("*/ \"\"\" \\(evil) \r\n\u{2028}\0"), .text("%1$(inout)@ %2$(_)lld %3$.2f"),
    ]
    let names = [
      "Localizable", "Info Plist", "protocol", "Type", "BundleDescription", "\"\n*/", "settings", "My Table 2",
      "My-Table 2", "MyTable2", "String", "Int", "LocalizedStringResource", "resourceBundleDescription",
    ]
    let tables = names.map { name in
      SymbolTable(
        name: name, file: name + ".xcstrings",
        entries: keys.enumerated().map { index, key in
          SymbolTable.Entry(key: key, comment: "*/ \(key) /*", definition: texts[index % texts.count])
        })
    }
    for access in [SymbolGenerator.Access.package, .public] {
      let generated = SymbolGenerator(access: access).generate(tables)
      #expect(generated.allSatisfy { $0.symbols.count == keys.count })
      let said = try SwiftCompiler.check(sources(generated), arguments: ["-package-name", "p"])
      #expect(said == "", "\(access)")
    }
  }

  @Test("Symbols are used as Apple's page uses them")
  func use() throws {
    let table = SymbolTable(
      name: "Localizable", file: "Localizable.xcstrings",
      entries: [
        .init(key: "settings.notifications.toggle", definition: .text("Notifications")),
        .init(key: "landmarks_count", definition: .text("%1$(count)lld landmarks")),
        .init(key: "continue", definition: nil), .init(key: "overload", definition: nil),
        .init(key: "overload %@", definition: nil),
      ])
    let info = SymbolTable(
      name: "InfoPlist", file: "InfoPlist.xcstrings", entries: [.init(key: "CFBundleDisplayName", definition: nil)])
    var sources = sources(SymbolGenerator().generate([table, info]))
    sources["use.swift"] = """
      func use(_ resource: LocalizedStringResource) {}
      func uses() {
        use(.settingsNotificationsToggle)
        use(.landmarksCount(count: 3))
        use(.continue)
        use(.overload)
        use(.overload("x"))
        use(.InfoPlist.cfbundleDisplayName)
      }
      """
    #expect(try SwiftCompiler.check(sources) == "")
  }
}

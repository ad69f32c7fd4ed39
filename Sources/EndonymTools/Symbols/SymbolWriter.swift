import EndonymStrings

/// Writes the source of a table's symbols.
struct SymbolWriter {
  let table: SymbolTable
  let access: SymbolGenerator.Access
  private(set) var text = ""

  init(table: SymbolTable, access: SymbolGenerator.Access) {
    self.table = table
    self.access = access
  }

  private static let availability = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"

  mutating func writeHeader() {
    let file = SwiftText.commentLines(table.fileName).joined(separator: " ")
    text += """
      // 
      // \(SymbolGenerator.fileName(forTable: SwiftText.commentLines(table.name).joined(separator: " ")))
      // Auto-Generated symbols for localized strings defined in “\(file)”.
      // 

      import Foundation
      #if !canImport(Darwin)
      import EndonymFoundation
      #endif

      #if SWIFT_PACKAGE
      private nonisolated let resourceBundle = Foundation.Bundle.module
      \(Self.availability)
      private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
      #else

      private class ResourceBundleClass {}
      \(Self.availability)
      private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
      #endif

      \(Self.availability)

      """
  }

  mutating func writeExtension(namespace: String?, _ symbols: [LocalizedSymbol]) {
    text += "nonisolated extension LocalizedStringResource {\n"
    var indentation = "    "
    if let namespace {
      let file = SwiftText.commentLines(table.fileName).joined(separator: " ")
      text += indentation + "/// Namespace for strings in file “\(file)”.\n"
      text += indentation + modifier + "enum \(SymbolName.escaped(namespace)) {\n"
      indentation += "    "
    }
    for (index, symbol) in symbols.enumerated() {
      if index > 0 { text += "\n" }
      write(symbol, indentation: indentation)
    }
    if namespace != nil { text += "    }\n" }
    text += "}\n"
  }

  private var modifier: String { access == .internal ? "" : access.rawValue + " " }

  private mutating func write(_ symbol: LocalizedSymbol, indentation: String) {
    var lines = ["/**"]
    for line in documentation(symbol.entry) { lines.append(" " + line) }
    lines.append(" */")
    let name = SymbolName.escaped(symbol.name)
    let parameters = symbol.arguments.map(\.declaration).joined(separator: ", ")
    let declaration = symbol.arguments.isEmpty ? "var \(name):" : "func \(name)(\(parameters)) ->"
    lines.append("\(modifier)static \(declaration) LocalizedStringResource {")
    var arguments = ["\"\(SwiftText.literal(symbol.entry.key))\""]
    if let value = defaultValue(symbol) { arguments.append("defaultValue: \"\(value)\"") }
    arguments.append("table: \"\(SwiftText.literal(table.name))\"")
    arguments.append("bundle: resourceBundleDescription")
    lines.append("    LocalizedStringResource(\(arguments.joined(separator: ", ")))")
    lines.append("}")
    for line in lines { text += indentation + line + "\n" }
  }

  /// The default value; a text that is its own key needs none.
  private func defaultValue(_ symbol: LocalizedSymbol) -> String? {
    if symbol.arguments.isEmpty, symbol.entry.definition == nil { return nil }
    return SymbolSourceText(symbol.entry.definition ?? .text(symbol.entry.key)).defaultValue(symbol.arguments)
  }

  private func documentation(_ entry: SymbolTable.Entry) -> [String] {
    var lines: [String] = []
    if let comment = entry.comment, !comment.isEmpty { lines += SwiftText.commentLines(comment) + [""] }
    let key = SwiftText.commentLines(entry.key).joined(separator: " ")
    let file = SwiftText.commentLines(table.fileName).joined(separator: " ")
    lines.append("Localized string for key “\(key)” in table “\(file)”.")
    if let definition = entry.definition {
      lines += ["", "Source text:"]
      for text in SymbolSourceText(definition).documentation {
        lines += SwiftText.commentLines(text)
      }
    }
    return lines
  }
}

/// An audit as a table for a terminal.
enum AuditText {
  private static let heads = ["Language", "Coverage", "Translated", "Review", "Untranslated", "Missing", "Length"]

  /// The report as lines of text, with a newline at the end; on demand with the keys that are not translated.
  static func write(_ report: AuditReport, namesKeys: Bool) -> String {
    var sections: [String] = []
    for table in report.tables {
      let place = table.folder.isEmpty ? table.name : "\(table.folder)/\(table.name)"
      var lines = ["\(TextReport.printable(place)): \(table.keyCount) \(table.keyCount == 1 ? "key" : "keys")"]
      lines += rows(table.languages, source: table.sourceLanguage)
      lines += list("Stale", table.stale)
      lines += list("Unused", table.unused ?? [])
      for language in table.languages {
        if namesKeys {
          lines += list("Missing in \(language.language)", language.missing)
          lines += list("Untranslated in \(language.language)", language.untranslated)
          lines += list("Under review in \(language.language)", language.review)
        }
        lines += list("Too long in \(language.language)", language.overlong.map { "\($0.key) (\(decimal($0.ratio)))" })
      }
      sections.append(lines.joined(separator: "\n"))
    }
    if report.tables.count > 1 {
      sections.append((["All tables"] + rows(report.languages, source: nil)).joined(separator: "\n"))
    }
    if !report.resources.isEmpty {
      sections.append(
        (["Files that languages lack"]
          + report.resources.map { resource in
            let place = resource.folder.isEmpty ? "*.lproj" : "\(resource.folder)/*.lproj"
            return
              "  \(TextReport.printable("\(place)/\(resource.name)")): \(resource.missing.joined(separator: ", ")) lack it; "
              + "\(resource.languages.joined(separator: ", ")) have \(resource.size) bytes"
          }).joined(separator: "\n"))
    }
    return sections.isEmpty ? "" : sections.joined(separator: "\n\n") + "\n"
  }

  private static func rows(_ languages: [AuditReport.Language], source: String?) -> [String] {
    let cells = languages.map { language in
      [
        language.language + (language.language == source ? " (source)" : ""),
        decimal(language.coverage, digits: 1) + " %",
        "\(language.translatedCount)", "\(language.reviewCount)", "\(language.untranslatedCount)",
        "\(language.missingCount)", language.lengthRatio.map { decimal($0) } ?? "",
      ]
    }
    let all = [heads] + cells
    let widths = heads.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let padded = row.enumerated().map { column, cell in
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + gap : gap + cell
      }
      return "  " + padded.joined(separator: "  ").trimmingSpaces
    }
  }

  private static func list(_ title: String, _ keys: [String]) -> [String] {
    keys.isEmpty ? [] : ["  \(title): \(keys.count)"] + keys.map { "    \(TextReport.printable($0))" }
  }

  /// A number with a point and so many fraction digits.
  static func decimal(_ value: Double, digits: Int = 2) -> String {
    let unit = digits == 1 ? 10 : 100
    let scaled = Int((value * Double(unit)).rounded())
    let fraction = String(scaled % unit)
    return "\(scaled / unit)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}

extension AuditReport {
  /// The report as a table for a terminal.
  ///
  /// - Parameter namesKeys: Whether keys are named that are not translated, and not only counted.
  /// - Returns: Lines of text.
  public func text(namesKeys: Bool = false) -> String { AuditText.write(self, namesKeys: namesKeys) }
}

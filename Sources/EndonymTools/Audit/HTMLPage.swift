import Endonym
import EndonymStrings

/// An audit as one self-contained page: coverage bars, and the strings of all languages side by side.
///
/// It loads nothing and sends nothing: a content security policy allows its own style and script, by their digests, and nothing else.
/// Without its script everything is shown; with it, the strings can be filtered.
struct HTMLPage {
  private let report: AuditReport
  private let tables: [LocalizedTable]
  private let languages: [PageLanguage]

  init(_ report: AuditReport, tables: [LocalizedTable]) {
    self.report = report
    self.tables = tables
    languages = report.languages.map { PageLanguage($0.language) }
  }

  /// The page.
  var text: String {
    var page = """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '\(HTMLAssets.styleDigest)'; script-src '\(HTMLAssets.scriptDigest)'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Localization audit</title>
      <style>\(HTMLAssets.style)</style>
      </head>
      <body>
      <h1>Localization audit</h1>

      """
    page += coverage
    page += resources
    page += filters
    for (index, table) in tables.enumerated() { page += strings(table, index) }
    page += "<script>\(HTMLAssets.script)</script>\n</body>\n</html>\n"
    return page
  }

  // MARK: Coverage

  private var coverage: String {
    let rows = zip(report.languages, languages).map { count, language in
      let share = AuditText.decimal(count.coverage, digits: 1)
      let parts = [
        ("translated", count.translatedCount), ("review", count.reviewCount), ("new", count.untranslatedCount),
        ("missing", count.missingCount),
      ]
      let bar = parts.filter { $0.1 > 0 }.map { name, number in
        "<rect class=\"\(name)\" x=\"\(offset(before: name, parts))\" width=\"\(number)\" height=\"1\"/>"
      }.joined()
      let label =
        "\(share) % translated, \(count.reviewCount) under review, \(count.untranslatedCount) untranslated, \(count.missingCount) missing"
      return """
        <tr><th scope="row"><span class="code">\(HTMLText.escape(language.spelling))</span> \(language.name)</th>\
        <td class="bar"><svg role="img" aria-label="\(label)" viewBox="0 0 \(max(count.keyCount, 1)) 1" preserveAspectRatio="none">\(bar)</svg></td>\
        <td class="number">\(share) %</td><td class="number">\(count.translatedCount)</td><td class="number">\(count.reviewCount)</td>\
        <td class="number">\(count.untranslatedCount)</td><td class="number">\(count.missingCount)</td>\
        <td class="number">\(count.lengthRatio.map { AuditText.decimal($0) } ?? "–")</td></tr>

        """
    }
    return """
      <section aria-labelledby="coverage">
      <h2 id="coverage">Coverage</h2>
      <div class="scroll" role="region" aria-labelledby="coverage" tabindex="0">
      <table class="coverage">
      <thead><tr><th scope="col">Language</th><th scope="col">Share</th><th scope="col">Coverage</th>\
      <th scope="col"><span class="key translated"></span> Translated</th><th scope="col"><span class="key review"></span> Review</th>\
      <th scope="col"><span class="key new"></span> Untranslated</th><th scope="col"><span class="key missing"></span> Missing</th>\
      <th scope="col">Length</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>
      </section>

      """
  }

  private func offset(before name: String, _ parts: [(String, Int)]) -> Int {
    parts.prefix { $0.0 != name }.reduce(0) { $0 + $1.1 }
  }

  private var resources: String {
    guard !report.resources.isEmpty else { return "" }
    let rows = report.resources.map { resource in
      """
      <tr><th scope="row">\(HTMLText.escape("\(resource.folder)/\(resource.name)"))</th>\
      <td>\(HTMLText.escape(resource.missing.joined(separator: ", ")))</td><td class="number">\(resource.size)</td></tr>

      """
    }
    return """
      <section aria-labelledby="files">
      <h2 id="files">Files that languages lack</h2>
      <table>
      <thead><tr><th scope="col">File</th><th scope="col">Lacking</th><th scope="col">Bytes</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </section>

      """
  }

  // MARK: Strings

  private var filters: String {
    let boxes = languages.enumerated().map { index, language in
      """
      <label><input type="checkbox" data-language="\(index)" checked> <span class="code">\(HTMLText.escape(language.spelling))</span></label>

      """
    }
    return """
      <h2 id="strings">Strings</h2>
      <form class="filters" aria-label="Filter of the strings">
      <label>Text <input type="search" id="text" autocomplete="off"></label>
      <label>State <select id="state"><option value="">any</option><option value="missing">missing</option>\
      <option value="new">untranslated</option><option value="review">under review</option>\
      <option value="translated">translated</option><option value="stale">stale</option></select></label>
      <fieldset><legend>Languages</legend>
      \(boxes.joined())</fieldset>
      <output id="count" aria-live="polite"></output>
      </form>

      """
  }

  private func strings(_ table: LocalizedTable, _ index: Int) -> String {
    let wanted = Set(report.tables.indices.contains(index) ? report.tables[index].languages.map(\.language) : [])
    let shown = languages.enumerated().filter { wanted.contains($0.element.spelling) }
      .sorted { first, second in
        // The source first, to the left of what is translated from it.
        (first.element.spelling == table.sourceLanguage ? 0 : 1, first.offset)
          < (second.element.spelling == table.sourceLanguage ? 0 : 1, second.offset)
      }
    let heads = shown.map { place, language in
      let note = language.spelling == table.sourceLanguage ? " <span class=\"note\">source</span>" : ""
      return
        "<th scope=\"col\" data-column=\"\(place)\"\(language.direction)><span class=\"code\">\(HTMLText.escape(language.spelling))</span> \(language.name)\(note)</th>"
    }
    var section = """
      <section class="table" aria-labelledby="table\(index)">
      <h3 id="table\(index)">\(HTMLText.escape(table.name)) <span class="note">\(HTMLText.escape(table.folder))</span></h3>
      <div class="scroll" role="region" aria-labelledby="table\(index)" tabindex="0">
      <table class="strings">
      <thead><tr><th scope="col">Key</th>\(heads.joined())</tr></thead>
      <tbody>

      """
    for key in table.keys { section += row(key, of: table, shown) }
    return section + "</tbody>\n</table>\n</div>\n</section>\n"
  }

  private func row(_ key: LocalizedKey, of table: LocalizedTable, _ shown: [(offset: Int, element: PageLanguage)])
    -> String
  {
    let isStale = key.extractionState == .stale
    let note =
      isStale
      ? " <span class=\"note\">stale</span>" : key.isTranslated ? "" : " <span class=\"note\">not translated</span>"
    let comment = key.comment.map { $0.isEmpty ? "" : "<small><bdi>\(HTMLText.escape($0))</bdi></small>" } ?? ""
    let cells = shown.map { place, language in cell(key, of: table, language, place) }
    return """
      <tr\(isStale ? " data-stale" : "")><th scope="row"><bdi>\(HTMLText.escape(key.key))</bdi>\(note)\(comment)</th>\(cells.joined())</tr>

      """
  }

  private func cell(_ key: LocalizedKey, of table: LocalizedTable, _ language: PageLanguage, _ place: Int) -> String {
    let translation = key[language.spelling]
    let isSource = language.spelling == table.sourceLanguage
    let state: String
    let content: String
    switch (translation, translation?.state) {
    case (let translation?, let known?):
      state =
        switch known {
        case .translated, .machineTranslated: "translated"
        case .needsReview: "review"
        case .new: isSource ? "translated" : "new"
        }
      content = HTMLPage.text(of: translation.message.definition)
    case _ where isSource && LocalizedFile.Format(path: key.file) == .catalog:
      state = "translated"
      content = "<bdi>\(HTMLText.escape(key.key))</bdi>"
    case _ where !key.isTranslated || key.extractionState == .stale:
      state = "none"
      content = ""
    default:
      state = "missing"
      content = "<span class=\"absent\">missing</span>"
    }
    return "<td data-column=\"\(place)\" data-state=\"\(state)\"\(language.attributes)>\(content)</td>"
  }

  /// A message: its text, or its forms by name.
  private static func text(of definition: MessageDefinition) -> String {
    switch definition {
    case .text(let text): return "<bdi>\(HTMLText.escape(text))</bdi>"
    case .variables(let format, let variables):
      let forms = variables.flatMap { variable in
        variable.forms.map { form in
          (variables.count > 1 ? "\(variable.name) \(form.category)" : form.category, form.format)
        }
      }
      let head =
        variables.count == 1 && format == "%#@\(variables.first?.name ?? "")@"
        ? "" : "<bdi>\(HTMLText.escape(format))</bdi>"
      return head + list(forms.map { ($0.0, "<bdi>\(HTMLText.escape($0.1))</bdi>") })
    case .devices(let variants): return list(variants.map { ($0.selector, text(of: $0.definition)) })
    case .widths(let variants): return list(variants.map { ("\($0.selector)", text(of: $0.definition)) })
    }
  }

  private static func list(_ items: [(String, String)]) -> String {
    "<dl>" + items.map { "<dt lang=\"en\" dir=\"ltr\">\(HTMLText.escape($0.0))</dt><dd>\($0.1)</dd>" }.joined()
      + "</dl>"
  }
}

/// A language on the page.
private struct PageLanguage {
  /// As its folder or the catalog spells it.
  let spelling: String
  /// Its own name, marked up; empty when it has none.
  let name: String
  /// The attributes of an element that holds text of it.
  let attributes: String
  /// The attribute of its direction.
  let direction: String

  init(_ spelling: String) {
    self.spelling = spelling
    let locale = LanguageFacts.locale(spelling)
    direction = " dir=\"\(locale?.writingDirection.rawValue ?? "auto")\""
    attributes = (locale.map { " lang=\"\(HTMLText.escape($0.bcp47))\"" } ?? "") + direction
    name =
      locale.flatMap { locale in
        (try? locale.endonym()).map { "<bdi lang=\"\(HTMLText.escape(locale.bcp47))\">\(HTMLText.escape($0))</bdi>" }
      } ?? ""
  }
}

extension AuditReport {
  /// The report as one self-contained page of HTML, with the strings of the tables that it was made of.
  ///
  /// - Parameter tables: What ``Auditor/audit(_:)`` gave beside the report.
  /// - Returns: The page.
  public func html(tables: [LocalizedTable]) -> String { HTMLPage(self, tables: tables).text }
}

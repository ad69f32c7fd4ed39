import Foundation

/// The tables that a catalog may be compiled to: a build system wants their names before the compiler has run.
///
/// Which of the texts are compiled is the compiler's to say; a table that is announced and has none is written empty.
struct AnnouncedTables {
  /// The paths below the output folder, sorted.
  let paths: [String]

  init(of catalog: URL, name: String) {
    var paths: Set<String> = []
    let root = (try? Data(contentsOf: catalog)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    let fields = root as? [String: Any] ?? [:]
    let source = fields["sourceLanguage"] as? String ?? "en"
    for case let entry as [String: Any] in (fields["strings"] as? [String: Any] ?? [:]).values {
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      for (language, value) in localizations {
        guard let localization = value as? [String: Any] else { continue }
        let variations = localization["variations"] as? [String: Any]
        let varies = variations != nil || localization["substitutions"] != nil
        if varies { paths.insert("\(language).lproj/\(name).stringsdict") }
        // The text for other devices is in both tables.
        if !varies || variations?["device"] != nil { paths.insert("\(language).lproj/\(name).strings") }
      }
      if entry["extractionState"] as? String == "manual", localizations[source] == nil {
        paths.insert("\(source).lproj/\(name).strings")
      }
    }
    // With an output the compiler runs, and tells what is wrong with a catalog that cannot be read here.
    if paths.isEmpty { paths.insert("\(source).lproj/\(name).strings") }
    self.paths = paths.sorted()
  }
}

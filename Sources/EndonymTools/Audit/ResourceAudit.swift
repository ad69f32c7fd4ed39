/// Finds files that some languages have and others do not.
enum ResourceAudit {
  /// The files of a project's languages' folders, in the order of the project, of which some language lacks one.
  static func resources(of project: LocalizationProject) -> [AuditReport.Resource] {
    var languages: [String: Set<String>] = [:]
    for file in project.files {
      if let language = file.language { languages[file.folder, default: []].insert(language) }
    }
    for resource in project.resources { languages[resource.folder, default: []].insert(resource.language) }
    var groups: [[String]: [LocalizedResource]] = [:]
    var order: [[String]] = []
    for resource in project.resources {
      let group = [resource.folder, resource.name]
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(resource)
    }
    return order.compactMap { group in
      let resources = groups[group] ?? []
      let owners = Set(resources.map(\.language))
      // An interface file stands once, in `Base`: languages have tables for it.
      guard let first = resources.first, !owners.contains(LanguageFacts.base) else { return nil }
      let missing = (languages[first.folder] ?? []).subtracting(owners).subtracting([LanguageFacts.base])
      guard !missing.isEmpty else { return nil }
      return AuditReport.Resource(
        name: first.name, folder: first.folder, languages: owners.sorted(), missing: missing.sorted(),
        size: resources.reduce(0) { $0 + $1.size })
    }
  }
}

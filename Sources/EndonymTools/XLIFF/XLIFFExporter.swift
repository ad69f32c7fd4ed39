import EndonymStrings

/// Gathers the texts of a project's files for translators.
public struct XLIFFExporter: Sendable {
  /// The language of `.strings` and `.stringsdict` files to translate from. `Base.lproj` counts as it.
  public var sourceLanguage: String

  /// An exporter.
  public init(sourceLanguage: String = "en") { self.sourceLanguage = sourceLanguage }

  /// The texts of all files for a language.
  ///
  /// - Parameters:
  ///   - project: The files.
  ///   - language: The language to translate into.
  /// - Returns: The document, with a file for every catalog, every table of the source language and every XIB and storyboard, and what the
  ///   readers found wrong.
  public func export(_ project: LocalizationProject, language: String) -> FileReading<XLIFFDocument> {
    var document = XLIFFDocument()
    var diagnostics: [Diagnostic] = []
    for file in project.files {
      do {
        switch file.format {
        case .catalog:
          let reading = StringCatalog.read(try FileBytes.read(file.path), file: file.path)
          diagnostics += reading.diagnostics
          document.files.append(.init(reading.content, original: file.path, language: language))
        case .strings, .stringsDictionary:
          guard isSource(file, in: project), interface(of: file, in: project) == nil else { continue }
          let target = project.files.first {
            $0.format == file.format && $0.table == file.table && $0.folder == file.folder && $0.language == language
          }
          document.files.append(try table(file, target, language, &diagnostics))
        }
      } catch {
        diagnostics.append(error)
      }
    }
    for resource in project.resources where isSource(resource, in: project) {
      do { document.files.append(try interface(resource, in: project, language, &diagnostics)) } catch {
        diagnostics.append(error)
      }
    }
    return FileReading(document, diagnostics: diagnostics)
  }

  /// Whether a resource is an interface file whose texts are translated by tables: one of the source language, or in Base, that has no
  /// catalog.
  private func isSource(_ resource: LocalizedResource, in project: LocalizationProject) -> Bool {
    guard resource.isInterfaceFile, resource.language == sourceLanguage || resource.language == "Base" else {
      return false
    }
    return !project.files.contains {
      $0.format == .catalog && $0.table == resource.table && $0.folder == resource.folder
    }
  }

  private func interface(
    _ resource: LocalizedResource, in project: LocalizationProject, _ language: String,
    _ diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> XLIFFDocument.File {
    let reading = try InterfaceFile.read(path: resource.path)
    diagnostics += reading.diagnostics
    let target = project.files.first {
      $0.format == .strings && $0.table == resource.table && $0.folder == resource.folder && $0.language == language
    }
    var translated: StringsFile?
    if let target { translated = StringsFile.read(try FileBytes.read(target.path)).content }
    return .init(
      reading.content, translated, original: resource.path, sourceLanguage: sourceLanguage, language: language)
  }

  /// The interface file whose texts a table has: they are translated from there.
  private func interface(of file: LocalizedFile, in project: LocalizationProject) -> LocalizedResource? {
    guard file.format == .strings else { return nil }
    return project.resources.first {
      $0.table == file.table && $0.folder == file.folder && isSource($0, in: project)
    }
  }

  /// Whether others are translated from a file; one in Base is not when the source language has its own.
  private func isSource(_ file: LocalizedFile, in project: LocalizationProject) -> Bool {
    if file.language == sourceLanguage { return true }
    guard file.language == "Base" else { return false }
    return !project.files.contains {
      $0.format == file.format && $0.table == file.table && $0.folder == file.folder && $0.language == sourceLanguage
    }
  }

  private func table(
    _ source: LocalizedFile, _ target: LocalizedFile?, _ language: String, _ diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> XLIFFDocument.File {
    let bytes = try FileBytes.read(source.path)
    var translated: [UInt8]?
    if let target { translated = try FileBytes.read(target.path) }
    if source.format == .strings {
      let reading = StringsFile.read(bytes, file: source.path)
      diagnostics += reading.diagnostics
      return .init(
        reading.content, translated.map { StringsFile.read($0).content }, original: source.path,
        sourceLanguage: sourceLanguage, language: language)
    }
    let reading = StringsDictionary.read(bytes, file: source.path)
    diagnostics += reading.diagnostics
    return .init(
      reading.content, translated.map { StringsDictionary.read($0).content }, original: source.path,
      sourceLanguage: sourceLanguage, language: language)
  }
}

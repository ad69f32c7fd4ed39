import Foundation
import PackagePlugin

/// Compiles the string catalogs of a target to tables in its resource bundle, and makes Swift symbols of their keys.
///
/// Symbols are values of `LocalizedStringResource`, which off Apple's platforms is in `EndonymFoundation`: a target that does not depend
/// on that product gets tables, but no symbols. Which keys have symbols, and who sees them, `.endonym.json` tells, in the target's folder or the
/// package's: `"symbols": { "keys": "all", "access": "public" }`.
///
/// A language that a catalog gets between two builds is in the bundle after the second one from then on: SwiftPM asks for the names of outputs
/// only when it plans, a changed file is no reason to plan, and a command may not write what was not announced. See ``PlanningFolder``.
@main
struct EndonymStringsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let catalogs = module.sourceFiles(withSuffix: "xcstrings").map(\.url).sorted { $0.path < $1.path }
    guard !catalogs.isEmpty else { return [] }
    let tool = try context.tool(named: "EndonymCommand").url
    let tables = Set(
      module.sourceFiles.map(\.url).filter { ["strings", "stringsdict"].contains($0.pathExtension) }
        .map { $0.deletingPathExtension().lastPathComponent })
    var names: Set<String> = []
    for catalog in catalogs {
      let name = catalog.deletingPathExtension().lastPathComponent
      let folder = catalog.deletingLastPathComponent()
      if folder.pathExtension == "lproj", folder.lastPathComponent != "mul.lproj" {
        Diagnostics.error("\(catalog.path): error: a catalog should not be inside an lproj directory")
      }
      if tables.contains(name) {
        Diagnostics.error(
          "\(catalog.path): error: a catalog cannot co-exist with .strings or .stringsdict tables of the same name")
      }
      if !names.insert(name).inserted {
        Diagnostics.error("\(catalog.path): error: the target has two catalogs of this name")
      }
    }
    let hasSymbols = providesResources(module)
    let configuration = try configuration(of: target, context)
    let news = try PlanningFolder(in: context.pluginWorkDirectoryURL)
    let folder = context.pluginWorkDirectoryURL
    let compilations = catalogs.map { compilation(of: $0, by: tool, into: folder, news: news) }
    let symbols = hasSymbols ? [symbols(of: catalogs, by: tool, configuration, into: folder)] : []
    return [news.command] + compilations + symbols
  }

  /// Whether the target's sources can import what symbols are made of.
  private func providesResources(_ module: any SourceModuleTarget) -> Bool {
    #if canImport(Darwin)
      return true
    #else
      return module.recursiveTargetDependencies.contains { $0.name == "EndonymFoundation" }
    #endif
  }

  /// The configuration of a target: that of its folder, or of its package, or one that says nothing. What stands in the folder where the
  /// build was started may be another package's.
  private func configuration(of target: any Target, _ context: PluginContext) throws -> URL {
    let places = [target.directoryURL, context.package.directoryURL].map { $0.appending(path: ".endonym.json") }
    if let found = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) { return found }
    let empty = context.pluginWorkDirectoryURL.appending(path: "endonym.json")
    if !FileManager.default.fileExists(atPath: empty.path) { try Data("{}".utf8).write(to: empty) }
    return empty
  }

  private func compilation(of catalog: URL, by tool: URL, into folder: URL, news: PlanningFolder) -> Command {
    let name = catalog.deletingPathExtension().lastPathComponent
    let outputs = AnnouncedTables(of: catalog, name: name).paths
    return .buildCommand(
      displayName: "Compiling \(catalog.lastPathComponent)", executable: tool,
      arguments: ["strings", "compile", catalog.path, "--output-directory", folder.path, "--unexpected", news.url.path]
        + outputs.flatMap { ["--expect", $0] },
      inputFiles: [catalog], outputFiles: outputs.map { folder.appending(path: $0) })
  }

  /// The symbols of all catalogs, which are made together: no two tables may have one namespace, nor a symbol the name of one.
  private func symbols(of catalogs: [URL], by tool: URL, _ configuration: URL, into folder: URL) -> Command {
    let names = catalogs.map { $0.deletingPathExtension().lastPathComponent }
    return .buildCommand(
      displayName: "Generating symbols for \(catalogs.map(\.lastPathComponent).joined(separator: ", "))",
      executable: tool,
      arguments: ["strings", "symbols"] + catalogs.map(\.path)
        + ["--output-directory", folder.path, "--config", configuration.path],
      inputFiles: catalogs + [configuration],
      outputFiles: names.map { folder.appending(path: "GeneratedStringSymbols_\($0).swift") })
  }
}

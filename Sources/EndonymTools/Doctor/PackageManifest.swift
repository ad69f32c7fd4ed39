#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EndonymStrings

/// What a package's manifest says that matters to its strings: read from what `swift package dump-package` prints.
public struct PackageManifest: Hashable, Sendable {
  /// A resource of a target.
  public struct Resource: Hashable, Sendable {
    /// What becomes of a resource.
    public enum Rule: String, Hashable, Sendable {
      /// Put into the bundle as the build system knows files of its kind, folders of languages among them.
      case process
      /// Put into the bundle as it is, folders and all.
      case copy
      /// Compiled into the program.
      case embedInCode
    }

    /// The path from the target's folder on.
    public let path: String
    /// What becomes of it.
    public let rule: Rule
  }

  /// A target.
  public struct Target: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The folder from the package's on.
    public let folder: String
    /// The resources.
    public let resources: [Resource]
    /// Paths that are left out, from the target's folder on.
    public let excluded: [String]
    /// The names of the plugins that it uses.
    public let plugins: [String]
  }

  /// The package's name.
  public let name: String
  /// `defaultLocalization`.
  public let defaultLocalization: String?
  /// The targets that can have resources.
  public let targets: [Target]

  /// Reads what `swift package dump-package` prints.
  ///
  /// - Throws: A diagnostic of the rule `manifest`.
  public init(json: [UInt8], file: String) throws(Diagnostic) {
    let dump: Dump
    do { dump = try JSONDecoder().decode(Dump.self, from: Data(json)) } catch {
      throw Diagnostic(
        .error, rule: "manifest", "this is not what swift package dump-package prints: \(error)", file: file)
    }
    name = dump.name
    defaultLocalization = dump.defaultLocalization
    targets = dump.targets.compactMap(Target.init)
  }
}

extension PackageManifest.Target {
  fileprivate init?(_ target: Dump.Target) {
    let parent: String
    switch target.type {
    case "regular", "executable", "snippet": parent = "Sources"
    case "test": parent = "Tests"
    default: return nil
    }
    name = target.name
    folder = target.path ?? "\(parent)/\(target.name)"
    excluded = target.exclude ?? []
    resources = (target.resources ?? []).compactMap { resource in
      guard let name = resource.rule.keys.first, let rule = PackageManifest.Resource.Rule(rawValue: name) else {
        return nil
      }
      return PackageManifest.Resource(path: resource.path, rule: rule)
    }
    plugins = (target.pluginUsages ?? []).flatMap { $0.plugin?.prefix(1).compactMap { $0 } ?? [] }
  }
}

/// The shape of the dump.
private struct Dump: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let resources: [Resource]?
    let pluginUsages: [PluginUsage]?
  }

  struct Resource: Decodable {
    let path: String
    let rule: [String: Ignored]
  }

  struct PluginUsage: Decodable { let plugin: [String?]? }

  /// A value of any shape.
  struct Ignored: Decodable { init(from decoder: any Decoder) {} }

  let name: String
  let defaultLocalization: String?
  let targets: [Target]
}

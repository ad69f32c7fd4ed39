#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the folders in which SwiftPM and Unix put a program's resources, without Foundation's `Bundle`.
///
/// SwiftPM puts a target's resources into a folder `<Package>_<Target>.resources` beside the program, on Apple's platforms into
/// `<Package>_<Target>.bundle`, and `Bundle.module` is that folder.
enum ResourceBundle {
  /// The endings of SwiftPM's folders.
  private static let endings = [".resources", ".bundle"]

  /// The folder of a target's resources; `nil` when there is none in any of `folders`.
  ///
  /// Without a package every package's target of that name is accepted, the first in alphabetical order. `App_My_Core.resources` may be
  /// that of a target `My_Core`: what leaves the package fewer underscores comes before it.
  static func module(target: String, package: String?, in folders: [String]) -> String? {
    for folder in folders {
      let names: [String]
      if let package {
        names = endings.map { "\(package)_\(target)\($0)" }
      } else {
        names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
          .filter { name in endings.contains { name.hasSuffix("_\(target)\($0)") } }
          .sorted { (underscores(in: $0), $0) < (underscores(in: $1), $1) }
      }
      if let name = names.first(where: { isFolder("\(folder)/\($0)") }) { return "\(folder)/\(name)" }
    }
    return nil
  }

  private static func underscores(in name: String) -> Int { name.utf8.count { $0 == UInt8(ascii: "_") } }

  /// The folder of the program's own resources: `<name>.resources` beside it, `share/<name>.resources` or `share/<name>` beside the
  /// `bin` that it is installed in, the `Resources` of an app bundle, or the program's folder itself.
  static func main(program: String) -> String {
    let pieces = program.split(separator: "/", omittingEmptySubsequences: false)
    let name = pieces.last.map(String.init) ?? program
    let folder = pieces.dropLast().joined(separator: "/")
    var candidates = ["\(folder)/\(name).resources"]
    if pieces.dropLast().last == "bin" {
      let prefix = pieces.dropLast(2).joined(separator: "/")
      candidates += ["\(prefix)/share/\(name).resources", "\(prefix)/share/\(name)"]
    }
    if pieces.dropLast().last == "MacOS" { candidates.append("\(pieces.dropLast(2).joined(separator: "/"))/Resources") }
    return candidates.first(where: isFolder) ?? folder
  }

  /// The folders in which a module's resources may be: where the environment says (`PACKAGE_RESOURCE_BUNDLE_PATH`, as SwiftPM has it),
  /// beside the library or program that holds `image`, beside the program, and in an app's `Resources`.
  static func searchedFolders(
    image: UnsafeRawPointer?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    var folders: [String] = []
    if let path = environment["PACKAGE_RESOURCE_BUNDLE_PATH"], !path.isEmpty {
      folders.append(path)
    }
    for file in [image.flatMap(imagePath), programPath].compactMap({ $0 }) {
      let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      folders += [folder, "\(folder)/../Resources"]
    }
    return folders
  }

  /// The absolute path of the running program.
  static var programPath: String? {
    #if os(Linux) || os(Android)
      // The kernel's link tells it, however the program was called.
      if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
    #endif
    return CommandLine.arguments.first.map(absolute)
  }

  /// The absolute path of the library or program that an address is in.
  private static func imagePath(_ address: UnsafeRawPointer) -> String? {
    #if canImport(Darwin)
      var information = Dl_info()
      guard dladdr(address, &information) != 0, let name = information.dli_fname else { return nil }
      return absolute(String(cString: name))
    #elseif os(Linux) || os(Android)
      // The kernel's list of what is loaded: "7f5c0000-7f5c8000 r--p 00000000 08:01 131 /usr/lib/libexample.so". It tells no size, and is
      // read line by line, as what reads it at one go gets its first page only.
      guard let list = fopen("/proc/self/maps", "r") else { return nil }
      var (buffer, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
      defer {
        free(buffer)
        fclose(list)
      }
      let place = UInt(bitPattern: address)
      while getline(&buffer, &capacity, list) > 0, let line = buffer {
        let fields = String(cString: line).dropLast().split(separator: " ", maxSplits: 5)
        let ends = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
        guard ends.count == 2, ends[0] <= place, place < ends[1], fields.count == 6 else { continue }
        return String(fields[5].drop { $0 == " " })
      }
      return nil
    #else
      return nil
    #endif
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  static func isFolder(_ path: String) -> Bool {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}

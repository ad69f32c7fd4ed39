import Foundation
import PackagePlugin

/// A folder that makes SwiftPM plan anew when something appears in it.
///
/// SwiftPM asks plugins for their outputs when it plans, not at every build, and does not plan because a catalog has got a language. It
/// does when the folder of a prebuild command changes: there the compiler leaves a mark for each table that was not announced.
struct PlanningFolder {
  let url: URL

  /// The folder, empty: what it told has been heard.
  init(in workFolder: URL) throws {
    url = workFolder.appending(path: "UnexpectedTables", directoryHint: .isDirectory)
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The command that names the folder to SwiftPM.
  var command: Command {
    .prebuildCommand(
      displayName: "Looking for new tables", executable: URL(filePath: "/bin/mkdir"), arguments: ["-p", url.path],
      outputFilesDirectory: url)
  }
}

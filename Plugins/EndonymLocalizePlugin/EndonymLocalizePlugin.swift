import Foundation
import PackagePlugin

/// `swift package localize SUBCOMMAND ...`: `endonym strings SUBCOMMAND ...` in the package's folder.
@main
struct EndonymLocalizePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "EndonymCommand").url
    process.arguments = ["strings"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What is wrong has been told; SwiftPM ends with 1 whatever is said here.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      exit(process.terminationReason == .exit ? process.terminationStatus : 1)
    }
  }
}

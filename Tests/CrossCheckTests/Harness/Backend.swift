import CToolchainICU
import Endonym

/// Which ICU Endonym is linked with in this build.
struct Backend {
  /// The name of its ledger: `system-72`, `toolchain-76`.
  let name: String

  static let current: Backend = {
    let version = (try? DataVersions.current().icu) ?? "0"
    #if FoundationICU
      let library = "toolchain"
    #else
      let library = "system"
    #endif
    return Backend(name: "\(library)-\(version.prefix { $0 != "." })")
  }()

  /// The major version of the ICU inside Foundation.
  static let foundationICU = Int(toolchain_icu_major_version())
}

// swift-tools-version: 6.1
import PackageDescription

// An app in five languages, whose resources are a String Catalog and tables of .lproj folders.
let package = Package(
  name: "Languages",
  defaultLocalization: "en",
  dependencies: [.package(name: "Endonym", path: "../..")],
  targets: [
    .executableTarget(
      name: "Languages", dependencies: [.product(name: "EndonymStrings", package: "Endonym")],
      resources: [.process("Resources")])
  ]
)

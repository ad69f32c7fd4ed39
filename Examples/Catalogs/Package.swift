// swift-tools-version: 6.1
import PackageDescription

// A program whose texts stand in string catalogs. The plugin compiles them to tables and makes symbols of their keys at every build;
// `swift package localize` runs the toolbox on them.
let package = Package(
  name: "Catalogs",
  defaultLocalization: "en",
  dependencies: [.package(name: "Endonym", path: "../..")],
  targets: [
    .executableTarget(
      name: "Catalogs",
      dependencies: [.product(name: "EndonymFoundation", package: "Endonym")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "EndonymStringsPlugin", package: "Endonym")])
  ]
)

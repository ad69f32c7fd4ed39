// swift-tools-version: 6.1
import PackageDescription

// A program that uses Endonym as any other package would: by its path here, by its URL elsewhere.
let package = Package(
  name: "Formatting",
  dependencies: [.package(name: "Endonym", path: "../..")],
  targets: [
    .executableTarget(name: "Formatting", dependencies: [.product(name: "Endonym", package: "Endonym")])
  ]
)

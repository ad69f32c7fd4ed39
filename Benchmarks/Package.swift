// swift-tools-version: 6.1
import PackageDescription

// Endonym against raw ICU in C, Foundation, and other languages: `make bench` in the folder above.
let package = Package(
  name: "EndonymBenchmarks",
  dependencies: [.package(name: "Endonym", path: "..")],
  targets: [
    .systemLibrary(name: "CBenchmarkICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CRawICU", dependencies: ["CBenchmarkICU"]),
    .target(name: "CProcessMeter", cSettings: [.define("_GNU_SOURCE")]),
    .executableTarget(
      name: "EndonymBenchmarks",
      dependencies: [
        "CRawICU", "CProcessMeter", .product(name: "Endonym", package: "Endonym"),
        .product(name: "EndonymStrings", package: "Endonym"),
        .product(name: "EndonymTools", package: "Endonym"),
      ]),
    // Programs that do one thing and end, one for each contestant: what a process costs from cold, and in memory.
    .executableTarget(
      name: "StartEndonym", dependencies: ["CProcessMeter", .product(name: "Endonym", package: "Endonym")]),
    .executableTarget(name: "StartRawICU", dependencies: ["CRawICU", "CProcessMeter"]),
    .executableTarget(name: "StartFoundation", dependencies: ["CProcessMeter"]),
  ],
  cLanguageStandard: .gnu11
)

// swift-tools-version: 6.1
import Foundation
import PackageDescription

// ICU comes from the system (`libicu-dev`, the default) or, with `--traits FoundationICU`, from the Swift toolchain.
// Exactly one of the two is linked: a shim built for one never loads the other.
let package = Package(
  name: "Endonym",
  products: [
    .library(name: "Endonym", targets: ["Endonym"]),
    .library(name: "EndonymStrings", targets: ["EndonymStrings"]),
    .library(name: "EndonymFoundation", targets: ["EndonymFoundation"]),
    .library(name: "EndonymTools", targets: ["EndonymTools"]),
    .executable(name: "endonym", targets: ["EndonymCommand"]),
    .plugin(name: "EndonymStringsPlugin", targets: ["EndonymStringsPlugin"]),
    .plugin(name: "EndonymLocalizePlugin", targets: ["EndonymLocalizePlugin"]),
  ],
  traits: [
    .default(enabledTraits: ["SystemICU"]),
    .trait(name: "SystemICU", description: "Format with the system's ICU, found by pkg-config as icu-i18n."),
    .trait(name: "FoundationICU", description: "Format with the ICU inside the Swift toolchain's Foundation."),
  ],
  targets: [
    .systemLibrary(
      name: "CSystemICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(
      name: "CEndonymICU",
      dependencies: [.target(name: "CSystemICU", condition: .when(traits: ["SystemICU"]))],
      cSettings: [
        .define("ENDONYM_SYSTEM_ICU", .when(traits: ["SystemICU"])),
        .define("ENDONYM_FOUNDATION_ICU", .when(traits: ["FoundationICU"])),
      ],
      cxxSettings: [
        .define("ENDONYM_SYSTEM_ICU", .when(traits: ["SystemICU"])),
        .define("ENDONYM_FOUNDATION_ICU", .when(traits: ["FoundationICU"])),
      ],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(traits: ["FoundationICU"]))]),
    .target(name: "EndonymICU", dependencies: ["CEndonymICU"]),
    .target(name: "Endonym", dependencies: ["EndonymICU"]),
    .target(name: "EndonymStrings", dependencies: ["Endonym"]),
    .target(name: "EndonymFoundation", dependencies: ["Endonym", "EndonymStrings"]),
    .target(name: "EndonymTools", dependencies: ["CLibXML2", "Endonym", "EndonymStrings"]),
    .target(name: "EndonymBatch", dependencies: ["Endonym", "EndonymStrings"]),
    .executableTarget(
      name: "EndonymCommand", dependencies: ["Endonym", "EndonymBatch", "EndonymStrings", "EndonymTools"]),
    .plugin(name: "EndonymStringsPlugin", capability: .buildTool(), dependencies: ["EndonymCommand"]),
    .plugin(
      name: "EndonymLocalizePlugin",
      capability: .command(
        intent: .custom(verb: "localize", description: "Runs the toolbox for files of strings: endonym strings ..."),
        permissions: [.writeToPackageDirectory(reason: "Tools such as lint --fix and extract change files of strings.")]
      ),
      dependencies: ["EndonymCommand"]),
    .testTarget(name: "EndonymICUTests", dependencies: ["EndonymICU"]),
    .testTarget(name: "GoldenTests", dependencies: ["Endonym", "EndonymBatch"]),
    .testTarget(name: "ConformanceTests", dependencies: ["Endonym", "EndonymBatch", "RawICU"]),
    .testTarget(name: "DifferentialTests", dependencies: ["EndonymBatch", "RawICU", "TestSampling"]),
    // Random values and units, and what time grows with, for every kind of test.
    .target(name: "TestSampling", path: "Tests/Support/TestSampling"),
    // Real apps' files, for the readers and the tools.
    .target(name: "RealFiles", path: "Tests/Support/RealFiles"),
    // Files that last as long as a test.
    .target(name: "TemporaryFiles", path: "Tests/Support/TemporaryFiles"),
    // Raw ICU for the tests, which shares nothing with the shim it is compared with.
    .target(name: "RawICU", dependencies: ["CRawICU"], path: "Tests/Support/RawICU"),
    .target(
      name: "CRawICU",
      dependencies: [.target(name: "CSystemICU", condition: .when(traits: ["SystemICU"]))],
      path: "Tests/Support/CRawICU",
      cSettings: [.define("ENDONYM_FOUNDATION_ICU", .when(traits: ["FoundationICU"]))],
      cxxSettings: [.define("ENDONYM_FOUNDATION_ICU", .when(traits: ["FoundationICU"]))],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(traits: ["FoundationICU"]))]),
    .testTarget(
      name: "EndonymTests",
      dependencies: ["CAllocationCount", "Endonym", "ClientOfEssentials", "ClientOfFoundation", "TestSampling"]),
    .target(name: "CAllocationCount", path: "Tests/Support/CAllocationCount"),
    .testTarget(
      name: "EndonymStringsTests",
      dependencies: [
        "CAllocationCount", "Endonym", "EndonymStrings", "RealFiles", "TemporaryFiles", "TestSampling",
      ]),
    .testTarget(name: "EndonymFoundationTests", dependencies: ["EndonymFoundation", "TemporaryFiles", "TestSampling"]),
    .testTarget(
      name: "EndonymToolsTests",
      dependencies: ["EndonymStrings", "EndonymTools", "RealFiles", "TemporaryFiles", "TestSampling"]),
    .testTarget(name: "EndonymBatchTests", dependencies: ["Endonym", "EndonymBatch", "TemporaryFiles"]),
    .testTarget(
      name: "EndonymCommandTests", dependencies: ["EndonymBatch", "EndonymCommand", "TemporaryFiles", "TestSampling"]),
    .testTarget(name: "FaultTests", dependencies: ["CEndonymICU", "Endonym", "EndonymICU"]),
    // Programs as users write them: beside Foundation, and with FoundationEssentials alone.
    .target(name: "ClientOfEssentials", dependencies: ["Endonym"], path: "Tests/Support/ClientOfEssentials"),
    .target(name: "ClientOfFoundation", dependencies: ["Endonym"], path: "Tests/Support/ClientOfFoundation"),
    .target(name: "CToolchainICU", path: "Tests/Support/CToolchainICU"),
    .testTarget(name: "CrossCheckTests", dependencies: ["Endonym", "CToolchainICU", "TestSampling"]),
  ],
  cLanguageStandard: .c11,
  cxxLanguageStandard: .cxx17
)

// `endonym-extract` reads Swift by the compiler's own parser, which the toolchain brings along as a library but SwiftPM finds only when it is
// told the folder. That takes unsafe flags, so no target of a library, a plugin or `endonym` may depend on this one. A toolchain without the
// parser builds all the rest.
if let folder = compilerLibraries() {
  let flags: [SwiftSetting] = [.unsafeFlags(["-I", folder])]
  let linking: [LinkerSetting] = [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
  package.products.append(.executable(name: "endonym-extract", targets: ["EndonymExtractor"]))
  package.targets += [
    .executableTarget(
      name: "EndonymExtractor", dependencies: ["EndonymStrings", "EndonymTools"], swiftSettings: flags,
      linkerSettings: linking),
    .testTarget(
      name: "EndonymExtractorTests", dependencies: ["EndonymExtractor", "EndonymStrings", "EndonymTools"],
      swiftSettings: flags, linkerSettings: linking),
  ]
}

/// The folder with SwiftParser in the toolchain that reads this manifest: `lib/swift/host`, found from where PackageDescription was loaded,
/// `lib/swift/pm/ManifestAPI`.
func compilerLibraries() -> String? {
  #if canImport(Darwin)
    var image = Dl_info()
    guard dladdr(unsafeBitCast(Package.self, to: UnsafeRawPointer.self), &image) != 0, let name = image.dli_fname
    else { return nil }
    let library = String(cString: name)
  #else
    // Read line by line: the file tells no size, and what reads it at one go may get only its beginning.
    guard let images = fopen("/proc/self/maps", "r") else { return nil }
    var (line, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
    defer {
      free(line)
      fclose(images)
    }
    var library = ""
    while !library.hasSuffix("/libPackageDescription.so\n"), getline(&line, &capacity, images) > 0, let line {
      library = String(String(cString: line).drop { $0 != "/" })
    }
  #endif
  let folder = URL(fileURLWithPath: library).deletingLastPathComponent().appendingPathComponent("../../host")
    .standardizedFileURL.path
  return FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule") ? folder : nil
}

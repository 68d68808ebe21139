// swift-tools-version:6.2
import PackageDescription

// Apps in whose build a package asks `canImport(Combine)`: here GRDB. See Documentation/Interop.md.
#if canImport(Darwin)
  let packages: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
  let combineAlias: [SwiftSetting] = []
  let foundationExportsCombine: [SwiftSetting] = []
#else
  let packages: [Package.Dependency] = [.package(name: "theseus", path: "../../..")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "theseus")]
  let combineAlias: [SwiftSetting] = [.unsafeFlags(["-module-alias", "Combine=TheseusCombine"])]
  let foundationExportsCombine: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "TheseusCombine"])
  ]
#endif

let package = Package(
  name: "with-grdb",
  platforms: [.macOS(.v15)],
  dependencies: packages + [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")
  ],
  targets: [
    // GRDB, without Combine in the app.
    .executableTarget(
      name: "GRDBApp", dependencies: swiftUI + [.product(name: "GRDB", package: "GRDB.swift")]),
    // GRDB, and files that import Combine.
    .executableTarget(
      name: "GRDBAndCombineApp",
      dependencies: swiftUI + [.product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: combineAlias),
    // Files that use `ObservableObject` and import only Foundation.
    .executableTarget(
      name: "FoundationOnlyApp", dependencies: swiftUI, swiftSettings: foundationExportsCombine),
    .testTarget(
      name: "InteropTests", dependencies: ["GRDBApp", "GRDBAndCombineApp", "FoundationOnlyApp"]),
  ],
  swiftLanguageModes: [.v6]
)

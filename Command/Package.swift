// swift-tools-version:6.2
import Foundation
import PackageDescription

// The command, the identity model and the harness that compares the runtime with it: a package of
// its own, so that no app fetches or builds them.
//
// In Theseus' repository it uses the sources around it. In a repository of its own, made with
// `git subtree split --prefix=Command`, it uses the published package.
let isNested = FileManager.default.fileExists(
  atPath: Context.packageDirectory + "/../Sources/TheseusCore")
let theseus: Package.Dependency =
  isNested
  ? .package(name: "theseus", path: "..")
  : .package(url: "https://github.com/theseus/theseus", branch: "main")

let package = Package(
  name: "theseus-command",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "theseus", targets: ["TheseusCommand"]),
    .library(name: "IdentityModel", targets: ["IdentityModel"]),
    .library(name: "Conformance", targets: ["Conformance"]),
  ],
  dependencies: [
    theseus, .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "IdentityModel"),
    .target(
      name: "Conformance",
      dependencies: ["IdentityModel", .product(name: "TheseusCore", package: "theseus")]),
    .target(
      name: "RuntimeFindings",
      dependencies: ["Conformance", .product(name: "TheseusTesting", package: "theseus")]),
    .target(
      name: "Development", dependencies: [.product(name: "TheseusLink", package: "theseus")]),
    .target(
      name: "Inspection",
      dependencies: [
        .product(name: "Theseus", package: "theseus"),
        .product(name: "TheseusLink", package: "theseus"),
      ]),
    .executableTarget(
      name: "TheseusCommand",
      dependencies: [
        "IdentityModel", "Conformance", "RuntimeFindings", "Development", "Inspection",
        .product(name: "TheseusLink", package: "theseus"),
        .product(name: "TheseusTrace", package: "theseus"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "CommandTestSupport", path: "Tests/CommandTestSupport"),
    .testTarget(
      name: "IdentityModelTests", dependencies: ["IdentityModel", "CommandTestSupport"],
      exclude: ["Traces"]),
    .executableTarget(
      name: "DevelopmentProbe", dependencies: [.product(name: "TheseusLink", package: "theseus")],
      path: "Tests/DevelopmentProbe"),
    .testTarget(
      name: "DevelopmentTests", dependencies: ["Development", "TheseusCommand", "DevelopmentProbe"]),
    .testTarget(
      name: "InspectionTests",
      dependencies: ["Inspection", .product(name: "TheseusTesting", package: "theseus")]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "Conformance", "RuntimeFindings", "TheseusCommand", "CommandTestSupport",
        .product(name: "TheseusTesting", package: "theseus"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

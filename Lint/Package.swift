// swift-tools-version:6.2
import PackageDescription

// SwiftPM builds a plugin's tool for the host, in a second copy beside the one for the target.
// `THESEUS_LINT_PLUGINS=0` leaves the plugins out, so that tests and the command compile
// swift-syntax once.
let hasPlugins = Context.environment["THESEUS_LINT_PLUGINS"] != "0"
let pluginProducts: [Product] =
  hasPlugins
  ? [
    .plugin(name: "LintCommand", targets: ["LintCommand"]),
    .plugin(name: "LintBuild", targets: ["LintBuild"]),
  ] : []
let pluginTargets: [Target] =
  hasPlugins
  ? [
    .plugin(
      name: "LintCommand",
      capability: .command(
        intent: .custom(
          verb: "theseus-lint", description: "Report code that will lose or mix up state.")),
      dependencies: ["TheseusLint"]),
    .plugin(name: "LintBuild", capability: .buildTool(), dependencies: ["TheseusLint"]),
  ] : []

// This manifest names no path outside its folder: the folder is also a repository of its own.
let package = Package(
  name: "theseus-lint",
  platforms: [.macOS(.v15)],
  products: pluginProducts + [
    .executable(name: "theseus-lint", targets: ["TheseusLint"]),
    .library(name: "IdentityLint", targets: ["IdentityLint"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "602.0.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "IdentityLint",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .executableTarget(
      name: "TheseusLint",
      dependencies: [
        "IdentityLint", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "IdentityLintTests", dependencies: ["IdentityLint", "TheseusLint"],
      exclude: ["Advice", "Apps", "Fixtures", "Labels", "Review", "Sets", "Spellings"]),
  ] + pluginTargets,
  swiftLanguageModes: [.v6]
)

// swift-tools-version:6.2
import PackageDescription

// A package of its own, so that the library's users never build it. `make bench` runs it in
// release.
let package = Package(
  name: "theseus-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "theseus", path: ".."),
    .package(name: "theseus-command", path: "../Command"),
  ],
  targets: [
    // Run by `startup.counter`: the example app, the same linked as `--static-swift-stdlib` does,
    // and a program that does nothing.
    .executableTarget(
      name: "StartupCounter", dependencies: [.product(name: "SwiftUI", package: "theseus")]),
    .executableTarget(
      name: "StartupCounterStatic", dependencies: [.product(name: "SwiftUI", package: "theseus")],
      linkerSettings: [
        .unsafeFlags(
          ["-static-stdlib", "-Xlinker", "--gc-sections"]
            + ["CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections"]
            .map { "-l\($0)" } + ["-lstdc++"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .executableTarget(name: "StartupFloor"),
    .executableTarget(
      name: "TheseusBenchmarks",
      dependencies: [
        .product(name: "AttributeGraph", package: "theseus"),
        .product(name: "Theseus", package: "theseus"),
        .product(name: "TheseusCells", package: "theseus"),
        .product(name: "TheseusHTML", package: "theseus"),
        .product(name: "TheseusTerminal", package: "theseus"),
        .product(name: "IdentityModel", package: "theseus-command"),
        .product(name: "Conformance", package: "theseus-command"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

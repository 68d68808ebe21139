// swift-tools-version:6.2
import Foundation
import PackageDescription

// On Apple platforms the system has a SwiftUI, and the probes are run by hand.
#if canImport(Darwin)
  let theseus: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
  let checking: [Target.Dependency] = []
  let tests: [Target] = []
#else
  let theseus: [Package.Dependency] = [.package(name: "theseus", path: "../..")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "theseus")]
  let checking: [Target.Dependency] = [.product(name: "TheseusTesting", package: "theseus")]
  let tests: [Target] = [
    .testTarget(
      name: "ProbesTests",
      dependencies: ["Probes", "ProbeViews", .product(name: "TheseusVector", package: "theseus")],
      exclude: ["Pictures"])
  ]
#endif

// `Keying` is one program in two forms: `Scripts/keying` builds it as it was, and again as it is.
let form = ProcessInfo.processInfo.environment["KEYING_FORM"] ?? "After"
#if canImport(Darwin)
  let keying: [Target] = []
#else
  let keying: [Target] = [
    .executableTarget(
      name: "Keying", dependencies: swiftUI + checking, path: "Keying",
      exclude: ["expected.txt", form == "After" ? "Before" : "After"],
      sources: ["Runner", form])
  ]
#endif

let package = Package(
  name: "probes",
  platforms: [.macOS(.v15)],
  dependencies: theseus,
  targets: [
    // The screens and their scripts: `import SwiftUI` and nothing else.
    .target(name: "ProbeViews", dependencies: swiftUI),
    .executableTarget(name: "Probes", dependencies: ["ProbeViews"] + swiftUI + checking),
  ] + keying + tests,
  swiftLanguageModes: [.v6]
)

// swift-tools-version:6.1
import PackageDescription

// On Apple platforms the system has a SwiftUI, and the probes are run by hand.
#if canImport(Darwin)
  let theseus: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
  let checking: [Target.Dependency] = []
#else
  let theseus: [Package.Dependency] = [.package(name: "theseus", path: "../..")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "theseus")]
  let checking: [Target.Dependency] = [.product(name: "TheseusTesting", package: "theseus")]
#endif

let package = Package(
  name: "probes",
  platforms: [.macOS(.v15)],
  dependencies: theseus,
  targets: [
    // The screens and their scripts: `import SwiftUI` and nothing else.
    .target(name: "ProbeViews", dependencies: swiftUI),
    .executableTarget(name: "Probes", dependencies: ["ProbeViews"] + swiftUI + checking),
  ],
  swiftLanguageModes: [.v6]
)

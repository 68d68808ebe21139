// swift-tools-version:6.2
import PackageDescription

// An app whose files import Combine.
#if canImport(Darwin)
  let packages: [Package.Dependency] = []
  let products: [Target.Dependency] = []
#else
  let packages: [Package.Dependency] = [
    .package(name: "theseus", path: "../../.."),
    .package(name: "Combine", path: "../../../Packages/Combine"),
  ]
  let products: [Target.Dependency] = [
    .product(name: "SwiftUI", package: "theseus"), .product(name: "Combine", package: "Combine"),
  ]
#endif

let package = Package(
  name: "with-combine",
  platforms: [.macOS(.v15)],
  dependencies: packages,
  targets: [
    .executableTarget(name: "CombineApp", dependencies: products),
    .testTarget(name: "CombineAppTests", dependencies: ["CombineApp"]),
  ],
  swiftLanguageModes: [.v6]
)

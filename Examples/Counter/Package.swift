// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Counter",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "theseus", path: "../..")],
  targets: [
    .executableTarget(
      name: "Counter", dependencies: [.product(name: "SwiftUI", package: "theseus")]),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", .product(name: "TheseusVector", package: "theseus")],
      exclude: ["Pictures"]),
  ],
  swiftLanguageModes: [.v6]
)

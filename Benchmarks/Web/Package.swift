// swift-tools-version:6.2
import PackageDescription

// Apart from the other benchmarks: with the trait Web every module of Theseus is compiled again.
let package = Package(
  name: "theseus-web-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "theseus", path: "../..", traits: ["Web"]),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    // The server that is measured.
    .executableTarget(
      name: "WebCounter",
      dependencies: [
        .product(name: "Theseus", package: "theseus"),
        .product(name: "TheseusWeb", package: "theseus"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    // The floor.
    .executableTarget(name: "WebFloor"),
    // The browsers.
    .executableTarget(name: "WebBenchmarks"),
  ],
  swiftLanguageModes: [.v6]
)

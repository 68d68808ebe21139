// swift-tools-version:6.2
import Foundation
import PackageDescription

// A package of its own: with the trait Web every module of Theseus is compiled again, so only these
// tests and Journal's server are built with it.
// PostgreSQL is tested where its library is installed (libpq-dev).
let hasPostgres = ["/usr/include/postgresql", "/usr/include", "/usr/local/include"].contains {
  FileManager.default.fileExists(atPath: $0 + "/libpq-fe.h")
}

let postgres: [SwiftSetting] = hasPostgres ? [.define("Postgres")] : []

let keying: [Target.Dependency] = [
  .product(name: "SwiftUI", package: "theseus"),
  .product(name: "TheseusWeb", package: "theseus"),
  .product(name: "Logging", package: "swift-log"),
]

let package = Package(
  name: "theseus-web-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "theseus", path: "../..", traits: hasPostgres ? ["Web", "Postgres"] : ["Web"]),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    // Programs that tests run, kill and run again.
    .executableTarget(
      name: "WebProbe",
      dependencies: [
        .product(name: "TheseusWeb", package: "theseus"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Theseus", package: "theseus"),
      ], swiftSettings: postgres),
    // One program before and after a change of its code.
    .executableTarget(name: "KeyingBefore", dependencies: keying),
    .executableTarget(name: "KeyingAfter", dependencies: keying),
    .testTarget(
      name: "TheseusWebTests",
      dependencies: [
        "WebProbe", "KeyingBefore", "KeyingAfter",
        .product(name: "TheseusWeb", package: "theseus"),
      ],
      swiftSettings: postgres),
  ],
  swiftLanguageModes: [.v6]
)

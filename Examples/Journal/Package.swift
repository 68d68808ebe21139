// swift-tools-version:6.2
import PackageDescription

// On Apple platforms the system has a SwiftUI.
#if canImport(Darwin)
  let swiftUI: [Target.Dependency] = []
  let screenTests: [Target] = []
#else
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "theseus")]
  let screenTests: [Target] = [
    .testTarget(
      name: "JournalTests",
      dependencies: swiftUI + [
        "Journal", "JournalModel", .product(name: "TheseusTesting", package: "theseus"),
        .product(name: "TheseusVector", package: "theseus"),
        .product(name: "TheseusCells", package: "theseus"),
      ], exclude: ["Pictures"])
  ]
#endif

// For state with which the next run continues; without effect on Apple platforms.
let theseus: [Package.Dependency] = [
  .package(
    name: "theseus", path: "../..",
    traits: [
      .trait(name: "Web", condition: .when(traits: ["Web"])),
      .trait(name: "Postgres", condition: .when(traits: ["Postgres"])),
    ]
  )
]
let session: [Target.Dependency] = [.product(name: "TheseusSession", package: "theseus")]

let package = Package(
  name: "journal",
  platforms: [.macOS(.v15)],
  products: [.library(name: "JournalModel", targets: ["JournalModel"])],
  traits: [
    .trait(name: "Web", description: "Journal can be served to browsers: --web."),
    .trait(
      name: "Postgres", description: "Browsers' sessions can be kept in PostgreSQL.",
      enabledTraits: ["Web"]),
  ],
  dependencies: theseus + [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "Journal", dependencies: swiftUI + session + ["JournalCommand", "JournalModel"]),
    .target(name: "JournalModel", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .target(
      name: "JournalCommand",
      dependencies: [
        "JournalModel", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "JournalModelTests",
      dependencies: [
        "JournalModel", "JournalChild", .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(name: "JournalCommandTests", dependencies: ["JournalCommand"]),
    // A process for tests to kill.
    .executableTarget(
      name: "JournalChild", dependencies: ["JournalModel"], path: "Tests/JournalChild"),
  ] + screenTests,
  swiftLanguageModes: [.v6]
)

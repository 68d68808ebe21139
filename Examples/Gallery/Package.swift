// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "theseus", path: "../..")],
  targets: [
    .executableTarget(
      name: "Gallery", dependencies: [.product(name: "SwiftUI", package: "theseus")]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", .product(name: "SwiftUI", package: "theseus"),
        .product(name: "TheseusCells", package: "theseus"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

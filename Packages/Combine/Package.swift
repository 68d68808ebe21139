// swift-tools-version:6.2
import Foundation
import PackageDescription

// `import Combine` for platforms without it. A package of its own, because its module would break
// packages that ask `canImport(Combine)` in the same build: see Documentation/Interop.md.
//
// In Theseus' repository it uses the sources around it. In a repository of its own, made with
// `git subtree split --prefix=Packages/Combine`, it uses the published package.
#if canImport(Darwin)
  let packages: [Package.Dependency] = []
  let products: [Product] = []
  let targets: [Target] = []
#else
  let isNested = FileManager.default.fileExists(
    atPath: Context.packageDirectory + "/../../Sources/CombineFoundation")
  let packages: [Package.Dependency] = [
    isNested
      ? .package(name: "theseus", path: "../..")
      : .package(url: "https://github.com/theseus/theseus", branch: "main"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ]
  let products: [Product] = [.library(name: "Combine", targets: ["Combine"])]
  let targets: [Target] = [
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "CombineFoundation", package: "theseus"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  ]
#endif

let package = Package(
  name: "Combine",
  platforms: [.macOS(.v15)],
  products: products,
  dependencies: packages,
  targets: targets,
  swiftLanguageModes: [.v6]
)

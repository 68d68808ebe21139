// swift-tools-version:6.2
import PackageDescription

// `import Combine` for platforms without it. A package of its own, because its module would break
// packages that ask `canImport(Combine)` in the same build: see Documentation/Interop.md.
#if canImport(Darwin)
  let products: [Product] = []
  let targets: [Target] = []
#else
  let products: [Product] = [.library(name: "Combine", targets: ["Combine"])]
  let targets: [Target] = [
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  ]
#endif

let package = Package(
  name: "Combine",
  products: products,
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)

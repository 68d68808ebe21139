// swift-tools-version:6.2
import Foundation
import PackageDescription

// Stand-ins for frameworks that view files import beside SwiftUI, for platforms without them. Each
// product has one module that other packages test for with `canImport`, so an app gets only those
// that it names: see README.md.
//
// In Theseus' repository it uses the sources around it. In a repository of its own, made with
// `git subtree split --prefix=Packages/Apple`, it uses the published package.
#if canImport(Darwin)
  let packages: [Package.Dependency] = []
  let products: [Product] = []
  let targets: [Target] = []
#else
  let isNested = FileManager.default.fileExists(
    atPath: Context.packageDirectory + "/../../Sources/FoundationAdditions")
  let packages: [Package.Dependency] = [
    isNested
      ? .package(name: "theseus", path: "../..")
      : .package(url: "https://github.com/theseus/theseus", branch: "main"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ]

  let modules = [
    "AppKit", "Cocoa", "UIKit", "CoreGraphics", "UserNotifications", "os", "OSLog", "Networking",
  ]
  let products: [Product] = modules.map { .library(name: $0, targets: [$0]) }

  let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "theseus")
  let testing = Target.Dependency.product(name: "TheseusTesting", package: "theseus")
  let targets: [Target] = [
    .target(
      name: "UnifiedLogging",
      dependencies: ["CUnfairLock", .product(name: "Logging", package: "swift-log")]),
    .target(name: "CUnfairLock"),
    .target(name: "CUnifiedLogging"),
    .target(name: "os", dependencies: ["UnifiedLogging", "CUnifiedLogging"]),
    .target(name: "OSLog", dependencies: ["UnifiedLogging", "os"]),
    .target(
      name: "AppleGraphics",
      dependencies: [swiftUI, .product(name: "TheseusVector", package: "theseus")]),
    .target(name: "CoreGraphics", dependencies: ["AppleGraphics", "_Testing_CoreGraphics"]),
    .target(name: "AppleInterface", dependencies: ["AppleGraphics"]),
    .target(name: "AppKit", dependencies: ["AppleInterface", "_Testing_AppKit"]),
    .target(name: "Cocoa", dependencies: ["AppKit"]),
    .target(name: "UIKit", dependencies: ["AppleInterface", "_Testing_UIKit"]),
    // Modules that the compiler looks for in files that import Testing too.
    .target(name: "_Testing_AppKit"),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "UserNotifications", dependencies: [swiftUI]),
    .target(name: "Networking"),
    .testTarget(name: "AppKitTests", dependencies: ["AppKit", "Networking", testing]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", testing]),
    .testTarget(name: "UnifiedLoggingTests", dependencies: ["os", "OSLog"]),
    .testTarget(name: "AppleGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications", testing]),
  ]
#endif

let package = Package(
  name: "Apple",
  platforms: [.macOS(.v15)],
  products: products,
  dependencies: packages,
  targets: targets,
  swiftLanguageModes: [.v6]
)

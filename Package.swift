// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

// `SwiftUI` and `UniformTypeIdentifiers` are modules of ours only where the system has none.
#if canImport(Darwin)
  let swiftUIProducts: [Product] = []
  let swiftUITargets: [Target] = []
  let typeIdentifiers: [Target.Dependency] = []
  let combineSide: [Target.Dependency] = []
  let lintAdvice: [Target.Dependency] = []
#else
  let swiftUIProducts: [Product] = [
    .library(name: "SwiftUI", targets: ["SwiftUI", "UniformTypeIdentifiers"]),
    .library(name: "CombineFoundation", targets: ["CombineFoundation", "TheseusCombine"]),
    .library(name: "FoundationAdditions", targets: ["FoundationAdditions"]),
  ]
  let typeIdentifiers: [Target.Dependency] = ["UniformTypeIdentifiers", "FoundationAdditions"]
  let combineSide: [Target.Dependency] = ["CombineFoundation"]
  let lintAdvice: [Target.Dependency] = ["SwiftUI"]
  let swiftUITargets: [Target] = [
    .target(name: "UniformTypeIdentifiers"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Theseus", "CombineFoundation", "FoundationAdditions",
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    .target(
      name: "CombineFoundation",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(name: "FoundationAdditions"),
    .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"]),
    .testTarget(
      name: "CombineFoundationTests",
      dependencies: ["CombineFoundation", .product(name: "OpenCombine", package: "OpenCombine")]),
    .testTarget(name: "SignatureTests", dependencies: ["SwiftUI", "TestSupport"]),
  ]
#endif

// A target that uses these is empty without the trait: SwiftPM builds it with the whole package.
let web = TargetDependencyCondition.when(traits: ["Web"])
let postgres = TargetDependencyCondition.when(traits: ["Postgres"])
let server: [Target.Dependency] = [
  .product(name: "NIOCore", package: "swift-nio", condition: web),
  .product(name: "NIOPosix", package: "swift-nio", condition: web),
  .product(name: "NIOHTTP1", package: "swift-nio", condition: web),
  .product(name: "NIOWebSocket", package: "swift-nio", condition: web),
  .product(name: "Crypto", package: "swift-crypto", condition: web),
  .product(name: "Logging", package: "swift-log", condition: web),
  .product(name: "Metrics", package: "swift-metrics", condition: web),
  .target(name: "CTheseusSQLite", condition: web),
  .target(name: "CTheseusPostgres", condition: postgres),
]

// `theseus preview` builds apps that show their previews; other apps have nothing of it. Only the
// module Theseus is compiled in another way, so that everything below it stays as it is.
let showsPreviews = Context.environment["THESEUS_PREVIEW"] == "1"

let package = Package(
  name: "theseus",
  platforms: [.macOS(.v15)],
  products: swiftUIProducts + [
    .library(name: "Theseus", targets: ["Theseus"]),
    .library(name: "TheseusTesting", targets: ["TheseusTesting"]),
    .library(name: "TheseusCells", targets: ["TheseusCells"]),
    .library(name: "TheseusCore", targets: ["TheseusCore"]),
    .library(name: "TheseusSession", targets: ["TheseusSession"]),
    .library(name: "TheseusTrace", targets: ["TheseusTrace"]),
    .library(name: "TheseusTerminal", targets: ["TheseusTerminal"]),
    .library(name: "TheseusVector", targets: ["TheseusVector"]),
    .library(name: "TheseusHTML", targets: ["TheseusHTML"]),
    .library(name: "AttributeGraph", targets: ["AttributeGraph"]),
    .library(name: "TheseusLink", targets: ["TheseusLink"]),
    .library(name: "TheseusWeb", targets: ["TheseusWeb"]),
  ],
  traits: [
    .trait(
      name: "Web", description: "The app can be served to browsers: the flag --web, and WebServer."),
    .trait(
      name: "Postgres",
      description: "Sessions of browsers can be kept in PostgreSQL: --store postgres://…",
      enabledTraits: ["Web"]),
  ],
  // All but OpenCombine are fetched only with the trait Web.
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-crypto", "3.0.0"..<"5.0.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
  ],
  targets: [
    .target(name: "AttributeGraph"),
    .target(
      name: "TheseusCombine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    // Conformances to its protocol build on Apple platforms too.
    .target(name: "TheseusSession"),
    .target(
      name: "TheseusCore",
      dependencies: [
        "AttributeGraph", "TheseusSession", "TheseusCombine",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .target(name: "TheseusViews", dependencies: ["TheseusCore"] + typeIdentifiers),
    .target(name: "TheseusCells", dependencies: ["TheseusViews"]),
    .target(name: "TheseusVector", dependencies: ["TheseusViews"]),
    .target(
      name: "TheseusHTML", dependencies: ["TheseusViews"],
      resources: [
        .embedInCode("Client/theseus.js"), .embedInCode("Client/transfer.js"),
        .embedInCode("Client/theseus.css"),
      ]),
    .target(name: "CTerminal"),
    .target(name: "TheseusTerminal", dependencies: ["TheseusCells", "CTerminal"]),
    .systemLibrary(name: "CTheseusSQLite"),
    .systemLibrary(name: "CTheseusPostgres"),
    .target(name: "TheseusWeb", dependencies: ["TheseusHTML", "CTerminal"] + server),
    .target(name: "TheseusInspector", dependencies: ["TheseusCore"]),
    .target(name: "TheseusTrace", dependencies: ["TheseusInspector"]),
    .target(
      name: "TheseusTesting", dependencies: ["TheseusCells", "TheseusInspector"] + combineSide),
    .target(name: "TheseusLink"),
    .macro(name: "TheseusMacros"),
    .target(
      name: "Theseus",
      dependencies: [
        "TheseusViews", "TheseusCells", "TheseusTerminal", "TheseusInspector", "TheseusMacros",
        "TheseusLink", .target(name: "TheseusWeb", condition: web),
      ] + (showsPreviews ? ["TheseusVector"] : []),
      swiftSettings: showsPreviews ? [.define("THESEUS_PREVIEW")] : []),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(name: "RuleTable", path: "Tests/RuleTable"),
    .executableTarget(name: "APITable", path: "Tests/APITable"),
    .target(name: "CTestStart", path: "Tests/CTestStart"),
    .target(name: "PageModel", dependencies: ["TheseusHTML"], path: "Tests/PageModel"),
    .target(
      name: "FuzzApps",
      dependencies: ["TheseusTesting", "TheseusVector", "PageModel", "TestSupport", "CTestStart"],
      path: "Tests/FuzzApps"),
    .target(
      name: "FuzzGraphs", dependencies: ["AttributeGraph", "TestSupport"], path: "Tests/FuzzGraphs"),
    .executableTarget(
      name: "FuzzRunner", dependencies: ["FuzzApps", "FuzzGraphs"], path: "Tests/FuzzRunner"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzApps"]),
    .testTarget(name: "AttributeGraphTests", dependencies: ["AttributeGraph", "FuzzGraphs"]),
    .testTarget(name: "TheseusCoreTests", dependencies: ["TheseusCore", "TestSupport"]),
    // Rules of the core, as a host shows them.
    .testTarget(name: "HostedCoreTests", dependencies: ["TheseusTesting", "TestSupport"]),
    .executableTarget(name: "LaunchProbe", dependencies: ["Theseus"], path: "Tests/LaunchProbe"),
    .testTarget(
      name: "TheseusTraceTests",
      dependencies: ["Theseus", "TheseusTrace", "TheseusTesting", "TestSupport"]),
    .testTarget(name: "LintExamplesTests", dependencies: ["TheseusTesting"]),
    // The linter's tests lint these files; what the linter advises must compile.
    .target(
      name: "LintAdvice", dependencies: lintAdvice, path: "Lint/Tests/IdentityLintTests/Advice"),
    .testTarget(
      name: "TheseusTests",
      dependencies: ["Theseus", "TheseusTesting", "TheseusTrace", "TheseusLink", "LaunchProbe"]),
    .testTarget(
      name: "TheseusTestingTests",
      dependencies: ["TheseusTesting", "TheseusCells", "TheseusSession", "TestSupport"]),
    .testTarget(name: "TheseusViewsTests", dependencies: ["TheseusTesting", "TestSupport"]),
    .testTarget(name: "TheseusCellsTests", dependencies: ["TheseusCells", "TestSupport"]),
    .testTarget(
      name: "TheseusVectorTests", dependencies: ["TheseusVector", "TestSupport"],
      exclude: ["Pictures"]),
    // Promises that views keep in a terminal, a picture and a page.
    .testTarget(
      name: "EveryHostTests",
      dependencies: ["TheseusTesting", "TheseusVector", "TheseusHTML", "PageModel"]),
    .testTarget(
      name: "TheseusHTMLTests", dependencies: ["PageModel", "TestSupport", "TheseusCells"]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["TheseusTerminal"] + combineSide,
      path: "Tests/TerminalProbe"),
    .testTarget(
      name: "TheseusTerminalTests",
      dependencies: [
        "Theseus", "TheseusTerminal", "TheseusLink", "TerminalProbe", "LaunchProbe", "TestSupport",
      ]),
    .testTarget(name: "TheseusLinkTests", dependencies: ["TheseusLink"]),
  ] + swiftUITargets,
  swiftLanguageModes: [.v6]
)

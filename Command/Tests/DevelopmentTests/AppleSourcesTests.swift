import Foundation
import Testing

@testable import Development

@Suite("theseus new --from writes a manifest beside an app's sources and lists what will not build")
struct AppleSourcesTests {
  private let folder = TemporaryFolder()

  init() throws {
    try write("App/TodoApp.swift", "import SwiftUI\n\n@main\nstruct TodoApp: App {\n}\n")
    try write("App/Row.swift", "import SwiftUI\nimport struct UIKit.UIColor\nimport MapKit\n")
    try write("App/Mac.swift", "#if os(macOS)\nimport AppKit\nfunc f() {}\n#endif\n")
    try write("App/Model.swift", "import Foundation\nimport Alamofire\nimport os\n")
    try write("Widgets/Bundle.swift", "import WidgetKit\n@main struct W: WidgetBundle {}\n")
    try write("AppTests/T.swift", "import XCTest\n")
    try write("App/Assets.xcassets/Contents.json", "{}")
    try write("App.xcodeproj/project.pbxproj", "")
  }

  private func write(_ path: String, _ text: String) throws { try folder.write(path, text) }

  @Test("extensions and tests are left out")
  func files() throws {
    let sources = try AppleSources(in: folder.path)
    #expect(
      sources.files.map(\.path) == [
        "App/Mac.swift", "App/Model.swift", "App/Row.swift", "App/TodoApp.swift",
      ])
    #expect(sources.otherFolders == ["Widgets"])
  }

  @Test("each import has a product, or a line that says what is missing")
  func imports() throws {
    let sources = try AppleSources(in: folder.path)
    #expect(sources.products.map(\.product) == ["UIKit", "os"])
    #expect(
      sources.report == [
        "import Alamofire: add its package or target to Package.swift: App/Model.swift",
        "import MapKit exists on Apple platforms only: App/Row.swift",
        "#if leaves nothing of: App/Mac.swift",
        "Widgets/ is another program's (an extension, a watch app) and left out",
        "AppTests/ has tests and is left out: add a .testTarget for them to Package.swift",
      ])
  }

  @Test("an import of a part of a module, which only Apple's modules have, is named")
  func parts() throws {
    try write("App/Icon.swift", "import UIKit.UIImage\nimport Foundation.NSURL\nimport os.log\n")
    try write("App/Cell.swift", "import UIKit.UIImage\nimport class UIKit.UIView\n")
    let report = try AppleSources(in: folder.path).report
    #expect(
      report.filter { $0.contains("no parts") } == [
        "import Foundation.NSURL: modules here have no parts, write `import Foundation`: "
          + "App/Icon.swift",
        "import UIKit.UIImage: modules here have no parts, write `import UIKit`: "
          + "App/Cell.swift, App/Icon.swift",
      ])
  }

  @Test("a documentation catalog is no resource of the app")
  func documentation() throws {
    try write("App/Guide.docc/Guide.md", "# Guide\n")
    #expect(try AppleSources(in: folder.path).resources == ["App/Assets.xcassets"])
  }

  @Test("a byte order mark hides neither an import nor the program")
  func byteOrderMark() throws {
    try write("App/TodoApp.swift", "\u{FEFF}@main struct TodoApp: App {\n}\n")
    try write("App/Model.swift", "\u{FEFF}import StoreKit\n")
    let sources = try AppleSources(in: folder.path)
    #expect(sources.files.map(\.path).contains("App/TodoApp.swift"))
    #expect(sources.report.contains { $0.hasPrefix("import StoreKit") }, "\(sources.report)")
  }

  @Test("a file that imports Cocoa has a product")
  func cocoa() throws {
    try write("App/Window.swift", "import Cocoa\n")
    let sources = try AppleSources(in: folder.path)
    #expect(sources.products.map(\.product) == ["Cocoa", "UIKit", "os"])
    #expect(!sources.report.contains { $0.contains("Cocoa") })
  }

  @Test("URLSession has a product, unless its file imports the module that has it here")
  func networking() throws {
    try write(
      "App/Own.swift",
      "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        + "let own = URLSession.shared\n// URLSession\n")
    #expect(try AppleSources(in: folder.path).products.map(\.product) == ["UIKit", "os"])
    try write("App/Load.swift", "import Foundation\nlet task = URLSession.shared\n")
    let sources = try AppleSources(in: folder.path)
    #expect(sources.products.map(\.product) == ["UIKit", "os", "Networking"])
    #expect(
      sources.report.contains(
        "URLSession is in the product Networking here: write `@_exported import Networking` in one "
          + "file: App/Load.swift"))
    let manifest = try sources.manifest(named: "Todo", source: .folder("/t"))
    #expect(manifest.contains(#".product(name: "Networking", package: "theseus-apple")"#))
  }

  @Test("types of AppKit in a file that imports SwiftUI alone have a product, and a line")
  func interface() throws {
    try write("App/Row.swift", "import SwiftUI\n#if os(iOS)\nlet a = UIColor.red\n#endif\n")
    // Types of Foundation, of the app, in other branches and in comments need nothing.
    try write(
      "App/Own.swift",
      "import SwiftUI\nstruct UIButton: View {}\nlet e = NSError()\n// NSColor\n"
        + "#if canImport(UIKit)\nlet b = UIColor.red\n#else\nlet b = NSColor.red\n#endif\n")
    try write(
      "App/Conditional.swift",
      "import SwiftUI\n#if canImport(AppKit)\nimport AppKit\n#endif\nlet app = NSApp\n")
    #expect(try AppleSources(in: folder.path).products.map(\.product) == ["os"])
    try write("App/Color.swift", "import SwiftUI\nlet a = Color(nsColor: .red)\n")
    try write(
      "App/Delegate.swift", "import SwiftUI\nclass Delegate: NSObject,NSApplicationDelegate {}\n")
    let sources = try AppleSources(in: folder.path)
    #expect(sources.products.map(\.product) == ["AppKit", "os"])
    #expect(
      sources.report.contains(
        "SwiftUI does not export AppKit here: write `@_exported import AppKit` in one file: "
          + "App/Color.swift, App/Delegate.swift"), "\(sources.report)")
    #expect(!sources.report.contains { $0.contains("both imported") })
    // Cocoa has AppKit in it.
    try write("App/Window.swift", "import Cocoa\n")
    #expect(try AppleSources(in: folder.path).products.map(\.product) == ["Cocoa", "os"])
  }

  @Test(
    "a file that exports the module already leaves no line about it",
    arguments: [
      ("AppKit", "let a = NSColor.red"), ("Cocoa", "let a = NSColor.red"),
      ("UIKit", "let a = UIColor.red"), ("Networking", "let a = URLSession.shared"),
    ])
  func exported(_ module: String, _ use: String) throws {
    try write("App/Color.swift", "import SwiftUI\n\(use)\n")
    #expect(try AppleSources(in: folder.path).report.contains { $0.contains("@_exported") })
    for text in [
      "@_exported import \(module)\n", "#if os(Linux)\n  @_exported import \(module)\n#endif\n",
    ] {
      try write("App/Exports.swift", text)
      let sources = try AppleSources(in: folder.path)
      #expect(!sources.report.contains { $0.contains("@_exported") }, "\(sources.report)")
      #expect(!sources.report.contains { $0.contains("import \(module):") })
      #expect(sources.products.contains { $0.product == module }, "\(sources.products)")
    }
    // Another file's plain import is known to that file alone.
    try write("App/Exports.swift", "import \(module)\n")
    #expect(try AppleSources(in: folder.path).report.contains { $0.contains("@_exported") })
  }

  @Test("imports inside #if count where it holds here, and no others")
  func conditionalImports() throws {
    try write(
      "App/Own.swift",
      "#if os(Linux)\nimport Shims\n#else\nimport Darwinish\n#endif\n#if DEBUG\nimport Tools\n"
        + "#endif\n#if canImport(UIKit)\nimport Maybe\n#endif\n")
    let report = try AppleSources(in: folder.path).report.joined(separator: "\n")
    #expect(report.contains("import Shims: add its package or target to Package.swift"))
    for module in ["Darwinish", "Tools", "Maybe"] { #expect(!report.contains(module)) }
  }

  @Test(
    "files with a part of Objective-C have a line",
    arguments: [
      "@objc func tap() {}", "@objcMembers class A {}", "let a = #selector(tap)",
      "let a = #keyPath(A.b)", "@NSManaged var a: Int", "@IBAction func tap() {}",
      "@IBOutlet var a: A?", "@IBInspectable var a = 1", "  private @objc dynamic var a = 1",
    ])
  func objectiveC(_ line: String) throws {
    try write("App/Own.swift", "// @objc\n#if os(macOS)\n\(line)\n#endif\nlet b = objc\n")
    #expect(try !AppleSources(in: folder.path).report.contains { $0.contains("Objective-C") })
    try write("App/Target.swift", "\(line)\n")
    #expect(
      try AppleSources(in: folder.path).report.contains(
        "@objc, #selector and the like need Objective-C: use closures, or leave them out: "
          + "App/Target.swift"))
  }

  @Test("types of UIKit likewise; an app that needs both has a line")
  func bothInterfaces() throws {
    try write("App/Share.swift", "import SwiftUI\nlet screen = UIScreen.main\n")
    #expect(try AppleSources(in: folder.path).products.map(\.product) == ["UIKit", "os"])
    try write("App/Panel.swift", "import SwiftUI\nlet panel = NSOpenPanel()\n")
    let sources = try AppleSources(in: folder.path)
    #expect(sources.products.map(\.product) == ["AppKit", "UIKit", "os"])
    #expect(
      sources.report.contains("AppKit and UIKit are both imported: an app here uses one of them"))
    let manifest = try sources.manifest(named: "Todo", source: .folder("/t"))
    #expect(manifest.contains(#".product(name: "AppKit", package: "theseus-apple")"#))
  }

  @Test("folders with tests, playgrounds and fetched code beside used files are left out, too")
  func innerFolders() throws {
    try write("App/RowTests/T.swift", "import XCTest\n")
    try write("App/Try.playground/Contents.swift", "print(1)\n")
    try write("App/EmptyTests/notes.txt", "")
    let sources = try AppleSources(in: folder.path)
    #expect(sources.files.count == 4)
    #expect(sources.testFolders == ["App/RowTests", "AppTests"])
    let manifest = try sources.manifest(named: "Todo", source: .folder("/t"))
    #expect(
      manifest.contains(
        #""Widgets", "App/EmptyTests", "App/RowTests", "App/Try.playground"]"#), "\(manifest)")
  }

  @Test("the manifest names the sources, the products and the resources")
  func manifest() throws {
    let text = try AppleSources(in: folder.path).manifest(named: "Todo", source: .folder("/t"))
    #expect(text.contains(#".package(name: "theseus", path: "/t")"#))
    #expect(text.contains(#".package(name: "theseus-apple", path: "/t/Packages/Apple")"#))
    #expect(text.contains(#".product(name: "UIKit", package: "theseus-apple")"#))
    #expect(text.contains(#"exclude: ["App.xcodeproj", "AppTests", "Widgets"]"#))
    #expect(text.contains(#".copy("App/Assets.xcassets")"#))
    let published = try AppleSources(in: folder.path).manifest(named: "Todo", source: .published)
    #expect(published.contains(#"url: "https://github.com/theseus/theseus-apple""#))
  }

  @Test("packages below the folder are dependencies and no sources")
  func localPackages() throws {
    try write(
      "Kit/Package.swift",
      "let package = Package(\n  products: [\n    .library(\n      name: \"Kit\", targets: [])])")
    try write("Kit/Sources/Kit.swift", "import Nothing\n")
    try write("Kit/Sources/en.lproj/A.strings", "")
    try write("App/Inner/Package.swift", ".library(name: \"Inner\")")
    try write("Unused/Package.swift", ".library(name: \"Unused\")")
    try write("App/Model.swift", "import Kit\nimport Inner\n")
    let sources = try AppleSources(in: folder.path)
    #expect(sources.files.map(\.path).contains { $0.hasPrefix("Kit/") } == false)
    let report = sources.report.filter { $0.contains("Kit/") || $0.contains(" Kit") }
    #expect(
      report == [
        "Kit/ is a package of its own: if it uses SwiftUI, its targets need "
          + ".product(name: \"SwiftUI\", package: \"theseus\") in its Package.swift too"
      ])
    let manifest = try sources.manifest(named: "Todo", source: .folder("/t"))
    #expect(manifest.contains(#".package(path: "Kit")"#))
    #expect(manifest.contains(#".package(path: "App/Inner")"#))
    #expect(manifest.contains(#".product(name: "Kit", package: "Kit")"#))
    #expect(manifest.contains(#".product(name: "Inner", package: "Inner")"#))
    #expect(
      manifest.contains(
        #"exclude: ["App.xcodeproj", "AppTests", "Kit", "Unused", "Widgets", "App/Inner"]"#))
    #expect(!manifest.contains("en.lproj"))
    #expect(!manifest.contains(#"path: "Unused""#))
  }

  @Test("resources of extensions, of tests and of Pods do not bring these into the app")
  func othersResources() throws {
    try write("App/Localizable.xcstrings", "{}")
    try write("Widgets/Localizable.xcstrings", "{}")
    try write("Widgets/Other.xcstrings", "{}")
    try write("AppTests/Assets.xcassets/Contents.json", "{}")
    try write("AppTests/Expected.xcstrings", "{}")
    try write("Pods/Kit/en.lproj/Kit.strings", "")
    let manifest = try AppleSources(in: folder.path)
      .manifest(named: "Todo", source: .folder("/t"))
    #expect(
      manifest.contains(
        #"resources: [.copy("App/Assets.xcassets"), .copy("App/Localizable.xcstrings")]"#))
    #expect(manifest.contains(#"exclude: ["App.xcodeproj", "AppTests", "Pods", "Widgets"]"#))
  }

  @Test("of resources with one name the first is in the app, and a line names the others")
  func repeatedResources() throws {
    try write("App/A/en.lproj/A.strings", "")
    try write("App/B/en.lproj/A.strings", "")
    let sources = try AppleSources(in: folder.path)
    let manifest = try sources.manifest(named: "Todo", source: .folder("/t"))
    #expect(manifest.contains(#"[.copy("App/A/en.lproj"), .copy("App/Assets.xcassets")]"#))
    #expect(!manifest.contains("defaultLocalization"))
    #expect(manifest.contains(#""Widgets", "App/B/en.lproj"]"#))
    #expect(sources.report.contains("App/B/en.lproj is left out: another resource has its name"))
  }

  @Test("folders of a language whose files have different names are merged")
  func mergedTranslations() throws {
    try write("App/A/en.lproj/A.strings", "")
    try write("App/B/en.lproj/B.json", "")
    try write("App/B/fr.lproj/B.json", "")
    let sources = try AppleSources(in: folder.path)
    let manifest = try sources.manifest(named: "Todo", source: .folder("/t"))
    #expect(manifest.contains("  defaultLocalization: \"en\",\n  platforms:"))
    #expect(
      manifest.contains(
        #"[.process("App/A/en.lproj"), .copy("App/Assets.xcassets"), "#
          + #".process("App/B/en.lproj"), .process("App/B/fr.lproj")]"#))
    #expect(!sources.report.contains { $0.contains("another resource") })
  }

  @Test("resources on the first level are not excluded")
  func topLevelResources() throws {
    try write("App/en.lproj/A.strings", "")
    let manifest = try AppleSources(in: folder["App"].path)
      .manifest(named: "Todo", source: .folder("/t"))
    #expect(manifest.contains(#"resources: [.copy("Assets.xcassets"), .copy("en.lproj")]"#))
    #expect(!manifest.contains("exclude:"))
  }

  @Test("views without an app are a library")
  func library() throws {
    try write("Views/Row.swift", "import SwiftUI\nimport os\nstruct Row: View {}\n")
    try write("Views/Parts/Mark.swift", "import SwiftUI\nimport MapKit\n")
    let sources = try AppleSources(in: folder["Views"].path)
    #expect(sources.isLibrary)
    #expect(sources.files.map(\.path) == ["Parts/Mark.swift", "Row.swift"])
    #expect(
      sources.report == ["import MapKit exists on Apple platforms only: Parts/Mark.swift"])
    let manifest = try sources.manifest(named: "my-views", source: .folder("/t"))
    #expect(
      manifest.contains(#"products: [.library(name: "MyViews", targets: ["MyViews"])],"#),
      "\(manifest)")
    #expect(manifest.contains(".target(\n      name: \"MyViews\""), "\(manifest)")
    #expect(manifest.contains(#".product(name: "os", package: "theseus-apple")"#))
    #expect(!manifest.contains("executable"))
    let app = try AppleSources(in: folder["App"].path)
    #expect(!app.isLibrary)
    #expect(!(try app.manifest(named: "Todo", source: .folder("/t")).contains("products: [.lib")))
  }

  @Test("a folder without an app, without Swift files or with a manifest is an error")
  func unusable() throws {
    #expect(throws: DevelopmentError.self) { try AppleSources(in: "/no/such/folder") }
    let empty = folder["App.xcodeproj"].path
    #expect(throws: DevelopmentError("\(empty): there are no Swift files")) {
      try AppleSources(in: empty)
    }
    // The program of an extension, which is no library either.
    #expect(throws: DevelopmentError.self) {
      try AppleSources(in: folder["Widgets"].path)
    }
    try write("Package.swift", "")
    #expect(throws: DevelopmentError("\(folder.path) has a Package.swift already")) {
      try AppleSources(in: folder.path)
    }
  }

  @Test("files of other languages are no sources, and a line names them")
  func otherLanguages() throws {
    for name in ["Legacy.m", "Legacy.h", "Fast.cpp", "Old.c", "Mixed.MM", "start.S"] {
      try write("App/\(name)", "")
    }
    try write("Bridge/Bridge.m", "")
    try write("AppTests/Helper.m", "")
    try write("Widgets/Part.m", "")
    let sources = try AppleSources(in: folder.path)
    let manifest = try sources.manifest(named: "Todo", source: .folder("/t"))
    #expect(
      manifest.contains(
        #"exclude: ["App.xcodeproj", "AppTests", "Bridge", "Widgets", "App/Fast.cpp", "#
          + #""App/Legacy.h", "App/Legacy.m", "App/Mixed.MM", "App/Old.c", "App/start.S"]"#),
      "\(manifest)")
    #expect(
      sources.report.contains(
        "C, C++ and Objective-C are left out, as a target has one language: move them to a target "
          + "of their own: App/Fast.cpp, App/Legacy.h, App/Legacy.m, App/Mixed.MM and 3 more"),
      "\(sources.report)")
    // At the top of the sources, each file is an exclusion of its own.
    let inner = try AppleSources(in: folder["App"].path)
    #expect(
      try inner.manifest(named: "Todo", source: .folder("/t")).contains(
        #"exclude: ["Fast.cpp", "Legacy.h", "Legacy.m", "Mixed.MM", "Old.c", "start.S"]"#))
  }

  @Test("beside an app on the first level, every folder with an app is another program's")
  func appOnTop() throws {
    let app = "import SwiftUI\n\n@main\nstruct SomeApp: App {\n}\n"
    let other = TemporaryFolder()
    for path in ["MainApp.swift", "Watch/WatchApp.swift", "TV/TVApp.swift"] {
      try other.write(path, app)
    }
    try other.write("Watch/Row.swift", "import SwiftUI\n")
    try other.write("Views/Row.swift", "import SwiftUI\n")
    let sources = try AppleSources(in: other.path)
    #expect(sources.files.map(\.path) == ["MainApp.swift", "Views/Row.swift"])
    #expect(sources.otherFolders == ["TV", "Watch"])
    #expect(
      sources.report.contains(
        "Watch/ is another program's (an extension, a watch app) and left out"))
    #expect(
      try sources.manifest(named: "Todo", source: .folder("/t"))
        .contains(#"exclude: ["TV", "Watch"]"#))
  }

  @Test("a folder with a main.swift and no app is another program's, and an app may start in one")
  func mainFiles() throws {
    try write("Service/main.swift", "import Foundation\nlet service = Service()\n")
    try write("Service/Service.swift", "import ServiceManagement\n")
    #expect(try AppleSources(in: folder.path).otherFolders == ["Service", "Widgets"])
    let other = TemporaryFolder()
    try other.write("App/main.swift", "struct Todo: SwiftUI.App {\n}\nTodo.main()\n")
    try other.write("Helper/main.swift", "print(1)\n")
    let sources = try AppleSources(in: other.path)
    #expect(sources.files.map(\.path) == ["App/main.swift"])
    #expect(sources.otherFolders == ["Helper"])
  }

  @Test("a main.swift below shared sources leaves out its own folder only")
  func innerMainFiles() throws {
    try write("Shared/Model.swift", "struct Model {}\n")
    try write("Shared/Tools/Import/main.swift", "import Nothing\nprint(1)\n")
    try write("Shared/Tools/Import/Fast.c", "")
    try write("Shared/Tools/Import/Table.swift", "import Nothing\n")
    try write("App/Generate/main.swift", "print(1)\n")
    try write("App/Panel/Panel.swift", "import WidgetKit\n@main struct P: WidgetBundle {}\n")
    try write("Widgets/Inner/Row.swift", "import SwiftUI\n")
    let sources = try AppleSources(in: folder.path)
    #expect(
      sources.files.map(\.path) == [
        "App/Mac.swift", "App/Model.swift", "App/Row.swift", "App/TodoApp.swift",
        "Shared/Model.swift",
      ])
    #expect(
      sources.otherFolders == ["App/Generate", "App/Panel", "Shared/Tools/Import", "Widgets"])
    #expect(
      sources.report.contains(
        "Shared/Tools/Import/ is another program's (an extension, a watch app) and left out"))
    #expect(!sources.report.contains { $0.contains("Nothing") || $0.contains("Fast.c") })
    let manifest = try sources.manifest(named: "Todo", source: .folder("/t"))
    #expect(
      manifest.contains(
        #"exclude: ["App.xcodeproj", "AppTests", "Widgets", "App/Generate", "App/Panel", "#
          + #""Shared/Tools/Import"]"#), "\(manifest)")
  }

  @Test("an extension's @main below its folder leaves out all of it")
  func innerMainOfExtension() throws {
    try write("Watch/Sources/WatchMain.swift", "@main struct W: WidgetBundle {}\n")
    try write("Watch/Views/Face.swift", "import SwiftUI\n")
    #expect(try AppleSources(in: folder.path).otherFolders == ["Watch", "Widgets"])
  }

  @Test("a folder whose Info.plist describes an extension is another program's")
  func extensions() throws {
    func key(_ name: String) -> String {
      "<plist><dict>\n<key>\(name)</key>\n<dict></dict></dict></plist>"
    }
    for (name, plist) in [
      ("Thumbnail", key("NSExtension")), ("Intents", key("EXAppExtensionAttributes")),
      ("Shared", key("CFBundleName")), ("App", key("NSExtensionKit")),
    ] {
      try write("\(name)/Info.plist", plist)
      try write("\(name)/Provider.swift", "import Foundation\n")
    }
    let sources = try AppleSources(in: folder.path)
    #expect(sources.otherFolders == ["Intents", "Thumbnail", "Widgets"])
    #expect(sources.files.map(\.path).contains("Shared/Provider.swift"))
  }

  @Test("a package with several libraries has one line")
  func severalLibraries() throws {
    try write("Kit/Package.swift", ".library(name: \"Kit\"), .library(name: \"More\")")
    try write("App/Model.swift", "import Kit\nimport More\n")
    let sources = try AppleSources(in: folder.path)
    #expect(sources.report.filter { $0.hasPrefix("Kit/ is a package") }.count == 1)
    let manifest = try sources.manifest(named: "Todo", source: .folder("/t"))
    #expect(manifest.contains(#".product(name: "More", package: "Kit")"#))
  }

  @Test("conditions decide what is left of a file")
  func conditions() {
    func isEmpty(_ text: String) -> Bool { SourceFacts(text).file("f").isEmptyHere }
    #expect(isEmpty("#if canImport(UIKit) && os(iOS)\nlet a = 1\n#endif") == false)
    #expect(isEmpty("#if os(iOS) || os(macOS)\nlet a = 1\n#endif"))
    #expect(!isEmpty("#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif"))
    #expect(!isEmpty("#if !os(macOS)\nlet a = 1\n#endif"))
    #expect(isEmpty("#if os(iOS)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif"))
    #expect(!isEmpty("let a = 1"))
  }
}

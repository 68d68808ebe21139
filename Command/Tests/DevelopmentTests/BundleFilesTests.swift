import Foundation
import Testing

@testable import Development

@Suite("theseus new --from keeps the files that an app reads from its bundle")
struct BundleFilesTests {
  private let folder = TemporaryFolder()

  init() throws {
    try write(
      "App/TodoApp.swift",
      "import SwiftUI\n@main\nstruct TodoApp: App {\n  let url = Bundle.main.bundleURL\n}\n")
  }

  private func write(_ path: String, _ text: String) throws { try folder.write(path, text) }

  private func manifest(of path: String = "") throws -> String {
    try AppleSources(in: path.isEmpty ? folder.path : folder[path].path)
      .manifest(named: "Todo", source: .folder("/t"))
  }

  @Test("data, pages, pictures, sounds and fonts beside its sources are resources")
  func resources() throws {
    for name in ["a.json", "Data/b.csv", "Page.HTML", "logo@2x.png", "ping.caf", "Mono.ttf"] {
      try write("App/\(name)", "")
    }
    try write("App/Web.bundle/style.css", "")
    #expect(
      try manifest().contains(
        """
        resources: [.copy("App/Data/b.csv"), .copy("App/Mono.ttf"), .copy("App/Page.HTML"), \
        .copy("App/Web.bundle"), .copy("App/a.json"), .copy("App/logo@2x.png"), \
        .copy("App/ping.caf")]
        """))
  }

  @Test("the repository's own files, previews, descriptions and extensions' files are not")
  func others() throws {
    for path in [
      "README.md", "package.json", "docs/screen.png", "App/Info.plist", "App/Todo-Info.plist",
      "App/Todo.entitlements", "App/Preview Content/sample.json", "App/Assets.xcassets/a.png",
      "App/Model.xcdatamodeld/x.xml", "Widgets/w.json", "AppTests/t.json", "Pods/Kit/k.json",
    ] {
      try write(path, "")
    }
    try write("Widgets/Bundle.swift", "import WidgetKit\n@main struct W: WidgetBundle {}\n")
    try write("AppTests/T.swift", "import XCTest\n")
    #expect(try manifest().contains(#"resources: [.copy("App/Assets.xcassets")]"#))
  }

  @Test("files beside sources on the first level are resources, the repository's own are not")
  func firstLevel() throws {
    try write("App/cities.json", "")
    try write("App/README.md", "")
    try write("App/LICENSE.txt", "")
    #expect(try manifest(of: "App").contains(#"resources: [.copy("cities.json")]"#))
  }

  @Test("long lists have a line for each resource")
  func longLists() throws {
    for number in 1...9 { try write("App/\(number).json", "") }
    #expect(
      try manifest().contains("resources: [\n        .copy(\"App/1.json\"),\n        .copy("))
  }

  @Test("of two files with one name the first is in the app, and a line names the other")
  func sameNames() throws {
    try write("App/A/list.json", "")
    try write("App/B/list.json", "")
    let sources = try AppleSources(in: folder.path)
    #expect(sources.report == ["App/B/list.json is left out: another resource has its name"])
  }

  @Test("an app that does not ask the main bundle, or has no files, gets no file for it")
  func noMainBundle() throws {
    func file() throws -> String? {
      try AppleSources(in: folder.path).mainBundle(named: "Todo", source: .folder("/t"))
    }
    #expect(try file() == nil)
    try write("App/a.json", "")
    #expect(try file() != nil)
    try write("App/TodoApp.swift", "@main struct TodoApp: App {\n  // Bundle.main\n}\n")
    #expect(try file() == nil)
  }

  #if os(Linux)
    @Test("the added file makes Bundle.main the folder that SwiftPM writes beside the program")
    func mainBundle() throws {
      try write("App/a.json", "")
      let file = try #require(
        try AppleSources(in: folder.path).mainBundle(named: "my todo", source: .folder("/t")))
      try write("Built/MainBundle.swift", file)
      try write(
        "Built/main.swift",
        """
        import Foundation
        print(Bundle.main.path(forResource: "a", ofType: "json") ?? "none")
        """)
      try write("Built/my todo_MyTodo.resources/a.json", "{}")
      let built = folder["Built"].path
      _ = try printed(
        by: "swiftc", "\(built)/main.swift", "\(built)/MainBundle.swift", "-o", "\(built)/program")
      let path = try printed(by: "\(built)/program")
      #expect(path.hasSuffix("/my todo_MyTodo.resources/a.json\n"), "\(path)")
    }
  #endif
}

import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// Settings of two projects, removed at the end.
private final class Projects: Sendable {
  let names = (0..<2).map { _ in "theseus.tests.\(UUID().uuidString)" }

  func defaults(_ index: Int) -> UserDefaults {
    UserDefaults(suiteName: names[index]) ?? .standard
  }

  deinit {
    for index in names.indices { defaults(index).removePersistentDomain(forName: names[index]) }
  }
}

@MainActor @Suite("A stored property follows the store that its view gives it")
struct StorageStoreTests {
  private struct Title: View {
    @AppStorage private var title: String
    @AppStorage private var subtitle: String?
    init(_ defaults: UserDefaults) {
      _title = AppStorage(wrappedValue: "none", "title", store: defaults)
      _subtitle = AppStorage("subtitle", store: defaults)
    }
    var body: some View {
      Text("title \(title), \(subtitle ?? "nothing")")
      Button("Write") { title = "written" }
      TextField("Title", text: $title)
    }
  }

  private struct Setting: DynamicProperty {
    @AppStorage var title: String
    init(_ defaults: UserDefaults) {
      _title = AppStorage(wrappedValue: "none", "title", store: defaults)
    }
  }

  private struct Nested: View {
    let setting: Setting
    var body: some View { Text("nested \(setting.title)") }
  }

  private struct Page: View {
    let projects: Projects
    @State private var index = 0
    @State private var unrelated = 0
    var body: some View {
      Title(projects.defaults(index))
      Nested(setting: Setting(projects.defaults(index)))
      Button("Other") { index = 1 - index }
      Button("Unrelated \(unrelated)") { unrelated += 1 }
    }
  }

  @Test("R83 another store shows its value, and writes go there")
  func otherStore() throws {
    let projects = Projects()
    projects.defaults(0).set("first", forKey: "title")
    projects.defaults(1).set("second", forKey: "title")
    projects.defaults(1).set("part", forKey: "subtitle")
    let host = TestHost(columns: 60, rows: 10) { Page(projects: projects) }
    #expect(host.screen.contains("title first, nothing"))
    try host.find(.button, "Other").tap()
    #expect(host.screen.contains("title second, part"))
    #expect(host.screen.contains("nested second"))
    try host.find(.button, "Write").tap()
    #expect(host.screen.contains("title written") && host.screen.contains("nested written"))
    #expect(projects.defaults(0).string(forKey: "title") == "first")
    #expect(projects.defaults(1).string(forKey: "title") == "written")
    try host.find(.button, "Other").tap()
    #expect(host.screen.contains("title first, nothing"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R40 with another object for the same suite the view is skipped")
  func sameSuite() throws {
    let projects = Projects()
    let host = TestHost(columns: 60, rows: 10) { Page(projects: projects) }
    let runs = host.trace.bodyRuns(of: Title.self)
    try host.find(.button, "Unrelated 0").tap()
    #expect(host.trace.bodyRuns(of: Title.self) == runs)
    try host.find(.button, "Write").tap()
    #expect(host.screen.contains("title written") && host.screen.contains("nested written"))
  }
}

import Testing
import TheseusTesting

@MainActor @Suite("A stored property follows the key that its view gives it")
struct StorageKeyTests {
  private struct Level: View {
    @AppStorage private var level: Int
    init(_ key: String) { _level = AppStorage(wrappedValue: 0, key) }
    var body: some View {
      Text("level \(level)")
      Stepper("Level", value: $level)
    }
  }

  private struct Setting: DynamicProperty {
    @AppStorage var level: Int
    init(_ key: String) { _level = AppStorage(wrappedValue: 0, key) }
  }

  private struct Nested: View {
    let setting: Setting
    var body: some View { Text("nested \(setting.level)") }
  }

  private struct Note: View {
    @SceneStorage private var text: String
    init(_ key: String) { _text = SceneStorage(wrappedValue: "none", key) }
    var body: some View {
      Text("note \(text)")
      Button("Note") { text = "written" }
    }
  }

  private struct Page: View {
    @State private var key = "a"
    @State private var unrelated = 0
    var body: some View {
      Level(key)
      Nested(setting: Setting(key))
      Note(key)
      Button("To b") { key = "b" }
      Button("To a") { key = "a" }
      Button("Unrelated \(unrelated)") { unrelated += 1 }
    }
  }

  @Test("R83 another key shows its value, and writes go there")
  func otherKey() throws {
    let store = AppStorageStore.inMemory()
    let host = TestHost(storage: store) { Page() }
    try host.find(.stepper, "Level").increment()
    try host.find(.button, "Note").tap()
    #expect(host.screen.contains("level 1") && host.screen.contains("nested 1"))
    try host.find(.button, "To b").tap()
    #expect(host.screen.contains("level 0") && host.screen.contains("nested 0"))
    #expect(host.screen.contains("note none"))
    try host.find(.stepper, "Level").decrement()
    #expect(host.screen.contains("level -1") && host.screen.contains("nested -1"))
    try host.find(.button, "To a").tap()
    #expect(host.screen.contains("level 1") && host.screen.contains("note written"))
    store.writeExternally(7, forKey: "b")
    host.flush()
    #expect(host.screen.contains("level 1"))
    store.writeExternally(8, forKey: "a")
    host.flush()
    #expect(host.screen.contains("level 8") && host.screen.contains("nested 8"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R40 with the same key the view is skipped")
  func sameKey() throws {
    let host = TestHost { Page() }
    let runs = host.trace.bodyRuns(of: Level.self)
    try host.find(.button, "Unrelated 0").tap()
    #expect(host.trace.bodyRuns(of: Level.self) == runs)
  }
}

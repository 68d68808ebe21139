import Testing
import TheseusTesting

private struct Notes: App {
  @State private var saved = 0
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { NotesView(saved: saved) }
    Window("About", id: "about") { Text("about") }
  }
}

private struct NotesView: View {
  let saved: Int
  @Environment(\.openWindow) private var openWindow
  @State private var count = 0
  var body: some View {
    VStack {
      Text("saved \(saved) count \(count)")
      Push("More") { count += 1 }
      Push("About") { openWindow(id: "about") }
    }
  }
}

private struct Menus: App {
  @State private var saved = 0
  var body: some Scene {
    WindowGroup("Menus") { Text("saved \(saved)") }
      .commands {
        CommandMenu("Tools") {
          Push("Save") { saved += 1 }
          Push("Never", isEnabled: false) { saved += 100 }
        }
      }
  }
}

@MainActor @Suite("A host mounts a whole app")
struct AppTests {
  @Test("the first window is open and selected; another opens, is selected, and goes back")
  func windows() throws {
    let host = TestHost(app: Notes(), columns: 30, rows: 5)
    #expect(host.windows.map(\.id) == ["notes"])
    #expect(host.windows.map(\.isKey) == [true])
    try host.find(.button, "More").tap()
    #expect(try host.find(.text).label == "saved 0 count 1")
    try host.find(.button, "About").tap()
    #expect(host.windows.map(\.title) == ["Notes", "About"])
    #expect(host.findAll(.text).map(\.label) == ["about"])
    #expect(host.screen.contains("about"))
    host.select(window: host.windows[0])
    #expect(try host.find(.text).label == "saved 0 count 1")
    #expect(host.screen.contains("count 1"))
    #expect(host.windows.map(\.isKey) == [true, false])
  }

  @Test("commands are chosen by their titles; what is not there or disabled says so")
  func commands() throws {
    let host = TestHost(app: Menus(), columns: 30, rows: 5)
    try host.choose("Tools", "Save")
    #expect(host.findAll(.text).map(\.label) == ["saved 1"])
    #expect(throws: TestHostError.self) { try host.choose("Tools", "Print") }
    #expect(throws: TestHostError.self) { try host.choose("Tools", "Never") }
    #expect(host.findAll(.text).map(\.label) == ["saved 1"])
  }
}

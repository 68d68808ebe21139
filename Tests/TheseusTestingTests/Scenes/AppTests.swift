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

private struct Watching: App {
  @State private var count = 0
  @State private var said = "nothing"
  var body: some Scene {
    WindowGroup("Notes", id: "notes") {
      VStack {
        Text("said \(said)")
        Push("More") { count += 1 }
      }
    }
    .onChange(of: count) { old, new in said = "\(old) to \(new)" }
  }
}

private final class Model: ObservableObject {
  let name = "model"
}

private struct Surrounded: App {
  private struct Page: View {
    @EnvironmentObject private var model: Model
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlActiveState) private var state
    var body: some View { Text("\(model.name) \(isEnabled) \(state == .inactive)") }
  }
  @StateObject private var model = Model()
  var body: some Scene {
    WindowGroup { Page() }
      .commands { CommandMenu("Inner") { Push("Lost") {} } }
      .commandsReplaced { CommandMenu("Outer") { Push("Kept") {} } }
      .environmentObject(model)
      .transformEnvironment(\.isEnabled) { $0 = false }
      .environment(\.controlActiveState, .inactive)
  }
}

@MainActor @Suite("A host mounts a whole app")
struct AppTests {
  @Test("R54 a scene's objects and values are those of its windows; its commands may be replaced")
  func surroundings() throws {
    let host = TestHost(app: Surrounded(), columns: 30, rows: 5)
    #expect(host.screen.contains("model false true"))
    try host.choose("Outer", "Kept")
    #expect(throws: (any Error).self) { try host.choose("Inner", "Lost") }
  }

  @Test("R63 a scene hears of a change between two bodies of the app")
  func sceneChange() throws {
    let host = TestHost(app: Watching(), columns: 30, rows: 5)
    #expect(host.screen.contains("said nothing"))
    try host.find(.button, "More").tap()
    #expect(host.screen.contains("said 0 to 1"))
    try host.find(.button, "More").tap()
    #expect(host.screen.contains("said 1 to 2"))
  }

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

  @Test("commands are chosen by their titles; missing or disabled ones are errors")
  func commands() throws {
    let host = TestHost(app: Menus(), columns: 30, rows: 5)
    try host.choose("Tools", "Save")
    #expect(host.findAll(.text).map(\.label) == ["saved 1"])
    #expect(throws: TestHostError.self) { try host.choose("Tools", "Print") }
    #expect(throws: TestHostError.self) { try host.choose("Tools", "Never") }
    #expect(host.findAll(.text).map(\.label) == ["saved 1"])
  }
}

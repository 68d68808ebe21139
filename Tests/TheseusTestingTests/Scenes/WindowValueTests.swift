import TheseusTesting
import TheseusViews
import Testing

private struct Mail: App {
  var body: some Scene {
    WindowGroup { Inbox() }
    WindowGroup("Message", for: Int.self) { $id in Message(id: $id) }
    WindowGroup(for: String.self) { $name in
      Text("draft of \(name)")
    } defaultValue: {
      "nobody"
    }
    Settings { Text("the settings") }
    MenuBarExtra("Status", systemImage: "bolt") { Button("Fetch") { fetched += 1 } }
  }
  @State private var fetched = 0
}

private struct Inbox: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View {
    VStack {
      ForEach([1, 2], id: \.self) { id in Button("Open \(id)") { openWindow(value: id) } }
      Button("Draft") { openWindow(value: "Ada") }
      Button("Nothing") { openWindow(value: 1.5) }
      Button("Close 1") { dismissWindow(value: 1) }
      SettingsLink()
    }
  }
}

private struct Message: View {
  @Binding var id: Int?
  @State private var reads = 0
  var body: some View {
    VStack {
      Text("message \(id ?? 0) read \(reads)")
      Button("Read") { reads += 1 }
      Button("Next") { id = (id ?? 0) + 1 }
    }
  }
}

@MainActor @Suite("Windows are opened for values")
struct WindowValueTests {
  private func host() -> TestHost { TestHost(app: Mail(), columns: 40, rows: 10) }

  @Test("a window opens for a value; an equal one brings it to the front with its state")
  func equalValues() throws {
    let host = host()
    try host.find(.button, "Open 1").tap()
    #expect(host.screen.contains("message 1 read 0"))
    try host.find(.button, "Read").tap()
    host.select(window: host.windows[0])
    try host.find(.button, "Open 2").tap()
    #expect(host.screen.contains("message 2 read 0"))
    #expect(host.windows.count == 3)
    host.select(window: host.windows[0])
    try host.find(.button, "Open 1").tap()
    #expect(host.windows.count == 3)
    #expect(host.screen.contains("message 1 read 1"))
  }

  @Test("the value is the window's state, which the window may write")
  func binding() throws {
    let host = host()
    try host.find(.button, "Open 1").tap()
    try host.find(.button, "Next").tap()
    #expect(host.screen.contains("message 2 read 0"))
  }

  @Test("the type of the value decides which group's window opens; a type of none is reported")
  func types() throws {
    let host = host()
    try host.find(.button, "Draft").tap()
    #expect(host.screen.contains("draft of Ada"))
    host.select(window: host.windows[0])
    try host.find(.button, "Nothing").tap()
    #expect(host.windows.count == 2)
    #expect(host.trace.issues.map(\.kind) == [.missingDestination])
    #expect(host.trace.issues.first?.message.contains("Double") == true)
  }

  @Test("a window is closed by the value that it shows now")
  func dismiss() throws {
    let host = host()
    try host.find(.button, "Open 1").tap()
    try host.find(.button, "Next").tap()
    host.select(window: host.windows[0])
    try host.find(.button, "Close 1").tap()
    #expect(host.windows.count == 2)
    try host.find(.button, "Open 1").tap()
    #expect(host.windows.count == 3)
    host.select(window: host.windows[0])
    try host.find(.button, "Close 1").tap()
    #expect(host.windows.count == 2)
  }

  @Test("a settings link opens the settings, and a menu bar extra is one of the app's menus")
  func settings() throws {
    let host = host()
    try host.find(.button, "Settings").tap()
    #expect(host.screen.contains("the settings"))
    try host.choose("Status", "Fetch")
    #expect(throws: (any Error).self) { try host.choose("Status", "Send") }
  }
}

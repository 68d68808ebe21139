import TheseusTesting
import TheseusViews
import Testing

private struct Monitor: App {
  @State private var isShown = true
  @State private var isBusy = false
  @State private var visits = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(visits) visits")
        Toggle("Menu", isOn: $isShown)
        Toggle("Busy", isOn: $isBusy)
      }
    }
    MenuBarExtra(isInserted: $isShown) {
      Button("Visit") { visits += 1 }
      Visits()
    } label: {
      Image(systemName: "bolt")
      Text(isBusy ? "Busy" : "Calm")
    }
    MenuBarExtra("Plain", image: "nothing", isInserted: .constant(false)) { Button("Never") {} }
  }
}

private struct Visits: View {
  @State private var own = 0
  var body: some View { Button("Mine \(own)") { own += 1 } }
}

@MainActor @Suite("A menu of the menu bar")
struct MenuBarExtraTests {
  @Test("it is titled by its label's present text")
  func label() throws {
    let host = TestHost(app: Monitor(), columns: 40, rows: 8)
    try host.choose("Calm", "Visit")
    #expect(host.screen.contains("1 visits"))
    try host.find(.toggle, "Busy").toggle()
    #expect(throws: TestHostError.self) { try host.choose("Calm", "Visit") }
    try host.choose("Busy", "Visit")
    #expect(host.screen.contains("2 visits"))
  }

  @Test("R2 it exists while its binding is true, and returns without its state")
  func inserted() throws {
    let host = TestHost(app: Monitor(), columns: 40, rows: 8)
    #expect(throws: TestHostError.self) { try host.choose("Plain", "Never") }
    try host.choose("Calm", "Mine 0")
    try host.choose("Calm", "Mine 1")
    try host.find(.toggle, "Menu").toggle()
    #expect(throws: TestHostError.self) { try host.choose("Calm", "Visit") }
    try host.find(.toggle, "Menu").toggle()
    try host.choose("Calm", "Mine 0")
  }
}

/// An app that lives in the menu bar.
private struct Timer: App {
  @State private var isShown = false
  @State private var minutes = 25

  var body: some Scene {
    Settings { Text("the settings") }
    MenuBarExtra("Timer", systemImage: "timer", isInserted: $isShown) {
      VStack {
        Text("\(minutes) minutes")
        Button("More") { minutes += 5 }
        SettingsLink { Text("Open settings") }
      }
    }
    .menuBarExtraStyle(.window)
    MenuBarExtra("Other") { Button("Reset") { minutes = 25 } }
  }
}

private struct Menus: App {
  var body: some Scene {
    MenuBarExtra("Menus") {
      Button("First") {}
      Button("Second") {}
    }
  }
}

@MainActor @Suite("A menu of the menu bar in an app without windows")
struct MenuBarWindowTests {
  @Test("the first is its window, also while it is not inserted; others are menus")
  func window() throws {
    let host = TestHost(app: Timer(), columns: 40, rows: 8)
    #expect(host.screen.contains("25 minutes"), "\(host.screen)")
    try host.find(.button, "More").tap()
    #expect(host.screen.contains("30 minutes"))
    #expect(throws: TestHostError.self) { try host.choose("Timer", "More") }
    try host.choose("Other", "Reset")
    #expect(host.screen.contains("25 minutes"))
    try host.find(.button, "Open settings").tap()
    #expect(host.screen.contains("the settings"), "\(host.screen)")
  }

  @Test("the items of a menu stand in a column, and focus begins at the first")
  func items() throws {
    let host = TestHost(app: Menus(), columns: 40, rows: 8)
    let (first, second) = (try host.find(.button, "First"), try host.find(.button, "Second"))
    #expect(first.frame.x == second.frame.x && first.frame.y < second.frame.y)
    #expect(first.isFocused)
  }
}

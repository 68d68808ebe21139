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

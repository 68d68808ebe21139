import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("of several buttons, focus begins at the one for Return")
struct SheetDefaultButtonTests {
  private struct Screen<Content: View>: View {
    @ViewBuilder var content: () -> Content
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { content() }
    }
  }

  private func focusOfSheet<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws
    -> String?
  {
    let host = TestHost(columns: 50, rows: 16) { Screen(content: content) }
    try host.find(.button, "Show").tap()
    return host.focused?.label
  }

  @ViewBuilder private func buttons(_ role: ButtonRole? = nil) -> some View {
    HStack {
      Button("Quit") {}.keyboardShortcut(.cancelAction)
      Button("Next", role: role) {}.keyboardShortcut(.defaultAction)
    }
  }

  @Test("Return in a sheet runs the default action, although a button precedes it")
  func pressed() throws {
    struct Setup: View {
      @State private var isShown = false
      @State private var said = ""
      var body: some View {
        VStack {
          Button("Show") { isShown = true }
          Text("said: \(said)")
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("Setup")
            Button("Quit") { (said, isShown) = ("quit", false) }.keyboardShortcut(.cancelAction)
            Button("Next") { (said, isShown) = ("next", false) }.keyboardShortcut(.defaultAction)
          }
        }
      }
    }
    let host = TestHost(columns: 50, rows: 16) { Setup() }
    try host.find(.button, "Show").tap()
    host.press(.return)
    #expect(host.screen.contains("said: next"))
    try host.find(.button, "Show").tap()
    host.press(.escape)
    #expect(host.screen.contains("said: quit"))
  }

  @Test("what is no button keeps the focus of the beginning")
  func others() throws {
    #expect(try focusOfSheet { buttons() } == "Next")
    let field = try focusOfSheet {
      TextField("Name", text: .constant(""))
      buttons()
    }
    #expect(field == "Name")
    let toggle = try focusOfSheet {
      Toggle("Updates", isOn: .constant(true))
      buttons()
    }
    #expect(toggle == "Updates")
  }

  @Test("a default button that destroys, or is disabled, is not chosen")
  func harmless() throws {
    #expect(try focusOfSheet { buttons(.destructive) } == "Quit")
    let disabled = try focusOfSheet {
      Button("Quit") {}
      Button("Next") {}.keyboardShortcut(.defaultAction).disabled(true)
    }
    #expect(disabled == "Quit")
    #expect(
      try focusOfSheet {
        Button("One") {}; Button("Two") {}
      } == "One")
  }

  @Test("a window of an app begins there as well")
  func window() {
    struct Page: App {
      var body: some Scene {
        WindowGroup {
          Button("Help") {}
          Button("Start") {}.keyboardShortcut(.defaultAction)
        }
      }
    }
    #expect(TestHost(app: Page(), columns: 40, rows: 8).focused?.label == "Start")
  }
}

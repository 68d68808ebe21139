import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Escape while the pointer rests on a view with help")
struct HelpAndEscapeTests {
  enum Form: CaseIterable { case sheet, cover, popover, alert }

  private struct Page: View {
    let form: Form
    @State private var isShown = false

    var body: some View {
      let button = Button("Open") { isShown = true }
      switch form {
      case .sheet: button.sheet(isPresented: $isShown) { Inside() }
      case .cover: button.fullScreenCover(isPresented: $isShown) { Inside() }
      case .popover: button.popover(isPresented: $isShown) { Inside() }
      case .alert: button.alert("Sure?", isPresented: $isShown) { Inside() }
      }
    }
  }

  private struct Inside: View {
    var body: some View { Button("Save") {}.help("Writes the file") }
  }

  private func hover(over element: Element, _ host: TestHost) {
    let frame = element.frame
    host.send(
      .pointer(
        PointerEvent(
          .move(nil), column: frame.x + frame.width / 2, row: frame.y + frame.height / 2)))
  }

  @Test("dismisses what is presented, as without the help", arguments: Form.allCases)
  func dismisses(_ form: Form) throws {
    let host = TestHost(columns: 60, rows: 20) { Page(form: form) }
    try host.find(.button, "Open").tap()
    hover(over: try host.find(.button, "Save"), host)
    #expect(host.screen.contains("Writes the file"))
    host.press(.escape)
    #expect(host.findAll(.button, "Save").isEmpty)
  }

  @Test("goes back in the stack beside the view")
  func goesBack() throws {
    let host = TestHost(columns: 60, rows: 20) {
      VStack {
        Button("Beside") {}.help("Explains")
        NavigationStack { NavigationLink("Go") { Text("page") } }
      }
    }
    try host.find(.button, "Go").tap()
    try host.find(.button, "Beside").focus()
    hover(over: try host.find(.button, "Beside"), host)
    #expect(host.screen.contains("Explains") && host.screen.contains("page"))
    host.press(.escape)
    #expect(!host.screen.contains("page"))
  }
}

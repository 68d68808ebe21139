import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a presentation is edited by itself")
struct PresentedEditModeTests {
  enum Form: CaseIterable { case sheet, cover, popover }

  private struct Mode: View {
    let name: String
    @Environment(\.editMode) private var mode
    var body: some View {
      HStack {
        Text("\(name) \(mode?.wrappedValue.isEditing == true ? "edited" : "read")")
        EditButton()
      }
    }
  }

  private struct Page: View {
    let form: Form
    @State private var isShown = false
    var body: some View {
      VStack {
        Mode(name: "page")
        switch form {
        case .sheet: opener.sheet(isPresented: $isShown) { inside }
        case .cover: opener.fullScreenCover(isPresented: $isShown) { inside }
        case .popover: opener.popover(isPresented: $isShown) { inside }
        }
      }
    }

    private var opener: some View { Button("Open") { isShown = true } }

    private var inside: some View {
      VStack {
        Mode(name: "inside")
        Button("Close") { isShown = false }
      }
    }
  }

  @Test("while the page is edited, it is not", arguments: Form.allCases)
  func begins(_ form: Form) throws {
    let host = TestHost(columns: 60, rows: 20) { Page(form: form) }
    try host.find(.button, "Edit").tap()
    #expect(host.screen.contains("page edited"))
    try host.find(.button, "Open").tap()
    #expect(host.screen.contains("inside read"))
    try host.find(.button, "Close").tap()
    #expect(host.screen.contains("page edited"))
  }

  @Test(
    "its edit button leaves the page, and the next presentation, as they are",
    arguments: Form.allCases)
  func ends(_ form: Form) throws {
    let host = TestHost(columns: 60, rows: 20) { Page(form: form) }
    for _ in 0..<2 {
      try host.find(.button, "Open").tap()
      #expect(host.screen.contains("inside read"))
      try host.find(.button, "Edit").tap()
      #expect(host.screen.contains("inside edited"))
      try host.find(.button, "Close").tap()
      #expect(host.screen.contains("page read"))
    }
  }

  @Test("a mode that a view around it set is that of the presentation, too")
  func ownMode() throws {
    struct Setting: View {
      @State private var mode = EditMode.inactive
      var body: some View { Page(form: .sheet).environment(\.editMode, $mode) }
    }
    let host = TestHost(columns: 60, rows: 20) { Setting() }
    try host.find(.button, "Open").tap()
    try host.find(.button, "Edit").tap()
    try host.find(.button, "Close").tap()
    #expect(host.screen.contains("page edited"))
  }
}

import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("the end of a restored presentation")
struct FocusAfterRestartTests {
  enum Form: CaseIterable {
    case sheet, item, cover, popover, alert, alertItem, dialog, presenting
  }

  struct Item: Codable, Hashable, Identifiable { var id = 1 }

  private struct Page: View {
    let form: Form
    @State private var isShown = false
    @State private var item: Item?

    var body: some View {
      VStack {
        Button("First") {}
        Button("Second") {}
        opener
      }
    }

    @ViewBuilder private var opener: some View {
      let button = Button("Open") {
        item = Item()
        isShown = true
      }
      switch form {
      case .sheet: button.sheet(isPresented: $isShown) { inside }
      case .item: button.sheet(item: $item) { _ in inside }
      case .cover: button.fullScreenCover(isPresented: $isShown) { inside }
      case .popover: button.popover(isPresented: $isShown) { inside }
      case .alert: button.alert("Title", isPresented: $isShown) { inside }
      case .alertItem:
        button.alert(item: $item) { _ in
          Alert(title: Text("Title"), dismissButton: .default(Text("Close")))
        }
      case .dialog: button.confirmationDialog("Title", isPresented: $isShown) { inside }
      case .presenting:
        button.alert("Title", isPresented: $isShown, presenting: item) { _ in inside }
      }
    }

    private var inside: some View {
      Button("Close") {
        isShown = false
        item = nil
      }
    }
  }

  @Test("R82 returns focus to the view that had it before", arguments: Form.allCases)
  func returns(_ form: Form) throws {
    let host = TestHost(columns: 60, rows: 20) { Page(form: form) }
    try host.find(.button, "Open").focus()
    host.press(.return)
    #expect(host.findAll(.button, "Close").count == 1)
    let next = TestHost(restoring: try host.snapshot(), columns: 60, rows: 20) {
      Page(form: form)
    }
    #expect(next.focused?.label == host.focused?.label)
    // Once more: the snapshot of the second run has it too.
    let third = TestHost(restoring: try next.snapshot(), columns: 60, rows: 20) {
      Page(form: form)
    }
    for host in [next, third] {
      try host.find(.button, "Close").tap()
      #expect(host.findAll(.button, "Close").isEmpty)
      #expect(host.focused?.label == "Open", "\(host.screen)")
    }
  }

  private struct Nested: View {
    @State private var hasSheet = false
    @State private var asks = false
    var body: some View {
      VStack {
        Button("First") {}
        Button("Sheet") { hasSheet = true }
      }
      .sheet(isPresented: $hasSheet) {
        VStack {
          Button("Inside") {}
          Button("Ask") { asks = true }
            .confirmationDialog("Really?", isPresented: $asks) { Button("Yes") {} }
        }
      }
    }
  }

  @Test("R82 returns it through a sheet below an alert, step by step")
  func nested() throws {
    let host = TestHost(columns: 60, rows: 20) { Nested() }
    try host.find(.button, "Sheet").focus()
    host.press(.return)
    try host.find(.button, "Ask").focus()
    host.press(.return)
    let next = TestHost(restoring: try host.snapshot(), columns: 60, rows: 20) { Nested() }
    #expect(next.focused?.label == host.focused?.label)
    next.press(.escape)
    #expect(next.focused?.label == "Ask", "\(next.screen)")
    next.press(.escape)
    #expect(next.focused?.label == "Sheet", "\(next.screen)")
  }

  private struct Choice: View {
    @State private var chosen = 1
    var body: some View {
      VStack {
        Button("First") {}
        Picker("Pick", selection: $chosen) { ForEach(0..<3) { Text("choice \($0)") } }
          .pickerStyle(.menu)
        Menu("Menu") { Button("Item") {} }
      }
    }
  }

  @Test(
    "R32 focus in an open menu, which a restart closes, is on its button", arguments: [true, false])
  func menu(isPicker: Bool) throws {
    let host = TestHost(columns: 60, rows: 20) { Choice() }
    let opener =
      isPicker ? try host.find(.picker) : try #require(host.findAll().first { $0.label == "Menu" })
    try opener.focus()
    let label = host.focused?.label
    host.press(.return)
    #expect(host.focused?.label != label, "\(host.screen)")
    let next = TestHost(restoring: try host.snapshot(), columns: 60, rows: 20) { Choice() }
    #expect(!next.screen.contains("Item") && !next.screen.contains("choice 2"))
    #expect(next.focused?.label == label && label != nil)
  }
}

import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a presentation is not in the navigation stack of its presenter")
struct PresentedStackTests {
  enum Form: CaseIterable { case sheet, item, cover, popover }

  private struct Item: Identifiable { let id: Int }

  /// A view in a stack that presents `inside`.
  private struct Page<Inside: View>: View {
    let form: Form
    @ViewBuilder let inside: () -> Inside
    @State private var isShown = false
    @State private var item: Item?

    var body: some View {
      NavigationStack {
        presenter.navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }

    @ViewBuilder private var presenter: some View {
      let button = Button("Open") {
        isShown = form != .item
        item = form == .item ? Item(id: 1) : nil
      }
      switch form {
      case .sheet: button.sheet(isPresented: $isShown, content: inside)
      case .item: button.sheet(item: $item) { _ in inside() }
      case .cover: button.fullScreenCover(isPresented: $isShown, content: inside)
      case .popover: button.popover(isPresented: $isShown, content: inside)
      }
    }
  }

  private struct Editor: View {
    @State private var saved = 0
    var body: some View {
      Text("saved \(saved)").frame(width: 320, height: 64)
        .navigationTitle("Edit")
        .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") { saved += 1 } } }
    }
  }

  @Test("its toolbar and its title are in a bar of its own", arguments: Form.allCases)
  func toolbar(_ form: Form) throws {
    let host = TestHost(columns: 80, rows: 24) { Page(form: form) { Editor() } }
    try host.find(.button, "Open").tap()
    let save = try host.find(.button, "Save")
    #expect(save.frame.width > 0)
    #expect(host.screen.contains("Edit"))
    try save.tap()
    #expect(host.screen.contains("saved 1"))
  }

  @Test("R88 its links do not push below it", arguments: Form.allCases)
  func links(_ form: Form) throws {
    let host = TestHost(columns: 80, rows: 24) {
      Page(form: form) {
        VStack {
          NavigationLink("by value", value: 1)
          NavigationLink("by view") { Text("pushed") }
        }
      }
    }
    try host.find(.button, "Open").tap()
    #expect(try !host.find(.button, "by value").isEnabled)
    #expect(try !host.find(.button, "by view").isEnabled)
  }

  @Test("a stack of its own shows what its links push", arguments: Form.allCases)
  func ownStack(_ form: Form) throws {
    let host = TestHost(columns: 80, rows: 24) {
      Page(form: form) {
        NavigationStack {
          NavigationLink("by value", value: 1)
            .navigationDestination(for: Int.self) { Text("own \($0)") }
        }
        .frame(width: 320, height: 128)
      }
    }
    try host.find(.button, "Open").tap()
    try host.find(.button, "by value").tap()
    #expect(host.screen.contains("own 1") && !host.screen.contains("page 1"))
  }

  @Test("a link in a menu pushes on the stack around the menu")
  func menu() throws {
    let host = TestHost(columns: 80, rows: 24) {
      NavigationStack {
        Menu("More") { NavigationLink("about", value: 2) }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    try host.find(.menu, "More").select("about")
    #expect(host.screen.contains("page 2"))
  }
}

import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("what is presented from a row or a bar is not in it")
struct PresentedSurroundingsTests {
  enum Place: CaseIterable { case plain, form, list, toolbar }

  private struct Page: View {
    let place: Place
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      switch place {
      case .plain: opener
      case .form: Form { opener }
      case .list: List { opener }
      case .toolbar: Text("content").toolbar { ToolbarItem { opener } }
      }
    }

    private var opener: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack(alignment: .leading) {
            Stepper("Count", value: $count)
            Button("Save") {}
            TextField("Name", text: .constant("text"))
          }
        }
    }
  }

  private func sizes(_ place: Place) throws -> [Int] {
    let host = TestHost(columns: 80, rows: 24) { Page(place: place) }
    try host.find(.button, "Open").tap()
    return [
      try host.find(.stepper).frame.width, try host.find(.button, "Save").frame.width,
      try host.find(.textField).frame.width,
    ]
  }

  @Test("its controls look as those of any other sheet", arguments: [Place.form, .list, .toolbar])
  func controls(_ place: Place) throws {
    #expect(try sizes(place) == sizes(.plain))
  }

  @Test("its context menus have only their own items")
  func menus() throws {
    struct Row: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Text("inside").contextMenu { Button("Copy") {} } }
          .swipeActions { Button("Delete") {} }
          .contextMenu { Button("Move") {} }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { List { Row() } }
    try host.find(.button, "Open").tap()
    let frame = try host.find(.text, "inside").frame
    host.send(.pointer(PointerEvent(.press(.right), column: frame.x, row: frame.y)))
    #expect(host.findAll(.menuItem).map(\.label) == ["Copy"])
  }
}

import Testing
import TheseusTesting

@MainActor @Suite("the marks of an edited list stand beside its rows' content, however they came")
struct EditMarkPlaceTests {
  enum Rows: CaseIterable { case plain, section, bound, actions, wrapped }

  /// A list whose edit mode, actions and restrictions change.
  private struct Page: View {
    var rows = Rows.plain
    @State var mode = EditMode.inactive
    @State var deletes = true
    @State var moves = true
    @State var locks = false
    @State private var items = ["one", "two", "three"]

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Button("Mode") { mode = mode.isEditing ? .inactive : .active }
          Button("Deletes") { deletes.toggle() }
          Button("Moves") { moves.toggle() }
          Button("Locks") { locks.toggle() }
        }
        list.environment(\.editMode, $mode)
      }
    }

    @ViewBuilder private var list: some View {
      switch rows {
      case .plain: List { deletable(ForEach(items, id: \.self) { row($0) }) }
      case .section: List { Section("All") { deletable(ForEach(items, id: \.self) { row($0) }) } }
      case .bound: List { deletable(ForEach($items, id: \.self) { row($0.wrappedValue) }) }
      case .actions:
        List($items, id: \.self, editActions: edits) { row($0.wrappedValue) }
      case .wrapped: NavigationStack { List { deletable(ForEach(items, id: \.self) { row($0) }) } }
      }
    }

    private var edits: EditActions<[String]> {
      deletes && moves ? .all : deletes ? .delete : moves ? .move : []
    }

    private func deletable(_ rows: some DynamicViewContent) -> some View {
      rows
        .onDelete(perform: deletes ? { items.remove(atOffsets: $0) } : nil)
        .onMove(perform: moves ? { items.move(fromOffsets: $0, toOffset: $1) } : nil)
    }

    private func row(_ item: String) -> some View {
      Text(item)
        .deleteDisabled(locks && item == "two").moveDisabled(locks && item == "two")
    }
  }

  private func host(_ page: Page) -> TestHost { TestHost(columns: 50, rows: 10) { page } }

  /// Whether the row of a text shows a mark before it and a handle after it, each with a space.
  private func marks(_ text: String, _ host: TestHost) -> [Bool] {
    let line = host.screen.split(separator: "\n").first { $0.contains(text) } ?? ""
    return [line.contains("× \(text)"), line.hasSuffix(" ≡")]
  }

  @Test("a list that is edited from the start", arguments: Rows.allCases)
  func start(_ rows: Rows) throws {
    let host = host(Page(rows: rows, mode: .active))
    #expect(marks("one", host) == [true, true], "\(host.screen)")
    let later = self.host(Page(rows: rows))
    try later.find(.button, "Mode").tap()
    let screens = [host.screen, later.screen]
    #expect(screens[0] == screens[1])
  }

  @Test("R32 a session that continues in edit mode", arguments: Rows.allCases)
  func restored(_ rows: Rows) throws {
    let host = host(Page(rows: rows))
    try host.find(.button, "Mode").tap()
    let next = TestHost(restoring: try host.snapshot(), columns: 50, rows: 10) { Page(rows: rows) }
    #expect(next.screen == host.screen)
  }

  @Test("actions on rows come and go while the list is edited", arguments: Rows.allCases)
  func actions(_ rows: Rows) throws {
    let host = host(Page(rows: rows, mode: .active, deletes: false, moves: false))
    #expect(marks("two", host) == [false, false])
    try host.find(.button, "Deletes").tap()
    #expect(marks("two", host) == [true, false], "\(host.screen)")
    try host.find(.button, "Moves").tap()
    #expect(marks("two", host) == [true, true], "\(host.screen)")
    try host.find(.button, "Deletes").tap()
    #expect(marks("two", host) == [false, true], "\(host.screen)")
    #expect(host.screen.contains("  two"), "\(host.screen)")
    try host.find(.button, "Moves").tap()
    #expect(marks("two", host) == [false, false], "\(host.screen)")
  }

  @Test("deleteDisabled and moveDisabled come and go", arguments: Rows.allCases)
  func restrictions(_ rows: Rows) throws {
    let host = host(Page(rows: rows, mode: .active))
    try host.find(.button, "Locks").tap()
    #expect(marks("two", host) == [false, false], "\(host.screen)")
    #expect(marks("one", host) == [true, true], "\(host.screen)")
    try host.find(.button, "Locks").tap()
    #expect(marks("two", host) == [true, true], "\(host.screen)")
  }
}

import Testing
import TheseusTesting

@MainActor @Suite("lists in edit mode")
struct EditModeTests {
  private struct Page: View {
    var isDeletable = true
    var isMovable = true
    @State private var items = ["one", "two", "three", "four"]
    @State private var chosen: Set<String> = []
    var locked: String?

    var body: some View {
      VStack(alignment: .leading) {
        EditButton()
        List(selection: $chosen) {
          ForEach(items, id: \.self) { item in
            Text(item).deleteDisabled(item == locked).moveDisabled(item == locked)
          }
          .onDelete(perform: isDeletable ? { items.remove(atOffsets: $0) } : nil)
          .onMove(perform: isMovable ? { items.move(fromOffsets: $0, toOffset: $1) } : nil)
        }
        Text("items " + items.joined(separator: " "))
        Text("chosen " + chosen.sorted().joined(separator: " "))
      }
    }
  }

  private func editing(_ page: Page) throws -> TestHost {
    let host = TestHost(columns: 40, rows: 16) { page }
    try host.find(.button, "Edit").tap()
    return host
  }

  private func cell(_ glyph: Character, inRow text: String, _ host: TestHost) -> (Int, Int)? {
    for (y, line) in host.screen.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    where line.split(separator: " ").contains(Substring(text))
      && !line.contains("items") && !line.contains("chosen")
    {
      if let x = Array(line).firstIndex(of: glyph) { return (x, y) }
    }
    return nil
  }

  private func send(_ action: PointerEvent.Action, _ at: (x: Int, y: Int), _ host: TestHost) {
    host.send(.pointer(PointerEvent(action, column: at.x, row: at.y)))
  }

  @Test("marks and handles are there only while the list is edited")
  func marks() throws {
    let host = TestHost(columns: 40, rows: 16) { Page() }
    #expect(cell("×", inRow: "two", host) == nil && cell("≡", inRow: "two", host) == nil)
    try host.find(.button, "Edit").tap()
    #expect(cell("×", inRow: "two", host) != nil && cell("≡", inRow: "two", host) != nil)
    try host.find(.button, "Done").tap()
    #expect(cell("×", inRow: "two", host) == nil && cell("≡", inRow: "two", host) == nil)
  }

  @Test("a mark needs onDelete, a handle onMove, and a row may refuse either")
  func missing() throws {
    let fixed = try editing(Page(isDeletable: false))
    #expect(cell("×", inRow: "two", fixed) == nil && cell("≡", inRow: "two", fixed) != nil)
    let inOrder = try editing(Page(isMovable: false))
    #expect(cell("×", inRow: "two", inOrder) != nil && cell("≡", inRow: "two", inOrder) == nil)
    let locked = try editing(Page(locked: "two"))
    #expect(cell("×", inRow: "two", locked) == nil && cell("≡", inRow: "two", locked) == nil)
    #expect(cell("×", inRow: "three", locked) != nil)
  }

  @Test("a press on the mark deletes its row, and no selected one")
  func delete() throws {
    let host = try editing(Page())
    try host.find(.row, "four").tap()
    send(.press(.left), try #require(cell("×", inRow: "two", host)), host)
    #expect(host.screen.contains("items one three four"), "\(host.screen)")
    #expect(host.screen.contains("chosen four"), "\(host.screen)")
  }

  @Test("each press on a row adds it or removes it while the list is edited")
  func choose() throws {
    let host = try editing(Page())
    try host.find(.row, "one").tap()
    try host.find(.row, "three").tap()
    #expect(host.screen.contains("chosen one three"), "\(host.screen)")
    try host.find(.row, "one").tap()
    #expect(host.screen.contains("chosen three"), "\(host.screen)")
    try host.find(.button, "Done").tap()
    try host.find(.row, "two").tap()
    #expect(host.screen.contains("chosen two"), "\(host.screen)")
  }

  @Test("arrow keys keep the selection, and Space adds the current row, while the list is edited")
  func keys() throws {
    let host = try editing(Page())
    try host.find(.row, "one").tap()
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.screen.contains("chosen one"), "\(host.screen)")
    host.press(.space)
    #expect(host.screen.contains("chosen one three"), "\(host.screen)")
    host.press(.home)
    host.press(.return)
    #expect(host.screen.contains("chosen three"), "\(host.screen)")
  }

  @Test(
    "a row dragged by its handle moves when it is dropped",
    arguments: [("one", "three", "two three one four"), ("four", "two", "one four two three")])
  func drag(_ row: String, _ target: String, _ expected: String) throws {
    let host = try editing(Page())
    let from = try #require(cell("≡", inRow: row, host))
    let to = try #require(cell("≡", inRow: target, host))
    send(.press(.left), from, host)
    send(.move(.left), to, host)
    #expect(host.screen.contains("items one two three four"))
    send(.release(.left), to, host)
    #expect(host.screen.contains("items " + expected), "\(host.screen)")
  }

  @Test("a drag that ends where it began, or outside of the rows, moves nothing")
  func noMove() throws {
    let host = try editing(Page())
    let from = try #require(cell("≡", inRow: "two", host))
    send(.press(.left), from, host)
    send(.release(.left), from, host)
    send(.press(.left), from, host)
    send(.move(.left), (from.0, 15), host)
    send(.release(.left), (from.0, 15), host)
    #expect(host.screen.contains("items one two three four"), "\(host.screen)")
  }

  private final class Names: ObservableObject {
    @Published var all = ["one", "two", "three", "four"]
  }

  private struct Shared: View {
    @ObservedObject var names: Names
    var body: some View {
      List {
        ForEach(names.all, id: \.self) { Text($0) }
          .onMove { names.all.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test("a drag continues with the same rows when others are inserted above them")
  func insertedMeanwhile() throws {
    let names = Names()
    let host = TestHost(columns: 40, rows: 12) { Shared(names: names) }
    let from = try #require(cell("≡", inRow: "two", host))
    let to = try #require(cell("≡", inRow: "three", host))
    send(.press(.left), from, host)
    send(.move(.left), to, host)
    names.all.insert("zero", at: 0)
    host.flush()
    let now = try #require(cell("≡", inRow: "four", host))
    send(.release(.left), now, host)
    #expect(names.all == ["zero", "one", "three", "two", "four"])
    send(.press(.left), try #require(cell("≡", inRow: "one", host)), host)
    names.all.removeAll { $0 == "one" }
    host.flush()
    send(.release(.left), now, host)
    #expect(names.all == ["zero", "three", "two", "four"])
  }

  @Test("a drag that the window interrupts moves nothing")
  func interrupted() throws {
    let names = Names()
    let host = TestHost(columns: 40, rows: 12) { Shared(names: names) }
    send(.press(.left), try #require(cell("≡", inRow: "two", host)), host)
    send(.move(.left), try #require(cell("≡", inRow: "three", host)), host)
    host.send(.windowFocus(false))
    #expect(names.all == ["one", "two", "three", "four"])
  }

  @Test("a list follows the mode that its own view sets")
  func ownMode() throws {
    struct Own: View {
      @State private var mode = EditMode.inactive
      @State private var items = ["one", "two"]
      var body: some View {
        VStack {
          Button("switch") { mode = mode.isEditing ? .inactive : .active }
          List {
            ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
          }
          .environment(\.editMode, $mode)
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Own() }
    #expect(cell("×", inRow: "two", host) == nil)
    try host.find(.button, "switch").tap()
    #expect(cell("×", inRow: "two", host) != nil)
    try host.find(.button, "switch").tap()
    #expect(cell("×", inRow: "two", host) == nil)
  }

  @Test(
    "Escape ends editing, with focus in the list and on its button",
    arguments: [true, false])
  func escape(_ isInList: Bool) throws {
    let host = try editing(Page())
    if isInList { try host.find(.row, "two").tap() } else { try host.find(.button, "Done").focus() }
    host.press(.escape)
    #expect(throws: Never.self) { try host.find(.button, "Edit") }
    #expect(cell("×", inRow: "two", host) == nil, "\(host.screen)")
    host.press(.escape)
    #expect(throws: Never.self) { try host.find(.button, "Edit") }
  }

  private struct Links: View {
    @State private var chosen: Set<String> = []
    var body: some View {
      NavigationStack {
        VStack {
          List(["one", "two"], id: \.self, selection: $chosen) { item in
            NavigationLink(item) { Text("page of \(item)") }
          }
          EditButton()
          Text("chosen " + chosen.sorted().joined(separator: " "))
        }
      }
    }
  }

  @Test("Escape ends editing before it goes back, and links are followed again")
  func back() throws {
    let host = TestHost(columns: 40, rows: 12) { Links() }
    try host.find(.button, "Edit").tap()
    host.press(.escape)
    let row = try #require(
      host.screen.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("two") })
    send(.press(.left), (6, row), host)
    send(.release(.left), (6, row), host)
    #expect(host.screen.contains("page of two"), "\(host.screen)")
  }

  @Test("a press on a link in a row chooses the row while several are chosen one by one")
  func link() throws {
    let host = TestHost(columns: 40, rows: 12) { Links() }
    try host.find(.button, "Edit").tap()
    for name in ["one", "two"] {
      let row = try #require(
        host.screen.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains(name) && !$0.contains("chosen") })
      send(.press(.left), (6, row), host)
      send(.release(.left), (6, row), host)
    }
    #expect(host.screen.contains("chosen one two"), "\(host.screen)")
    #expect(!host.screen.contains("page of"))
  }

  @Test("rows of a form have marks and handles too")
  func form() throws {
    struct Fields: View {
      @State private var items = ["one", "two"]
      var body: some View {
        Form {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
          Section { EditButton() }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Fields() }
    try host.find(.button, "Edit").tap()
    send(.press(.left), try #require(cell("×", inRow: "two", host)), host)
    #expect(cell("×", inRow: "one", host) != nil, "\(host.screen)")
    #expect(cell("×", inRow: "two", host) == nil, "\(host.screen)")
  }

  @Test("rows that are scrolled into view while the list is edited have marks")
  func scrolled() throws {
    struct Long: View {
      @State private var items = (1...60).map { "row\($0)" }
      var body: some View {
        List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
          .environment(\.editMode, .constant(.active))
      }
    }
    let host = TestHost(columns: 40, rows: 10) { Long() }
    try host.find(.list).scroll(by: 40)
    let lines = host.screen.split(separator: "\n").filter { $0.contains("row") }
    #expect(lines.count > 5, "\(host.screen)")
    for line in lines {
      let words = line.split(separator: " ")
      #expect(words.contains("×") && words.contains { $0.hasPrefix("row") }, "\(line)")
    }
  }

  @Test("Delete and Option-arrows do nothing where onDelete and onMove are nil")
  func keysWithoutActions() throws {
    let host = TestHost(columns: 40, rows: 16) { Page(isDeletable: false, isMovable: false) }
    try host.find(.row, "two").tap()
    host.press(.delete)
    host.press(.downArrow, modifiers: .option)
    #expect(host.screen.contains("items one two three four"), "\(host.screen)")
  }

  @Test("of two actions on one ForEach the outer stands in for one that is absent, not for nil")
  func nested() throws {
    struct Nested: View {
      let forbids: Bool
      var body: some View {
        VStack {
          EditButton()
          List {
            if forbids {
              ForEach(["one", "two"], id: \.self) { Text($0) }.onDelete(perform: nil).onDelete {
                _ in
              }
            } else {
              ForEach(["one", "two"], id: \.self) { Text($0) }.onMove { _, _ in }.onDelete { _ in }
            }
          }
        }
      }
    }
    let allowed = TestHost(columns: 40, rows: 12) { Nested(forbids: false) }
    try allowed.find(.button, "Edit").tap()
    #expect(cell("×", inRow: "two", allowed) != nil && cell("≡", inRow: "two", allowed) != nil)
    let forbidden = TestHost(columns: 40, rows: 12) { Nested(forbids: true) }
    try forbidden.find(.button, "Edit").tap()
    #expect(cell("×", inRow: "two", forbidden) == nil, "\(forbidden.screen)")
  }
}

import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("edit actions: the user moves and deletes rows of a bound collection")
struct EditActionTests {
  struct Item: Identifiable, Hashable {
    let id: String
    var count = 0
  }

  /// Mutable, but nothing can be taken out of it.
  struct Fixed: MutableCollection, RandomAccessCollection {
    var items: [Item]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(index: Int) -> Item {
      get { items[index] }
      set { items[index] = newValue }
    }
  }

  private struct Items: View {
    let actions: EditActions<[Item]>
    @State var items = ["a", "b", "c", "d"].map { Item(id: $0) }
    @State var selection: String?
    var body: some View {
      VStack {
        Text("order \(items.map(\.id).joined())")
        List($items, editActions: actions, selection: $selection) { $item in Text("row \(item.id)")
        }
      }
    }
  }

  @Test("all: Option with an arrow key moves, Delete deletes")
  func all() throws {
    let host = TestHost(columns: 30, rows: 10) { Items(actions: .all) }
    try host.find(.list).focus()
    host.press(.downArrow, modifiers: .option)
    #expect(host.screen.contains("order bacd"))
    host.press(.downArrow, modifiers: .option)
    host.press(.downArrow, modifiers: .option)
    #expect(host.screen.contains("order bcda") && host.screen.contains("▌ row a"))
    host.press(.upArrow, modifiers: .option)
    #expect(host.screen.contains("order bcad"))
    host.press(.delete)
    #expect(host.screen.contains("order bcd"))
  }

  @Test("actions that are not allowed do nothing")
  func some() throws {
    let moving = TestHost(columns: 30, rows: 10) { Items(actions: .move) }
    try moving.find(.list).focus()
    moving.press(.delete)
    moving.press(.downArrow, modifiers: .option)
    #expect(moving.screen.contains("order bacd"))
    let deleting = TestHost(columns: 30, rows: 10) { Items(actions: .delete) }
    try deleting.find(.list).focus()
    deleting.press(.downArrow, modifiers: .option)
    deleting.press(.delete)
    #expect(deleting.screen.contains("order bcd"))
  }

  @Test("a ForEach among other rows; rows can refuse")
  func forEach() throws {
    struct Mixed: View {
      @State private var items = ["a", "b", "c"].map { Item(id: $0) }
      var body: some View {
        VStack {
          Text("order \(items.map(\.id).joined())")
          List {
            Text("first")
            ForEach($items, editActions: .all) { $item in
              Stepper("\(item.id) \(item.count)", value: $item.count).deleteDisabled(item.id == "b")
            }
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 10) { Mixed() }
    try host.find(.list).focus()
    host.press(.delete)
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.delete)
    #expect(host.screen.contains("order abc"))
    host.press(.upArrow)
    host.press(.delete)
    #expect(host.screen.contains("order bc"))
    try host.find(.stepper, "c 0").increment()
    #expect(host.screen.contains("c 1"))
  }

  @Test("a collection that can only be rearranged")
  func fixed() throws {
    struct Rearranged: View {
      @State private var items = Fixed(items: ["a", "b", "c"].map { Item(id: $0) })
      @State private var selection: Set<String> = []
      var body: some View {
        VStack {
          Text("order \(items.map(\.id).joined())")
          List($items, id: \.id, editActions: .move, selection: $selection) { $item in
            Text("row \(item.id)")
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 10) { Rearranged() }
    try host.find(.list).focus()
    host.press(.downArrow, modifiers: .option)
    #expect(host.screen.contains("order bac"))
  }

  @Test("onMove and onDelete apply to what the edit actions leave out")
  func besideModifiers() throws {
    struct Beside: View {
      @State private var items = ["a", "b", "c"].map { Item(id: $0) }
      @State private var deleted = 0
      var body: some View {
        VStack {
          Text("order \(items.map(\.id).joined()) deleted \(deleted)")
          List {
            ForEach($items, editActions: .move) { $item in Text(item.id) }.onDelete {
              deleted += $0.count
            }
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 10) { Beside() }
    try host.find(.list).focus()
    host.press(.delete)
    host.press(.downArrow, modifiers: .option)
    #expect(host.screen.contains("order bac deleted 1"))
  }
}

import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Lists of bindings, and lists in which one row is always selected")
struct BoundListTests {
  private struct Item: Identifiable {
    let id: Int
    var isDone = false
  }

  @Test("R86 a selection that cannot be empty follows the rows")
  func always() throws {
    struct Page: View {
      @State private var chosen = "b"
      var body: some View {
        VStack {
          List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
          Text("chosen \(chosen)")
        }
      }
    }
    let host = TestHost(columns: 20, rows: 8) { Page() }
    #expect(host.screen.contains("chosen b"))
    try host.find(.row, "c").tap()
    #expect(host.screen.contains("chosen c"))
  }

  @Test("R80 a row's binding writes its element, beside a selection")
  func bindings() throws {
    struct Page: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      @State private var chosen: Set<Int> = []
      var body: some View {
        VStack {
          List($items, selection: $chosen) { $item in Toggle("item \(item.id)", isOn: $item.isDone)
          }
          Text("done \(items.filter(\.isDone).map(\.id).description)")
        }
      }
    }
    let host = TestHost(columns: 20, rows: 8) { Page() }
    try host.find(.toggle, "item 2").tap()
    #expect(host.screen.contains("done [2]"))
  }
}

import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a row edits itself in a sheet")
struct RowSheetTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  struct RowSheet: View {
    @State private var items = (1...40).map { Item(id: $0, name: "i\($0)") }
    var body: some View {
      VStack {
        List {
          ForEach($items) { $item in
            Row(item: $item) { items.removeAll { $0.id == item.id } }
          }
        }
        Text("first \(items.first?.name ?? "-") \(items.count)")
      }
    }
    struct Row: View {
      @Binding var item: Item
      let delete: () -> Void
      @State private var editing = false
      var body: some View {
        Button("Edit \(item.name)") { editing = true }
          .sheet(isPresented: $editing) {
            VStack {
              TextField("Name", text: $item.name)
              Button("Delete") {
                delete(); editing = false
              }
              Button("Delete only") { delete() }
            }
            .onDisappear { item.name += "?" }
          }
      }
    }
  }

  @Test("a row's sheet edits its row, deletes it, and a write in onDisappear is dropped")
  func rowSheet() throws {
    let host = TestHost(columns: 60, rows: 20) { RowSheet() }
    try host.find(.button, "Edit i1").tap()
    try host.find(.textField, "Name").type("x")
    #expect(try host.find(.textField, "Name").value == "i1x")
    try host.find(.button, "Delete").tap()
    #expect(host.findAll(.dialog).isEmpty)
    #expect(throws: Never.self) { try host.find(.text, "first i2 39") }
    try host.find(.button, "Edit i2").tap()
    try host.find(.button, "Delete only").tap()
    #expect(host.findAll(.dialog).isEmpty)
    #expect(throws: Never.self) { try host.find(.text, "first i3 38") }
    try host.find(.button, "Edit i4").tap()
    host.press(.escape)
    #expect(throws: Never.self) { try host.find(.button, "Edit i4?") }
    #expect(throws: Never.self) { try host.find(.text, "first i3 38") }
  }
}

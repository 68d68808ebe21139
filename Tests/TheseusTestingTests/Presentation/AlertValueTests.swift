import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Alerts and action sheets that are values")
struct AlertValueTests {
  private struct Item: Identifiable { let id: Int }

  private struct Page: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var sheet: Item?
    @State private var note = "nothing"

    var body: some View {
      VStack {
        Text(note)
        Button("flag") { isShown = true }
        Button("item") { item = Item(id: 7) }
        Button("choose") { sheet = Item(id: 3) }
      }
      .alert(isPresented: $isShown) { Alert(title: Text("Plain"), message: Text("said once")) }
      .background {
        Text("").alert(item: $item) { item in
          Alert(
            title: Text("Delete \(item.id)?"),
            primaryButton: .destructive(Text("Delete")) {
              note = "deleted \(item.id), \(self.item == nil ? "gone" : "there")"
            },
            secondaryButton: .cancel())
        }
      }
      .actionSheet(item: $sheet) { item in
        ActionSheet(
          title: Text("What with \(item.id)"),
          buttons: [.default(Text("One")) { note = "one" }, .default(Text("Two")), .cancel()])
      }
    }
  }

  @Test("an alert without buttons has an OK button, which dismisses it")
  func flag() throws {
    let host = TestHost(columns: 50, rows: 20) { Page() }
    try host.find(.button, "flag").tap()
    #expect(host.screen.contains("Plain") && host.screen.contains("said once"))
    try host.find(.button, "OK").tap()
    #expect(!host.screen.contains("Plain"))
    try host.find(.button, "flag").tap()
    #expect(host.screen.contains("Plain"))
  }

  @Test(
    "an alert for an item: canceling does nothing, its button acts; the item is gone in both cases")
  func item() throws {
    let host = TestHost(columns: 50, rows: 20) { Page() }
    try host.find(.button, "item").tap()
    #expect(host.screen.contains("Delete 7?"))
    try host.find(.button, "Cancel").tap()
    #expect(!host.screen.contains("Delete 7?") && host.screen.contains("nothing"))
    try host.find(.button, "item").tap()
    try host.find(.button, "Delete").tap()
    #expect(!host.screen.contains("Delete 7?"))
    #expect(host.screen.contains("deleted 7"))
  }

  @Test("an action sheet's buttons are stacked vertically")
  func sheet() throws {
    let host = TestHost(columns: 50, rows: 20) { Page() }
    try host.find(.button, "choose").tap()
    let (one, two) = (try host.find(.button, "One").frame, try host.find(.button, "Two").frame)
    #expect(one.y < two.y)
    try host.find(.button, "One").tap()
    #expect(host.screen.contains("one") && !host.screen.contains("What with"))
  }
}

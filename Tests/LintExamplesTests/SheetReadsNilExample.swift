import Testing
import TheseusTesting

// failing:
struct CardByFlag: View {
  @State private var selected: String?
  @State private var showsCard = false

  var body: some View {
    Button("Ada") {
      selected = "Ada Lovelace"
      showsCard = true
    }
    .sheet(isPresented: $showsCard) {
      Text(selected ?? "nobody")
    }
  }
}
// end

// fixed:
struct CardByItem: View {
  struct Card: Identifiable {
    let id: Int
    let name: String
  }

  @State private var selected: Card?

  var body: some View {
    Button("Ada") { selected = Card(id: 1, name: "Ada Lovelace") }
      .sheet(item: $selected) { card in
        Text(card.name)
      }
  }
}
// end

@MainActor @Suite("The example of sheet_reads_nil")
struct SheetReadsNilExample {
  /// SwiftUI shows "nobody" the first time, because it builds the content of the last body.
  @Test("R73 sheet_reads_nil: here the content sees current values, with a flag and with an item")
  func runs() throws {
    func card(_ host: TestHost) throws -> Int {
      try host.find(.button, "Ada").tap()
      return host.findAll(.text, "Ada Lovelace").count
    }
    #expect(try card(TestHost { CardByFlag() }) == 1)
    #expect(try card(TestHost { CardByItem() }) == 1)
  }

  @Test("sheet_reads_nil: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "sheet_reads_nil", file: #filePath).check() }
}

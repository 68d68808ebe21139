extension RuleExample {
  static let sheetReadsNil = RuleExample(
    failing: """
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
      """,
    fixed: """
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
      """)
}

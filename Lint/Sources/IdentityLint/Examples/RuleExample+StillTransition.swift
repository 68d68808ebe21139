extension RuleExample {
  static let stillTransition = RuleExample(
    failing: """
      struct CardInPlace: View {
        let title: String
        var body: some View { Text(title) }
      }

      struct CardsInPlace: View {
        let titles = ["One", "Two"]
        @State private var step = 0

        var body: some View {
          VStack {
            CardInPlace(title: titles[step])
              .transition(.slide)
            Button("Next") { withAnimation { step = 1 } }
          }
        }
      }
      """,
    fixed: """
      struct CardInserted: View {
        let title: String
        var body: some View { Text(title) }
      }

      struct CardsInserted: View {
        let titles = ["One", "Two"]
        @State private var step = 0

        var body: some View {
          VStack {
            CardInserted(title: titles[step])
              .id(step)
              .transition(.slide)
            Button("Next") { withAnimation { step = 1 } }
          }
        }
      }
      """)
}

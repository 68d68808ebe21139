extension RuleExample {
  static let taskInOwnBranch = RuleExample(
    failing: """
      struct TidesInside: View {
        @State private var tides: [String] = []

        var body: some View {
          VStack {
            Text("Tides")
            if !tides.isEmpty {
              Text(tides.joined())
                .onAppear { tides = ["high at noon"] }
            }
          }
        }
      }
      """,
    fixed: """
      struct TidesOutside: View {
        @State private var tides: [String] = []

        var body: some View {
          VStack {
            Text("Tides")
            if !tides.isEmpty {
              Text(tides.joined())
            }
          }
          .onAppear { tides = ["high at noon"] }
        }
      }
      """)
}

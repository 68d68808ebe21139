extension RuleExample {
  static let endlessTask = RuleExample(
    failing: #"""
      struct BoardBegun: View {
        let arrivals: AsyncStream<String>
        @State private var shown: [String] = []

        var body: some View {
          List(shown, id: \.self) { Text($0) }
            .onAppear {
              Task { for await arrival in arrivals { shown.append(arrival) } }
            }
        }
      }
      """#,
    fixed: #"""
      struct BoardOfTask: View {
        let arrivals: AsyncStream<String>
        @State private var shown: [String] = []

        var body: some View {
          List(shown, id: \.self) { Text($0) }
            .task {
              for await arrival in arrivals { shown.append(arrival) }
            }
        }
      }
      """#)
}

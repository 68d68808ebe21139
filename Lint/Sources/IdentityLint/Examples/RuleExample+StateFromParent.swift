extension RuleExample {
  static let stateFromParent = RuleExample(
    failing: #"""
      struct BadgeWithState: View {
        @State private var title: String

        init(title: String) {
          _title = State(initialValue: title)
        }

        var body: some View { Text(title) }
      }

      struct CounterOverState: View {
        @State private var count = 0

        var body: some View {
          VStack {
            BadgeWithState(title: "Count \(count)")
            Button("More") { count += 1 }
          }
        }
      }
      """#,
    fixed: #"""
      struct BadgeWithValue: View {
        let title: String

        var body: some View { Text(title) }
      }

      struct CounterOverValue: View {
        @State private var count = 0

        var body: some View {
          VStack {
            BadgeWithValue(title: "Count \(count)")
            Button("More") { count += 1 }
          }
        }
      }
      """#)
}

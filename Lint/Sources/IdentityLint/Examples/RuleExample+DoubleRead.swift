extension RuleExample {
  static let doubleRead = RuleExample(
    failing: """
      struct GreetingReadTwice: View {
        @State private var name: String? = "Ada"

        var body: some View {
          VStack {
            if name != nil {
              GeometryReader { _ in Text("Hello " + name!) }
            }
            Button("Leave") { name = nil }
          }
        }
      }
      """,
    fixed: """
      struct GreetingReadOnce: View {
        @State private var name: String? = "Ada"

        var body: some View {
          VStack {
            if let name {
              GeometryReader { _ in Text("Hello " + name) }
            }
            Button("Leave") { name = nil }
          }
        }
      }
      """)
}

extension RuleExample {
  static let stateDefaultAndInit = RuleExample(
    failing: #"""
      struct GreetingWithDefault: View {
        @State private var name = "nobody"

        init(name: String) {
          self.name = name
        }

        var body: some View { Text("Hello \(name)") }
      }
      """#,
    fixed: #"""
      struct GreetingWithoutDefault: View {
        @State private var name: String

        init(name: String) {
          self.name = name
        }

        var body: some View { Text("Hello \(name)") }
      }
      """#)
}

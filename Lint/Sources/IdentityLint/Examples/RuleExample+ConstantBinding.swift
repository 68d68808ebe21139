extension RuleExample {
  static let constantBinding = RuleExample(
    failing: """
      struct AlarmOfConstant: View {
        @State private var isSet = false

        var body: some View {
          Toggle("Alarm", isOn: .constant(isSet))
          Button("Reset") { isSet = false }
          Text(isSet ? "rings" : "silent")
        }
      }
      """,
    fixed: """
      struct AlarmOfBinding: View {
        @State private var isSet = false

        var body: some View {
          Toggle("Alarm", isOn: $isSet)
          Button("Reset") { isSet = false }
          Text(isSet ? "rings" : "silent")
        }
      }
      """)
}

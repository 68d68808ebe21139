extension RuleExample {
  static let conditionalModifier = RuleExample(
    failing: """
      struct HighlightInArms: ViewModifier {
        let isOn: Bool

        func body(content: Content) -> some View {
          if isOn {
            content.padding(8)
          } else {
            content
          }
        }
      }

      struct ProfileInArms: View {
        @State private var isHighlighted = false

        var body: some View {
          VStack {
            NameInArms().modifier(HighlightInArms(isOn: isHighlighted))
            Button("Highlight") { isHighlighted.toggle() }
          }
        }
      }

      struct NameInArms: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """,
    fixed: """
      struct HighlightByValue: ViewModifier {
        let isOn: Bool

        func body(content: Content) -> some View {
          content.padding(isOn ? 8 : 0)
        }
      }

      struct ProfileByValue: View {
        @State private var isHighlighted = false

        var body: some View {
          VStack {
            NameByValue().modifier(HighlightByValue(isOn: isHighlighted))
            Button("Highlight") { isHighlighted.toggle() }
          }
        }
      }

      struct NameByValue: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """)
}

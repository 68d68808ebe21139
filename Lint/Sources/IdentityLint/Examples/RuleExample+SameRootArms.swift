extension RuleExample {
  static let sameRootArms = RuleExample(
    failing: """
      struct FormOfTwoArms: View {
        @State private var isWide = false

        var body: some View {
          VStack {
            if isWide {
              NameInArm().padding(8)
            } else {
              NameInArm().padding(0)
            }
            Button("Widen") { isWide.toggle() }
          }
        }
      }

      struct NameInArm: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """,
    fixed: """
      struct FormWithoutArms: View {
        @State private var isWide = false

        var body: some View {
          VStack {
            NameWithoutArm().padding(isWide ? 8 : 0)
            Button("Widen") { isWide.toggle() }
          }
        }
      }

      struct NameWithoutArm: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """)
}

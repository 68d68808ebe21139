extension RuleExample {
  static let erasedBranches = RuleExample(
    failing: """
      struct FormOfErasedBranches: View {
        @State private var isWide = false

        var body: some View {
          VStack {
            field
            Button("Widen") { isWide.toggle() }
          }
        }

        private var field: AnyView {
          isWide ? AnyView(NameInBranch().padding(8)) : AnyView(NameInBranch())
        }
      }

      struct NameInBranch: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """,
    fixed: """
      struct FormOfOneView: View {
        @State private var isWide = false

        var body: some View {
          VStack {
            NameInOneView().padding(isWide ? 8 : 0)
            Button("Widen") { isWide.toggle() }
          }
        }
      }

      struct NameInOneView: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """)
}

extension RuleExample {
  static let viewInBranches = RuleExample(
    failing: """
      struct NoteInBranches: View {
        @State private var hasError = false

        var body: some View {
          VStack {
            if hasError {
              FieldInBranches().border(.red)
            } else {
              FieldInBranches()
            }
            Button("Check") { hasError.toggle() }
          }
        }
      }

      struct FieldInBranches: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      """,
    fixed: """
      struct NoteInOneView: View {
        @State private var hasError = false

        var body: some View {
          VStack {
            FieldInOneView().border(hasError ? .red : .clear)
            Button("Check") { hasError.toggle() }
          }
        }
      }

      struct FieldInOneView: View {
        @State private var text = ""
        var body: some View { TextField("Note", text: $text) }
      }
      """)
}

extension RuleExample {
  static let outerEnvironment = RuleExample(
    failing: #"""
      struct NotesWithOuterDismiss: View {
        @Environment(\.dismiss) private var dismiss
        @State private var isAdding = false

        var body: some View {
          Button("Add") { isAdding = true }
            .sheet(isPresented: $isAdding) {
              Button("Cancel") { dismiss() }
            }
        }
      }
      """#,
    fixed: """
      struct NotesWithFlag: View {
        @State private var isAdding = false

        var body: some View {
          Button("Add") { isAdding = true }
            .sheet(isPresented: $isAdding) {
              Button("Cancel") { isAdding = false }
            }
        }
      }
      """)
}

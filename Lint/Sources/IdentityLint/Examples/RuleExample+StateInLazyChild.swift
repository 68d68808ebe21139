extension RuleExample {
  static let stateInLazyChild = RuleExample(
    failing: #"""
      struct PageOfLostDraft: View {
        @State private var isWriting = false

        var body: some View {
          Button("Write") { isWriting = true }
            .sheet(isPresented: $isWriting) { LostDraft() }
        }
      }

      struct LostDraft: View {
        @State private var draft = ""
        @Environment(\.dismiss) private var dismiss

        var body: some View {
          VStack {
            TextField("Draft", text: $draft)
            Button("Close") { dismiss() }
          }
        }
      }
      """#,
    fixed: #"""
      struct PageOfKeptDraft: View {
        @State private var isWriting = false
        @State private var draft = ""

        var body: some View {
          Button("Write") { isWriting = true }
            .sheet(isPresented: $isWriting) { KeptDraft(draft: $draft) }
        }
      }

      struct KeptDraft: View {
        @Binding var draft: String
        @Environment(\.dismiss) private var dismiss

        var body: some View {
          VStack {
            TextField("Draft", text: $draft)
            Button("Close") { dismiss() }
          }
        }
      }
      """#)
}

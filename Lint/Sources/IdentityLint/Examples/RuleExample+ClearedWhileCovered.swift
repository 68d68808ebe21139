extension RuleExample {
  static let clearedWhileCovered = RuleExample(
    failing: """
      final class ReturnDraftCleared: ObservableObject {
        @Published var comment = ""

        func clear() { comment = "" }
      }

      struct ReturnFormCleared: View {
        @ObservedObject var draft: ReturnDraftCleared

        var body: some View {
          VStack {
            TextField("Comment", text: $draft.comment)
            NavigationLink("Reason") { Text("Too small") }
          }
          .onDisappear { draft.clear() }
        }
      }

      struct ReturnCleared: View {
        @StateObject private var draft = ReturnDraftCleared()

        var body: some View {
          NavigationStack { ReturnFormCleared(draft: draft) }
        }
      }
      """,
    fixed: """
      final class ReturnDraftKept: ObservableObject {
        @Published var comment = ""

        func clear() { comment = "" }
      }

      struct ReturnFormKept: View {
        @ObservedObject var draft: ReturnDraftKept

        var body: some View {
          VStack {
            TextField("Comment", text: $draft.comment)
            NavigationLink("Reason") { Text("Too small") }
            Button("Discard") { draft.clear() }
          }
        }
      }

      struct ReturnKept: View {
        @StateObject private var draft = ReturnDraftKept()

        var body: some View {
          NavigationStack { ReturnFormKept(draft: draft) }
        }
      }
      """)
}

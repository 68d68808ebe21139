extension RuleExample {
  static let racingTask = RuleExample(
    failing: #"""
      struct AnswerOfLast: View {
        let find: (Int) async throws -> String
        @State private var page = 0
        @State private var shown = ""

        var body: some View {
          Button("Next") { page += 1 }
          Text("Page \(page): \(shown)")
            .onChange(of: page) { _, new in
              Task { shown = try await find(new) }
            }
        }
      }
      """#,
    fixed: #"""
      struct AnswerOfThis: View {
        let find: (Int) async throws -> String
        @State private var page = 0
        @State private var shown = ""

        var body: some View {
          Button("Next") { page += 1 }
          Text("Page \(page): \(shown)")
            .task(id: page) {
              if let found = try? await find(page) { shown = found }
            }
        }
      }
      """#)
}

extension RuleExample {
  static let earlyReset = RuleExample(
    failing: """
      struct NoticesOfDelay: View {
        let wait: () async -> Void
        @State private var notice: String?

        var body: some View {
          Button("Save") { show("Saved") }
          Button("Copy") { show("Copied") }
          Text(notice ?? "-")
        }

        private func show(_ text: String) {
          notice = text
          Task {
            try? await Task.sleep(for: .zero)
            await wait()
            notice = nil
          }
        }
      }
      """,
    fixed: """
      struct NoticesOfTask: View {
        let wait: () async -> Void
        @State private var notice: String?

        var body: some View {
          Button("Save") { notice = "Saved" }
          Button("Copy") { notice = "Copied" }
          Text(notice ?? "-")
            .task(id: notice) {
              guard notice != nil else { return }
              await wait()
              if !Task.isCancelled { notice = nil }
            }
        }
      }
      """)
}

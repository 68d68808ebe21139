import Testing
import TheseusTesting

// failing:
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
// end

// fixed:
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
// end

@MainActor @Suite("The example of early_reset")
struct EarlyResetExample {
  @Test("early_reset: the page shows the code that compiles here")
  func compiles() {
    #expect(TestHost { VStack { NoticesOfDelay {} } }.screen.contains("-"))
    #expect(TestHost { VStack { NoticesOfTask {} } }.screen.contains("-"))
  }

  @Test("early_reset: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "early_reset", file: #filePath).check() }
}

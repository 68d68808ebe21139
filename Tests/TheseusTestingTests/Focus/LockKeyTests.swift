import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Caps Lock and the numeric keypad disable no key")
struct LockKeyTests {
  private struct Page: View {
    @State private var isAsking = false
    @State private var answers: [String] = []
    @State private var path: [Int] = []
    @State private var refreshes = 0
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text(verbatim: "answers \(answers.joined(separator: " ")) depth \(path.count)")
          Text("refreshes \(refreshes)")
          Button("ask") { isAsking = true }
          Button("push") { path.append(1) }
          List { Text("row") }.refreshable { @MainActor in refreshes += 1 }
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .alert("Really?", isPresented: $isAsking) {
        Button("Yes") { answers.append("yes") }
        Button("No", role: .cancel) { answers.append("no") }
      }
    }
  }

  private nonisolated static let locks: [EventModifiers] = [
    .capsLock, .numericPad, [.capsLock, .numericPad],
  ]

  @Test("Return and Escape answer an alert", arguments: locks)
  func alert(held: EventModifiers) throws {
    let host = TestHost(columns: 40, rows: 16) { Page() }
    try host.find(.button, "ask").tap()
    host.press(.return, modifiers: held)
    try host.find(.button, "ask").tap()
    host.press(.escape, modifiers: held)
    #expect(host.screen.contains("answers yes no"))
  }

  @Test("Escape and Option-Left go back", arguments: locks)
  func back(held: EventModifiers) throws {
    let host = TestHost(columns: 40, rows: 16) { Page() }
    try host.find(.button, "push").tap()
    #expect(host.screen.contains("page 1"))
    host.press(.escape, modifiers: held)
    #expect(host.screen.contains("depth 0"))
    try host.find(.button, "push").tap()
    host.press(.leftArrow, modifiers: held.union(.option))
    #expect(host.screen.contains("depth 0"))
  }

  @Test("Control-R refreshes", arguments: locks)
  func refresh(held: EventModifiers) async throws {
    let host = TestHost(columns: 40, rows: 16) { Page() }
    try host.find(.list).focus()
    host.press("r", modifiers: held.union(.control))
    try await host.settle()
    #expect(host.screen.contains("refreshes 1"))
  }
}

import Testing

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("R33 the report lists what the app's views declare")
struct ReportedStateTests {
  private struct Page: View {
    @State private var count = 0
    @State private var text = "text"
    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        TextField("field", text: $text)
      }
    }
  }

  private struct Other: View {
    var body: some View { Text("other") }
  }

  private struct Program: App {
    var body: some Scene {
      WindowGroup("one", id: "one") { Page() }
    }
  }

  @Test("and not the focus of the window, which is restored")
  func focus() throws {
    let host = TestHost { Page() }
    try host.find(.button, "count 0").tap()
    try host.find(.textField).focus()
    let snapshot = try host.snapshot()
    #expect(snapshot.cells.contains { $0.kind == .focus })
    let next = TestHost(restoring: snapshot) { Page() }
    #expect(try next.find(.textField).isFocused)
    #expect(next.restoreReport.contains { $0.property == "Page.count" && $0.outcome == .kept })
    #expect(!next.restoreReport.contains { $0.property.contains("focus") })
    // Without its element it is no loss to report either.
    let without = TestHost(restoring: snapshot) { Other() }
    #expect(!without.restoreReport.contains { $0.property.contains("focus") })
    #expect(!without.trace.issues.contains { $0.message.contains("focus") })
  }

  @Test("in an app's windows too")
  func app() throws {
    let host = TestHost(app: Program())
    try host.find(.textField).focus()
    let next = TestHost(app: Program(), restoring: try host.snapshot())
    #expect(try next.find(.textField).isFocused)
    #expect(!next.restoreReport.isEmpty)
    #expect(!next.restoreReport.contains { $0.property.contains("focus") })
  }
}

import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("messages to assistive technologies")
struct AnnouncementTests {
  @Test("a post is reported as unsupported, once")
  func reported() throws {
    let host = TestHost {
      Button("Post") { AccessibilityNotification.Announcement("saved").post() }
    }
    try host.find(.button, "Post").tap()
    try host.find(.button, "Post").tap()
    let issues = (host.trace.issues + TestHost.strayIssues).filter {
      $0.kind == .unsupported && $0.message.contains("AccessibilityNotification.Announcement")
    }
    #expect(issues.count == 1)
  }

  @Test("a rotor has stops for a range of numbers")
  func range() throws {
    let host = TestHost(columns: 30, rows: 8) {
      List { Text("row") }
        .accessibilityRotor("Rows") {
          ForEach(0..<3) { AccessibilityRotorEntry("row \($0)", id: $0) }
        }
    }
    let rotors = try host.find(.list).rotors
    #expect(rotors.first?.entries == ["row 0", "row 1", "row 2"])
  }
}

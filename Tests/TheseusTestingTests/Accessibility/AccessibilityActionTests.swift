import TestSupport
import Testing
import TheseusTesting

@testable import TheseusViews

@MainActor @Suite("Actions of assistive technologies are offered and performed")
struct AccessibilityActionTests {
  private final class Log { var lines: [String] = [] }

  private func offered(_ host: TestHost, _ role: Role, _ label: String) throws -> [String] {
    try #require(host.window.semantics.first(role, label)).state.semantics.namedActions
  }

  private func perform(_ host: TestHost, _ action: ElementAction, _ role: Role, _ label: String)
    throws
  {
    try host.window.perform(
      action, on: try #require(host.window.semantics.first(role, label)).id)
  }

  private struct Mail: View {
    let log: Log
    @State private var isRead = false
    var body: some View {
      VStack {
        Text("Mail").accessibilityActions {
          Button(isRead ? "Unread" : "Read") { isRead.toggle() }
          Group {
            Button("Archive") { log.lines.append("archived") }
            Button("Delete") { log.lines.append("deleted") }.disabled(true)
          }
          Text("no action")
        }
        Text(isRead ? "read" : "new")
      }
    }
  }

  @Test("accessibilityActions offers the buttons by their labels, and only enabled ones act")
  func actions() throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 4) { Mail(log: log) }
    #expect(try offered(host, .text, "Mail") == ["Read", "Archive", "Delete"])
    try perform(host, .named("Archive"), .text, "Mail")
    #expect(log.lines == ["archived"])
    #expect(throws: ActionRefusal.notOffered) {
      try perform(host, .named("Delete"), .text, "Mail")
    }
    #expect(throws: ActionRefusal.notOffered) {
      try perform(host, .named("no action"), .text, "Mail")
    }
    try perform(host, .named("Read"), .text, "Mail")
    #expect(host.screen.contains("read"))
    #expect(try offered(host, .text, "Mail") == ["Unread", "Archive", "Delete"])
    #expect(log.lines == ["archived"])
  }

  @Test("the buttons are neither drawn, nor read, nor reached by focus; layout stays")
  func unseen() {
    let host = TestHost(columns: 20, rows: 4) { Mail(log: Log()) }
    let plain = TestHost(columns: 20, rows: 4) {
      VStack {
        Text("Mail")
        Text("new")
      }
    }
    #expect(host.screen == plain.screen)
    #expect(host.findAll(.button).isEmpty)
    host.press(.tab)
    #expect(host.focused == nil)
  }

  @Test("a tag around the actions still names the view, and its state lasts")
  func tag() throws {
    let host = TestHost(columns: 20, rows: 6) {
      Picker("Pick", selection: .constant(2)) {
        Text("one").accessibilityActions { Button("A") {} }.tag(1)
        Text("two").tag(2).accessibilityActions { Button("B") {} }
      }
    }
    #expect(try host.find(.picker).value == "two")
  }

  @Test("standard kinds of actions are offered by their names; the default one activates")
  func kinds() throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 4) {
      Text("Row")
        .accessibilityAction { log.lines.append("default") }
        .accessibilityAction(.escape) { log.lines.append("escape") }
        .accessibilityAction(.magicTap) { log.lines.append("tap") }
    }
    #expect(try offered(host, .text, "Row") == ["Escape", "Magic Tap"])
    try perform(host, .named("Magic Tap"), .text, "Row")
    try perform(host, .named("Escape"), .text, "Row")
    try perform(host, .activate, .text, "Row")
    #expect(log.lines == ["tap", "escape", "default"])
  }

  @Test("accessibilityZoomAction is performed in both directions, around the middle")
  func zoom() throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 4) {
      VStack {
        Text("Map").frame(width: 80, height: 32).accessibilityZoomAction {
          log.lines.append("\($0.direction) \($0.point.x) \($0.point.y) \($0.location == .center)")
        }
        Text("plain")
      }
    }
    let map = try #require(host.window.semantics.first(.text, "Map")).state.semantics
    #expect(map.actions.contains(.zoom))
    try perform(host, .zoomIn, .text, "Map")
    try perform(host, .zoomOut, .text, "Map")
    #expect(log.lines == ["zoomIn 40.0 16.0 true", "zoomOut 40.0 16.0 true"])
    #expect(throws: ActionRefusal.notOffered) { try perform(host, .zoomIn, .text, "plain") }
  }
}

import Foundation
import Testing
import TheseusTesting

/// Snapshots that follow each other share what they know of the session.
@MainActor @Suite("repeated snapshots follow focus")
struct MovedFocusTests {
  private struct Fields: View {
    @State private var first = "a"
    @State private var second = "b"
    @State private var hasSecond = true
    var body: some View {
      VStack {
        TextField("First", text: $first)
        if hasSecond { TextField("Second", text: $second) }
        Button("Remove") { hasSecond = false }
        Button("Insert") { hasSecond = true }
      }
    }
  }

  private func continued(_ host: TestHost) throws -> TestHost {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "session-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try host.snapshot().write(to: file)
    return TestHost(restoring: try Snapshot(contentsOf: file)) { Fields() }
  }

  @Test("R32 each snapshot has the focus of its time", arguments: [true, false])
  func focus(_ keepsSnapshots: Bool) throws {
    let host = TestHost { Fields() }
    host.runtime.keepsSnapshots = keepsSnapshots
    for name in ["First", "Second", "Second", "First", "Second"] {
      try host.find(.textField, name).focus()
      #expect(try continued(host).focused?.label == name)
    }
    try host.find(.button, "Remove").tap()
    #expect(try continued(host).focused?.label == "Remove")
    try host.find(.button, "Insert").tap()
    try host.find(.textField, "Second").focus()
    #expect(try continued(host).focused?.label == "Second")
  }
}

import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("an alert's buttons are side by side when they fit")
struct AlertLayoutTests {
  private struct Renaming: View {
    @State private var isPresented = true
    @State private var name = "Bread"
    let hasField: Bool

    var body: some View {
      Text("Shopping")
        .alert("Rename", isPresented: $isPresented) {
          if hasField { TextField("Name", text: $name) }
          Button("Cancel", role: .cancel) {}
          Button("Rename") {}
        }
    }
  }

  private func row(of label: String, in host: TestHost) throws -> Int {
    try host.find(.button, label).frame.y
  }

  @Test("Two short buttons share a row", arguments: [false, true])
  func share(hasField: Bool) throws {
    let host = TestHost(columns: 60, rows: 16) { Renaming(hasField: hasField) }
    #expect(try row(of: "Cancel", in: host) == row(of: "Rename", in: host), "\(host.screen)")
    if hasField { #expect(try host.find(.textField).frame.y < row(of: "Cancel", in: host)) }
  }

  @Test("otherwise they are stacked vertically")
  func stack() throws {
    let host = TestHost(columns: 14, rows: 16) { Renaming(hasField: false) }
    #expect(try row(of: "Cancel", in: host) != row(of: "Rename", in: host), "\(host.screen)")
  }
}

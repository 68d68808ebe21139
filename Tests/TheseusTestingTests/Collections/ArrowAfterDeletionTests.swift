import Testing
import TheseusTesting
import TheseusViews

private struct Page: View {
  @State private var names = ["Ann", "Bob", "Cid"]
  @State private var selected: String?
  var body: some View {
    VStack {
      Text("selected \(selected ?? "none")")
      List(names, id: \.self, selection: $selected) { Text($0) }
    }
    .onKeyPress("x") {
      names.removeAll { $0 == selected }
      return .handled
    }
    .onKeyPress("l") {
      names.removeLast()
      return .handled
    }
  }
}

@MainActor
@Suite("After the selected row was removed, an arrow key selects a row")
struct ArrowAfterDeletionTests {
  private func select(_ row: Int, _ host: TestHost) throws { try host.findAll(.row)[row].tap() }

  @Test("the last one after the last one", arguments: [KeyEquivalent.downArrow, .pageDown])
  func last(key: KeyEquivalent) throws {
    let host = TestHost(columns: 30, rows: 10) { Page() }
    try select(2, host)
    host.press("x")
    host.press(key)
    _ = try host.find(.text, "selected Bob")
    host.press("x")
    host.press(key)
    _ = try host.find(.text, "selected Ann")
  }

  @Test("the first one after the first one")
  func first() throws {
    let host = TestHost(columns: 30, rows: 10) { Page() }
    try select(0, host)
    host.press("x")
    host.press(.upArrow)
    _ = try host.find(.text, "selected Bob")
  }

  @Test("and at the end of a list the selected row stays selected")
  func ends() throws {
    let host = TestHost(columns: 30, rows: 10) { Page() }
    try select(2, host)
    host.press(.downArrow)
    _ = try host.find(.text, "selected Cid")
    host.press("l")
    host.press(.downArrow)
    _ = try host.find(.text, "selected Bob")
    host.press(.downArrow)
    _ = try host.find(.text, "selected Bob")
  }
}

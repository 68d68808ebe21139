import Testing
import TheseusTesting
import TheseusViews

private struct Letters: View {
  @State private var letters = ["a", "b", "c", "d", "e"]

  var body: some View {
    VStack {
      ForEach(letters, id: \.self) { Text("letter \($0)").transition(.opacity) }
      Button("remove a") { animated { letters.removeAll { $0 == "a" } } }
      Button("remove b") { animated { letters.removeAll { $0 == "b" } } }
      Button("remove c") { animated { letters.removeAll { $0 == "c" } } }
      Button("remove e") { animated { letters.removeAll { $0 == "e" } } }
      Button("add a") { animated { letters.insert("a", at: 0) } }
      Button("add x") { letters.insert("x", at: 0) }
      Button("reverse") { letters.reverse() }
    }
  }

  private func animated(_ change: () -> Void) { withAnimation(.linear(duration: 1), change) }
}

@MainActor @Suite("Rows keep their place while they are removed (R66)")
struct RemovedRowsPlaceTests {
  private let host = TestHost(columns: 30, rows: 20) { Letters() }

  private func press(_ labels: String...) throws {
    for label in labels {
      try host.find(.button, label).tap()
      host.advance(by: .milliseconds(100))
    }
  }

  private var order: String {
    let lines = host.screen.split(separator: "\n")
    return lines.filter { $0.contains("letter") }.compactMap { line in
      line.split(separator: " ").last.map(String.init)
    }.joined()
  }

  @Test("rows that are removed one after another")
  func severalRemovals() throws {
    try press("remove a", "remove c")
    #expect(order == "abcde")
    try press("remove b")
    #expect(order == "abcde")
    host.advance(by: .seconds(2))
    #expect(order == "de")
  }

  @Test("neighbors that are removed from the front, one by one")
  func neighbors() throws {
    try press("remove a", "remove b", "remove c", "remove e")
    #expect(order == "abcde")
    host.advance(by: .seconds(2))
    #expect(order == "d")
  }

  @Test("a row that is inserted before them meanwhile")
  func insertion() throws {
    try press("remove c", "add x")
    #expect(order == "xabcde")
    host.advance(by: .seconds(2))
    #expect(order == "xabde")
  }

  @Test("a row that comes back before its removal has ended")
  func revival() throws {
    try press("remove a", "remove c", "add a")
    #expect(order == "abcde")
    host.advance(by: .seconds(2))
    #expect(order == "abde")
  }

  @Test("a removed row follows the row that it came after when the others are reordered")
  func reordering() throws {
    try press("remove c", "reverse")
    #expect(order == "edbca")
    host.advance(by: .seconds(2))
    #expect(order == "edba")
  }

  @Test("removals that end at different times")
  func ends() throws {
    try press("remove a")
    host.advance(by: .milliseconds(500))
    try press("remove c", "add x")
    // The removal of a has ended, that of c has not.
    host.advance(by: .milliseconds(500))
    #expect(order == "xbcde")
    host.advance(by: .seconds(2))
    #expect(order == "xbde")
  }
}

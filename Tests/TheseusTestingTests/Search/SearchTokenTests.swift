import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Search tokens: labels in the field before its text")
struct SearchTokenTests {
  struct Tag: Identifiable, Hashable {
    let id: String
  }

  private struct Search: View {
    @State var query = ""
    @State var tags: [Tag]
    @State var suggested = [Tag(id: "swift"), Tag(id: "rust")]
    @Environment(\.isSearching) private var isSearching
    var body: some View {
      VStack(alignment: .leading) {
        Text("tags \(tags.map(\.id).joined(separator: "+")) query \(query)")
        Button("elsewhere") {}
      }
      .searchable(text: $query, tokens: $tags, suggestedTokens: $suggested, prompt: "Find") {
        Text("#\($0.id)")
      }
    }
  }

  private func told(_ host: TestHost) -> String {
    host.screen.split(separator: "\n").first { $0.contains("tags ") }?.trimmingCharacters(
      in: .whitespaces) ?? ""
  }

  @Test("they are shown before the text; Delete at its beginning removes the last, and only there")
  func delete() throws {
    let host = TestHost(columns: 50, rows: 10) {
      Search(tags: [Tag(id: "swift"), Tag(id: "rust")])
    }
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("#swift") })
    #expect(line.range(of: "#swift")!.lowerBound < line.range(of: "#rust")!.lowerBound)
    try host.find(.textField).type("ab")
    host.press(.delete)
    #expect(told(host) == "tags swift+rust query a")
    host.press(.home)
    host.press(.delete)
    #expect(told(host) == "tags swift query a")
    host.press(.end)
    host.press(.home, modifiers: .shift)
    host.press(.delete)
    #expect(told(host) == "tags swift query")
    host.press(.delete)
    #expect(told(host) == "tags  query")
    host.press(.delete)
    #expect(told(host) == "tags  query")
  }

  @Test("tokens are suggested until they are in the field; choosing one replaces the typed text")
  func suggestions() throws {
    let host = TestHost(columns: 50, rows: 10) { Search(tags: []) }
    #expect(!host.screen.contains("#"))
    try host.find(.textField).type("ru")
    #expect(host.screen.contains("#swift") && host.screen.contains("#rust"))
    try host.find(.button, "#rust").focus()
    host.press(.return)
    #expect(told(host) == "tags rust query")
    #expect(host.findAll(.button, "#rust").isEmpty && host.findAll(.button, "#swift").count == 1)
    #expect(host.focused?.role == .textField)
    host.type("x")
    #expect(told(host) == "tags rust query x")
  }

  @Test("Escape empties the field of text and tokens")
  func escape() throws {
    let host = TestHost(columns: 50, rows: 10) { Search(tags: [Tag(id: "swift")]) }
    try host.find(.textField).type("x")
    host.press(.escape)
    #expect(told(host) == "tags  query")
  }

  @Test("a suggestion of one's own can be a token")
  func completion() throws {
    struct Own: View {
      @State private var query = ""
      @State private var tags: [Tag] = []
      var body: some View {
        Text("tags \(tags.map(\.id).joined())")
          .searchable(text: $query, tokens: $tags) { Text($0.id) }
          .searchSuggestions {
            Text("a tag").searchCompletion(Tag(id: "own"))
            Text("a text").searchCompletion("typed")
          }
      }
    }
    let host = TestHost(columns: 50, rows: 10) { Own() }
    try host.find(.textField).focus()
    try host.find(.button, "a text").tap()
    #expect(host.screen.contains("typed"))
    try host.find(.button, "a tag").tap()
    #expect(host.screen.contains("tags own") && !host.screen.contains("typed"))
  }
}

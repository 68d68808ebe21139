import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a search has its own scopes, suggestions and focus")
struct SearchPartsTests {
  enum Kind: String { case all, new }

  private struct Library: View {
    @State private var text = ""
    @State private var kind = Kind.all
    @FocusState private var isSearchFocused: Bool
    var body: some View {
      VStack {
        Button("Search") { isSearchFocused = true }
        // With something private, the recorder asks about privacy between the writes of an event.
        Text("kind \(kind.rawValue) text \(text) focus \(isSearchFocused)")
          .privacySensitive()
          .searchable(text: $text)
          .searchSuggestions {
            Text("Ada").searchCompletion("ada lovelace")
            Text("Kurt").searchCompletion("kurt")
          }
          .searchScopes($kind) {
            Text("All").tag(Kind.all)
            Text("New").tag(Kind.new)
          }
          .searchFocused($isSearchFocused)
      }
    }
  }

  @Test("suggestions are shown while the field has focus; choosing one takes its text")
  func suggestions() throws {
    let host = TestHost(columns: 50, rows: 12) { Library() }
    #expect(!host.screen.contains("Ada"))
    try host.find(.button, "Search").tap()
    #expect(host.screen.contains("focus true"))
    #expect(host.screen.contains("Ada"))
    try host.find(.button, "Ada").tap()
    #expect(host.screen.contains("text ada lovelace"))
  }

  @Test("a suggestion can be reached and chosen with keys")
  func keys() throws {
    let host = TestHost(columns: 50, rows: 12) { Library() }
    try host.find(.button, "Search").tap()
    for _ in 0..<6 where host.focused?.label != "Kurt" { host.press(.tab) }
    #expect(host.focused?.label == "Kurt")
    host.press(.return)
    #expect(host.screen.contains("text kurt") && host.screen.contains("focus true"))
  }

  @Test("scopes are shown while the user searches")
  func scopes() throws {
    let host = TestHost(columns: 50, rows: 12) { Library() }
    #expect(!host.screen.contains("New"))
    try host.find(.button, "Search").tap()
    #expect(host.screen.contains("New"))
    try host.find(.picker, "Scope").select("New")
    #expect(host.screen.contains("kind new"))
  }

  @Test(
    "Escape ends the search in the field, in the scopes and in the suggestions",
    arguments: ["field", "scopes", "suggestions"])
  func escape(place: String) throws {
    let host = TestHost(columns: 50, rows: 12) { Library() }
    try host.find(.button, "Search").tap()
    host.type("ad")
    switch place {
    case "scopes": try host.find(.picker, "Scope").focus()
    case "suggestions": try host.find(.button, "Kurt").focus()
    default: break
    }
    #expect(host.screen.contains("text ad") && host.screen.contains("New"))
    host.press(.escape)
    #expect(host.screen.contains("text  focus false"))
    #expect(!host.screen.contains("New") && !host.screen.contains("Kurt"))
    #expect(host.screen.contains("kind all"), "the scope stays")
  }

  @Test("Escape in a scope ends a search that the app presents", arguments: [false, true])
  func escapePresented(isTyped: Bool) throws {
    struct Library: View {
      @State private var text = ""
      @State private var kind = Kind.all
      @State private var isPresented = true
      var body: some View {
        Text("presented \(isPresented)")
          .searchable(text: $text, isPresented: $isPresented)
          .searchScopes($kind, activation: .onSearchPresentation) {
            Text("All").tag(Kind.all)
            Text("New").tag(Kind.new)
          }
      }
    }
    let host = TestHost(columns: 50, rows: 12) { Library() }
    if isTyped { host.type("ad") }
    try host.find(.picker, "Scope").focus()
    host.press(.escape)
    #expect(host.screen.contains("presented false") && !host.screen.contains("New"))
  }

  private struct Shelf: View {
    let prompt: String
    @State private var text = ""
    var body: some View {
      VStack {
        switch prompt {
        case "Key":
          Text("key").searchable(text: $text, prompt: "Key") { suggestion }
        case "Text":
          Text("text").searchable(text: $text, prompt: Text(verbatim: prompt)) { suggestion }
        default:
          Text("string").searchable(text: $text, prompt: prompt) { suggestion }
        }
        Text("found \(text)")
      }
    }

    private var suggestion: some View { Text("Ada").searchCompletion("ada lovelace") }
  }

  @Test(
    "suggestions may be an argument of the search, with each form of its prompt",
    arguments: ["Key", "Text", "String"])
  func suggestionsOfTheCall(prompt: String) throws {
    let host = TestHost(columns: 50, rows: 12) { Shelf(prompt: prompt) }
    #expect(host.screen.contains(prompt) && !host.screen.contains("Ada"))
    try host.find(.textField).focus()
    try host.find(.button, "Ada").tap()
    #expect(host.screen.contains("found ada lovelace"))
  }
}

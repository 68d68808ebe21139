import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("The content of a search is in the middle of its space")
struct SearchedContentPlaceTests {
  private struct Screen: View {
    @State private var query = ""
    var body: some View {
      NavigationStack {
        Text("Nothing here").searchable(text: $query)
      }
    }
  }

  @Test("a text is centered below the field, also while the user searches")
  func centered() throws {
    let host = TestHost(columns: 60, rows: 20) { Screen() }
    let before = try host.find(.text, "Nothing here").frame
    #expect(abs(before.x + before.width / 2 - 30) <= 1)
    #expect((8...13).contains(before.y))
    try host.find(.textField).type("abc")
    let during = try host.find(.text, "Nothing here").frame
    #expect(during == before)
  }
}

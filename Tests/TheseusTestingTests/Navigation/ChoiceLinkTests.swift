import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A link whose value the list around can select is a row to choose")
struct ChoiceLinkTests {
  private struct Page: View {
    @State var selected: Int?
    var body: some View {
      NavigationSplitView {
        List([10, 20, 30], id: \.self, selection: $selected) {
          NavigationLink("row \($0)", value: $0)
        }
      } detail: {
        Text(selected.map { "shown \($0)" } ?? "nothing")
      }
    }
  }

  @Test("choosing it selects; nothing is missing, and it is not disabled")
  func selects() throws {
    let host = TestHost(columns: 80, rows: 8) { Page() }
    #expect(host.trace.issues.isEmpty)
    #expect(try host.find(.text, "row 10").isEnabled)
    try host.find(.list).focus()
    host.press(.downArrow)
    #expect(host.screen.contains("shown 20"))
  }

  @Test("the link's value is the row's tag, whatever the row's identity")
  func tag() throws {
    struct Named: Identifiable {
      let id: String
      let number: Int
    }
    struct Page: View {
      @State var selected: Int?
      let rows = [Named(id: "a", number: 1), Named(id: "b", number: 2)]
      var body: some View {
        NavigationStack {
          List(selection: $selected) { ForEach(rows) { NavigationLink($0.id, value: $0.number) } }
          Text("selected \(selected ?? 0)")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Page() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.screen.contains("selected 2"))
  }
}

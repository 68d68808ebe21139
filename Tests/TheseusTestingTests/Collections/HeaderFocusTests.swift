import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("the controls of headers and footers are reached by keys")
struct HeaderFocusTests {
  private struct Folded: View {
    @State private var fruit = false
    @State private var greens = false
    var body: some View {
      VStack {
        List {
          Section("Fruit", isExpanded: $fruit) { Text("apple") }
          Section("Greens", isExpanded: $greens) { Text("leek") }
        }
        Button("after") {}
      }
    }
  }

  @Test("sections that are all folded can be unfolded, and Tab leaves the list behind them")
  func folded() throws {
    let host = TestHost(columns: 40, rows: 12) { Folded() }
    try host.find(.list).focus()
    host.press(.tab)
    #expect(host.focused?.label == "Fruit")
    host.press(.return)
    #expect(host.screen.contains("apple") && !host.screen.contains("leek"))
    host.press(.tab)
    host.press(.return)
    #expect(host.screen.contains("leek"))
    host.press(.tab)
    #expect(host.focused?.label == "after")
  }

  private struct Page: View {
    var body: some View {
      List {
        Section {
          ForEach(["a", "b"], id: \.self) { name in Button("row \(name)") {} }
        } header: {
          Button("add") {}.contextMenu { Button("of the header") {} }
        } footer: {
          Button("clear") {}
        }
      }
    }
  }

  @Test("they are visited in reading order with those of the current row")
  func order() throws {
    let host = TestHost(columns: 40, rows: 12) { Page() }
    try host.find(.list).focus()
    host.press(.downArrow)
    var labels: [String] = []
    for _ in 0..<3 {
      host.press(.tab)
      labels.append(host.focused?.label ?? "")
    }
    #expect(labels == ["add", "row b", "clear"])
  }

  @Test("the key for the menu of the current row opens none of a header")
  func menu() throws {
    let host = TestHost(columns: 40, rows: 12) { Page() }
    try host.find(.list).focus()
    host.press(try #require(KeyEquivalent.function(10)), modifiers: .shift)
    #expect(host.findAll(.menuItem).isEmpty)
  }
}

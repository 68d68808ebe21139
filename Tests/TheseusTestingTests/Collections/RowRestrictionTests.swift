import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Rows that cannot be selected, deleted or moved")
struct RowRestrictionTests {
  private struct Rows: View {
    @State private var names = ["a", "b", "c"]
    @State private var selection: String?
    var body: some View {
      VStack {
        Text(names.joined() + " " + (selection ?? "none"))
        List(selection: $selection) {
          ForEach(names, id: \.self) { name in
            Text(name).selectionDisabled(name == "b").deleteDisabled(name == "a").moveDisabled(
              name == "c")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  private func host() -> TestHost {
    let host = TestHost(columns: 20, rows: 8) { Rows() }
    host.press(.tab)
    host.press(.home)
    return host
  }

  @Test("focus moves over a row without selecting it")
  func selection() {
    let host = host()
    #expect(host.screen.contains("abc a"))
    host.press(.downArrow)
    #expect(host.screen.contains("abc a"))
    host.press(.downArrow)
    #expect(host.screen.contains("abc c"))
  }

  @Test("only rows that may be deleted are")
  func deletion() {
    let host = host()
    host.press(.delete)
    #expect(host.screen.contains("abc"))
    host.press(.downArrow)
    host.press(.delete)
    #expect(host.screen.contains("ac "))
  }

  @Test("only rows that may be moved are")
  func moving() {
    let host = host()
    host.press(.end)
    host.press(.upArrow, modifiers: .option)
    #expect(host.screen.contains("abc"))
    host.press(.home)
    host.press(.downArrow, modifiers: .option)
    #expect(host.screen.contains("bac"))
  }
}

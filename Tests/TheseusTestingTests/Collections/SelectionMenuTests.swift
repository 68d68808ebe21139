import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("contextMenu(forSelectionType:): one menu for all rows")
struct SelectionMenuTests {
  private final class Log { var lines: [String] = [] }

  private struct Page: View {
    let log: Log
    @State private var selection: Set<String> = ["b", "c"]
    var body: some View {
      List(selection: $selection) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Text("row \($0)") }
      }
      .contextMenu(forSelectionType: String.self) { rows in
        Button("Delete \(rows.sorted().joined(separator: "+"))") {
          log.lines.append("delete \(rows.sorted())")
        }
      } primaryAction: { rows in
        log.lines.append("open \(rows.sorted())")
      }
    }
  }

  private func rightPress(_ host: TestHost, _ text: String) throws {
    let frame = try host.find(.text, text).frame
    host.send(.pointer(PointerEvent(.press(.right), column: frame.x, row: frame.y)))
  }

  @Test("on a selected row it is for the selection, on another for that row, outside for none")
  func pointer() throws {
    let host = TestHost(columns: 30, rows: 12) { Page(log: Log()) }
    try rightPress(host, "row c")
    #expect(host.screen.contains("Delete b+c"))
    host.press(.escape)
    try rightPress(host, "row a")
    #expect(host.screen.contains("Delete a"))
    host.press(.escape)
    host.send(.pointer(PointerEvent(.press(.right), column: 3, row: 9)))
    #expect(
      host.screen.contains("Delete ") && !host.screen.contains("Delete a")
        && !host.screen.contains("Delete b"))
  }

  @Test("Return and a double press do the primary action with the rows that are meant")
  func primary() throws {
    let log = Log()
    let host = TestHost(columns: 30, rows: 12) { Page(log: log) }
    try host.find(.list).focus()
    host.press(.return)
    #expect(log.lines == ["open [\"b\", \"c\"]"])
    let frame = try host.find(.text, "row d").frame
    for _ in 0..<2 {
      host.send(.pointer(PointerEvent(.press(.left), column: frame.x, row: frame.y)))
      host.send(.pointer(PointerEvent(.release(.left), column: frame.x, row: frame.y)))
    }
    #expect(log.lines == ["open [\"b\", \"c\"]", "open [\"d\"]"])
  }
}

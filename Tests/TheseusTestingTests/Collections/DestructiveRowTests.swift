import TheseusTesting
import TheseusViews
import Testing

@MainActor private final class Log { var lines: [String] = [] }

@MainActor @Suite("Return or Space on a row runs no destructive button beside its text")
struct DestructiveRowTests {
  /// The actions that the two keys run on a row with this content.
  private func actions<Row: View>(
    @ViewBuilder _ row: @escaping @MainActor (Log) -> Row
  ) throws -> [String] {
    let log = Log()
    for key in [KeyEquivalent.return, .space] {
      let host = TestHost(columns: 50, rows: 8) { List { row(log) } }
      try host.find(.list).focus()
      host.press(key)
    }
    return log.lines
  }

  @Test("a destructive button behind a text is left to focus and the pointer")
  func besideText() throws {
    let actions = try actions { log in
      HStack {
        Text("entry")
        Button("Delete", role: .destructive) { log.lines.append("deleted") }
      }
    }
    #expect(actions.isEmpty)
  }

  @Test("the first button that is not destructive runs")
  func harmless() throws {
    let actions = try actions { log in
      HStack {
        Button("Delete", role: .destructive) { log.lines.append("deleted") }
        Button("Open") { log.lines.append("opened") }
      }
    }
    #expect(actions == ["opened", "opened"])
  }

  @Test("a row that is nothing but a destructive button runs it")
  func alone() throws {
    let actions = try actions { log in
      Button("Delete", role: .destructive) { log.lines.append("deleted") }.padding(0)
    }
    #expect(actions == ["deleted", "deleted"])
  }
}

import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("drawing around children follows their positions")
struct RepaintTests {
  private struct Sheet: View {
    let lines: Int
    @State private var isShown = false
    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack { ForEach(0..<lines, id: \.self) { Text("line \($0)") } }
        }
    }
  }

  @Test("a sheet that grows or shrinks while shown is drawn like a new one of that size")
  func sheet() throws {
    func opened(_ lines: Int) throws -> TestHost {
      let host = TestHost(columns: 30, rows: 14) { Sheet(lines: lines) }
      _ = host.screen
      try host.find(.button, "open").tap()
      return host
    }
    let host = try opened(5)
    _ = host.screen
    for lines in [3, 8, 4, 1] {
      host.update { Sheet(lines: lines) }
      #expect(host.screen == (try opened(lines).screen), "\(lines) lines")
    }
  }

  @Test("the thumb of a scroll bar follows rows that are inserted and removed off screen")
  func thumb() {
    func list(_ count: Int) -> some View { List(0..<count, id: \.self) { Text("row \($0)") } }
    let host = TestHost(columns: 20, rows: 8) { list(10) }
    _ = host.screen
    for count in [40, 12, 400, 9] {
      host.update { list(count) }
      #expect(host.screen == TestHost(columns: 20, rows: 8) { list(count) }.screen, "\(count) rows")
    }
  }

  private struct Tall: View {
    let isShown: Bool
    var body: some View {
      if isShown {
        VStack(spacing: 0) { ForEach(0..<4) { Text("line \($0)") } }.frame(height: 48)
      } else {
        Text("x")
      }
    }
  }

  /// Found by random apps: the first line stayed.
  @Test(
    "overflow of a frame is removed with it, also when the frame was between two cells",
    arguments: [11, 12, 13])
  func overflow(rows: Int) {
    let host = TestHost(columns: 20, rows: rows) { Tall(isShown: true) }
    #expect(host.screen.contains("line 0"))
    host.update { Tall(isShown: false) }
    #expect(host.screen == TestHost(columns: 20, rows: rows) { Tall(isShown: false) }.screen)
  }
}

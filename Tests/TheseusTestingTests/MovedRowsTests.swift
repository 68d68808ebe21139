import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Lazy rows stand where their lengths say")
struct MovedRowsTests {
  private struct Rows: View {
    let ids: [Int]
    let lines: Int
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(ids, id: \.self) { id in VStack { ForEach(0..<lines, id: \.self) { Text("\(id) line \($0)") } } }
        }
      }
    }
  }

  private func problems(_ host: TestHost) -> [String] {
    var found: [String] = []
    var stack: [ViewElement] = [host.window.root]
    while let next = stack.popLast() {
      if let scroll = next as? ScrollElement { found += scroll.checkRows() }
      stack += next.viewChildren
    }
    return found
  }

  /// Found by random apps: the rows near the screen were the same elements, and stood where they had been.
  @Test("rows that all move by one are placed anew, though the container is as large and shows the same elements")
  func rotated() throws {
    let host = TestHost(columns: 26, rows: 2) { Rows(ids: Array(0..<9), lines: 1) }
    try host.find(.scrollArea).scroll(by: 4)
    host.update { Rows(ids: Array(0..<9), lines: 4) }
    #expect(problems(host).isEmpty)
    host.update { Rows(ids: Array(1..<9) + [0], lines: 4) }
    #expect(problems(host).isEmpty)
    let seen = host.screen.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(seen.first == "4")
  }

  /// Found by random apps: the stack around asks for other widths, at which a row is longer, after the rows were placed.
  @Test("a row's length at a width that was only asked about moves no row")
  func askedWidths() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("c58:\(count)") { count += 1 } }
    }
    let host = TestHost(columns: 40, rows: 12) {
      HStack {
        List([2], id: \.self) { _ in Text("x") }
        ScrollView {
          List(Array(0..<13), id: \.self) { _ in Counter() }
          Text("x")
          Text("x").frame(width: 160, height: 48)
        }
      }
    }
    #expect(problems(host).isEmpty)
    for columns in [16, 40, 9] {
      host.resize(columns: columns, rows: 17)
      #expect(problems(host).isEmpty, "\(columns) columns")
    }
  }
}

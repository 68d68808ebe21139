import TheseusTesting
import Testing

@testable import TheseusViews

@MainActor @Suite("The columns of a Grid are as wide as their widest cell")
struct GridTests {
  private func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter {
      !$0.isEmpty
    }
  }

  @Test("cells are stacked vertically, aligned by the grid and the column")
  func columns() {
    let host = TestHost(columns: 40, rows: 6) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("bb").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("long name")
          Text("12345")
        }
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(lines(host) == ["a            bb", "long name 12345"])
  }

  @Test("a view outside rows has the whole width, cells may span columns, a divider needs no width")
  func spans() {
    let host = TestHost(columns: 40, rows: 8) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("one")
          Text("two")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Text("over both").gridCellColumns(2) }
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(lines(host).map(\.count) == [7, 9, 9])
    #expect(lines(host).last == "over both")
  }

  @Test("a view outside rows that is longer than them widens the columns by equal parts")
  func widenedBySingle() {
    let host = TestHost(columns: 40, rows: 6) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        Text("a rather long heading")
        GridRow {
          Text("a")
          Text("b")
        }
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // 21 columns, of which "a b" are 3.
    #expect(lines(host) == ["a rather long heading", "a          b"])
    let narrow = TestHost(columns: 10, rows: 6) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        Text("a rather long heading")
        GridRow {
          Text("a")
          Text("b")
        }
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(lines(narrow).first == "a rather")
  }

  @Test("a divider takes the width that the grid is offered, unless it is unsized")
  func divider() {
    for isUnsized in [false, true] {
      let host = TestHost(columns: 20, rows: 6) {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
          GridRow {
            Text("one")
            Text("two")
          }
          Divider().gridCellUnsizedAxes(isUnsized ? .horizontal : [])
        }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      #expect(lines(host).last?.count == (isUnsized ? 7 : 20))
    }
  }

  @Test("R22 a cell keeps its state while another widens its column, and the new width is shown")
  func widening() throws {
    struct Cell: View {
      @State private var text = "x"
      var body: some View { Button(text) { text += "yyyy" } }
    }
    let host = TestHost(columns: 40, rows: 6) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Cell()
          Text("end")
        }
      }
    }
    let before = try host.find(.text, "end").frame.x
    try host.find(.button).tap()
    #expect(try host.find(.text, "end").frame.x > before)
    try host.find(.button, "xyyyy").tap()
    #expect(host.findAll(.button, "xyyyyyyyy").count == 1)
  }
}

@MainActor @Suite("ViewThatFits shows the first view that fits")
struct ViewThatFitsTests {
  private struct Field: View {
    @State private var count = 0
    var body: some View { Button("wide button \(count)") { count += 1 } }
  }

  @Test("another size shows another view, and the hidden one keeps its state")
  func resizing() throws {
    let host = TestHost(columns: 40, rows: 3) {
      ViewThatFits {
        Field()
        Text("narrow")
      }
    }
    try host.find(.button).tap()
    #expect(host.screen.contains("wide button 1") && !host.screen.contains("narrow"))
    host.resize(columns: 8, rows: 3)
    #expect(host.screen.contains("narrow") && !host.screen.contains("wide"))
    #expect(host.findAll(.button).isEmpty)
    host.resize(columns: 40, rows: 3)
    #expect(host.screen.contains("wide button 1"))
  }
}

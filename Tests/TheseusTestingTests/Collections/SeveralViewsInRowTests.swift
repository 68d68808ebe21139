import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a ForEach element of several views is several cells of its container")
struct SeveralViewsInRowTests {
  private func place(_ host: TestHost, _ text: String) throws -> (x: Int, y: Int) {
    let frame = try host.find(.text, text).frame
    return (frame.x, frame.y)
  }

  private struct Pair: View {
    let number: Int
    var body: some View {
      Text("name \(number)")
      Text("size \(number)")
    }
  }

  private struct Grid2: View {
    let columns: Int
    let count: Int
    var body: some View {
      ScrollView {
        LazyVGrid(
          columns: Array(
            repeating: GridItem(.fixed(80), spacing: 0, alignment: .leading), count: columns),
          spacing: 0
        ) {
          ForEach(0..<count, id: \.self) { number in Pair(number: number) }
        }
      }
    }
  }

  @Test("in a grid of two columns, the views of one element are beside each other")
  func twoColumns() throws {
    let host = TestHost(columns: 30, rows: 8) { Grid2(columns: 2, count: 3) }
    for number in 0..<3 {
      let (name, size) = (try place(host, "name \(number)"), try place(host, "size \(number)"))
      #expect(name.y == number && size.y == number && size.x == name.x + 10)
    }
  }

  @Test("in a grid of three columns, elements continue in the next line")
  func threeColumns() throws {
    let host = TestHost(columns: 40, rows: 8) { Grid2(columns: 3, count: 3) }
    let places = try ["name 0", "size 0", "name 1", "size 1", "name 2", "size 2"].map {
      try place(host, $0)
    }
    #expect(places.map(\.y) == [0, 0, 0, 1, 1, 1])
    #expect(places[3].x == places[0].x && places[4].x == places[1].x)
    #expect(places[5].x == places[2].x)
  }

  @Test("R70 rows far down are found, and few are created")
  func far() throws {
    let host = TestHost(columns: 40, rows: 8) { Grid2(columns: 3, count: 3_000) }
    try host.find(.scrollArea).scroll(by: 1_000)
    let (name, size) = (try place(host, "name 1503"), try place(host, "size 1503"))
    #expect(name.y == size.y || name.y + 1 == size.y)
    try host.find(.scrollArea).scroll(by: 10_000)
    #expect(host.screen.contains("size 2999"))
    try host.find(.scrollArea).scroll(by: -20_000)
    #expect(host.screen.contains("name 0"))
  }

  private struct Horizontal: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHGrid(
          rows: Array(
            repeating: GridItem(.fixed(16), spacing: 0, alignment: .leading), count: 2),
          spacing: 16
        ) {
          ForEach(0..<3, id: \.self) { number in
            Text("n\(number)")
            Text("s\(number)")
          }
        }
      }
    }
  }

  @Test("in a horizontal grid they are stacked in one column")
  func horizontal() throws {
    let host = TestHost(columns: 40, rows: 6) { Horizontal() }
    for number in 0..<3 {
      let (name, size) = (try place(host, "n\(number)"), try place(host, "s\(number)"))
      #expect(name.x == size.x && size.y == name.y + 1)
    }
    #expect(try place(host, "n1").x == place(host, "n0").x + 4)
  }

  private struct Changing: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        Button("insert") { names.insert("x", at: 1) }
        Button("clear") { names = [] }
        Button("fill") { names = ["f"] }
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 0) {
            Section {
              ForEach(names, id: \.self) { name in
                Text("1\(name)")
                Text("2\(name)")
              }
            } header: {
              Text("header")
            }
          }
        }
      }
    }
  }

  @Test("R6 when elements are inserted, removed and come again, below a header")
  func changes() throws {
    let host = TestHost(columns: 30, rows: 14) { Changing() }
    try host.find(.button, "insert").tap()
    let header = try place(host, "header").y
    for (line, name) in ["a", "x", "b", "c"].enumerated() {
      #expect(try place(host, "1\(name)").y == header + 1 + line)
      #expect(try place(host, "2\(name)").y == header + 1 + line)
    }
    try host.find(.button, "clear").tap()
    try host.find(.button, "fill").tap()
    #expect(try place(host, "1f").y == place(host, "2f").y)
  }

  private struct Stack: View {
    let isLazy: Bool
    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(alignment: .leading, spacing: 32) { pairs }
        } else {
          VStack(alignment: .leading, spacing: 32) { pairs }
        }
      }
    }
    private var pairs: some View { ForEach(0..<2, id: \.self) { Pair(number: $0) } }
  }

  @Test("a stack's spacing is between all views, lazy or not", arguments: [true, false])
  func stackSpacing(isLazy: Bool) throws {
    let host = TestHost(columns: 30, rows: 14) { Stack(isLazy: isLazy) }
    let rows = try ["name 0", "size 0", "name 1", "size 1"].map { try place(host, $0).y }
    #expect(rows == [0, 3, 6, 9])
  }

  private struct Rows: View {
    var body: some View {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
        GridRow { ForEach(0..<2, id: \.self) { Pair(number: $0) } }
        ForEach(5..<7, id: \.self) { Pair(number: $0) }
      }
    }
  }

  @Test("in the row of a Grid they are cells, and outside of rows lines of their own")
  func grid() throws {
    let host = TestHost(columns: 60, rows: 8) { Rows() }
    let row = try ["name 0", "size 0", "name 1", "size 1"].map { try place(host, $0) }
    #expect(Set(row.map(\.y)).count == 1)
    #expect(row.map(\.x) == row.map(\.x).sorted() && Set(row.map(\.x)).count == 4)
    let lines = try ["name 5", "size 5", "name 6", "size 6"].map { try place(host, $0).y }
    #expect(lines == (1...4).map { row[0].y + $0 })
  }
}

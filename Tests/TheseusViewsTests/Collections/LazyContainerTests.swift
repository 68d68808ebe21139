import Foundation
import Testing
import TheseusTesting

private struct Counter: View {
  var name: String
  @State private var count = 0
  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

@MainActor private func texts(_ host: TestHost) -> [String] {
  host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

@MainActor @Suite("lazy containers create what is near the screen, wherever they are")
struct LazyContainerTests {
  @Test("R70 stacks and grids of a hundred thousand make the rows near the screen only")
  func rowsNearTheScreen() throws {
    struct Row: View {
      let id: Int
      var body: some View { Text("r\(id)") }
    }
    let stack = TestHost(columns: 40, rows: 10) {
      ScrollView { LazyVStack { ForEach(0..<100_000) { Row(id: $0) } } }
    }
    #expect(stack.trace.created(Row.self).count < 40)
    let across = TestHost(columns: 40, rows: 10) {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<100_000) { Row(id: $0) } } }
    }
    #expect(across.trace.created(Row.self).count < 80)
    let grid = TestHost(columns: 40, rows: 10) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(0..<100_000) { Row(id: $0) }
        }
      }
    }
    let made = grid.trace.created(Row.self).count
    #expect(made >= 30 && made < 100, "made \(made)")
    try grid.find(.scrollArea).scroll(by: 1_000)
    #expect(grid.findAll(.text, "r3000").count == 1)
    #expect(grid.trace.created(Row.self).count < 200)
  }

  @Test("grid columns are fixed, flexible within bounds or adaptive, in whole cells")
  func gridColumns() throws {
    struct Cells: View {
      let items: [GridItem]
      var body: some View {
        ScrollView {
          LazyVGrid(columns: items, alignment: .leading, spacing: 0) {
            ForEach(0..<6) { Text("c\($0)") }
          }
        }
      }
    }
    func columns(_ host: TestHost) -> [Int] {
      (0..<6).map { (try? host.find(.text, "c\($0)").frame.x) ?? -1 }
    }
    let fixed = TestHost(columns: 40, rows: 6) {
      Cells(items: [GridItem(.fixed(80), spacing: 0), GridItem(.fixed(40), spacing: 0)])
    }
    #expect(columns(fixed) == [0, 10, 0, 10, 0, 10])
    let flexible = TestHost(columns: 41, rows: 6) {
      Cells(items: [
        GridItem(.flexible(), spacing: 8), GridItem(.flexible(maximum: 80), spacing: 8),
        GridItem(.flexible()),
      ])
    }
    #expect(columns(flexible).prefix(2) == [0, 14])
    let adaptive = TestHost(columns: 40, rows: 6) {
      Cells(items: [GridItem(.adaptive(minimum: 72), spacing: 8)])
    }
    #expect(columns(adaptive) == [0, 10, 20, 30, 0, 10])
    adaptive.resize(columns: 20, rows: 6)
    #expect(columns(adaptive) == [0, 10, 0, 10, 0, 10])
  }

  @Test("a section's header has a grid line of its own, and its cells start a new line")
  func gridSections() throws {
    let host = TestHost(columns: 30, rows: 10) {
      LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading) {
        Section("A") { ForEach(0..<3) { Text("a\($0)") } }
        Section("B") { ForEach(0..<2) { Text("b\($0)") } }
      }
    }
    let rows = ["A", "a0", "a1", "a2", "B", "b0", "b1"].map {
      (try? host.find(.text, $0).frame.y) ?? -1
    }
    let first = rows[0]
    #expect(rows.map { $0 - first } == [0, 1, 1, 2, 3, 4, 4])
  }

  @Test("a horizontal grid fills column by column")
  func horizontalGrid() throws {
    let host = TestHost(columns: 40, rows: 8) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16))]) {
          ForEach(0..<6) { Text("c\($0)") }
        }
      }
    }
    let frames = try (0..<6).map { try host.find(.text, "c\($0)").frame }
    #expect(frames[0].y < frames[1].y && frames[0].x == frames[1].x)
    #expect(frames[2].x > frames[0].x && frames[2].y == frames[0].y)
  }

  @Test("R70 nested lazy containers: a list whose rows scroll sideways keeps each row's state")
  func nested() throws {
    let host = TestHost(columns: 40, rows: 8) {
      List(0..<200) { row in
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<200) { Counter(name: "\(row)/\($0)") } }
        }
      }
    }
    #expect(host.trace.created(Counter.self).count < 20 * 40)
    try host.find(.button, "0/0: 0").tap()
    try host.find(.list).scroll(by: 100)
    #expect(host.findAll(.button, "100/0: 0").count == 1)
    try host.find(.list).scroll(by: -100)
    #expect(host.findAll(.button, "0/0: 1").count == 1)
  }

  @Test(
    "R70 R72 R73 lists in tabs, sheets and pushed views are lazy; their container keeps their rows")
  func elsewhere() throws {
    struct Rows: View {
      let name: String
      var body: some View { List(0..<10_000) { Counter(name: "\(name)\($0)") } }
    }
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        TabView {
          Rows(name: "a").tabItem { Text("A") }
          Rows(name: "b").tabItem { Text("B") }
          NavigationStack { NavigationLink("go") { Rows(name: "p") } }.tabItem { Text("C") }
          Button("sheet") { isShown = true }.sheet(isPresented: $isShown) { Rows(name: "s") }
            .tabItem { Text("D") }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 14) { Screen() }
    try host.find(.button, "a0: 0").tap()
    try host.find(.tab, "B").tap()
    #expect(host.findAll(.button, "b0: 0").count == 1)
    try host.find(.tab, "A").tap()
    #expect(host.findAll(.button, "a0: 1").count == 1)
    try host.find(.tab, "C").tap()
    try host.find(nil, "go").tap()
    #expect(host.findAll(.button, "p3: 0").count == 1)
    try host.find(.tab, "D").tap()
    try host.find(.button, "sheet").tap()
    try host.find(.button, "s2: 0").tap()
    #expect(host.findAll(.button, "s2: 1").count == 1)
    #expect(host.trace.created(Counter.self).count < 200)
    #expect(host.trace.ended(Counter.self).isEmpty)
  }

  @Test("visible rows stay in place when rows above change; at the top, new rows are shown")
  func scrollAnchor() throws {
    struct Screen: View {
      @State private var items = Array(0..<1000)
      var body: some View {
        VStack(spacing: 0) {
          Button("insert") { items.insert(contentsOf: (0..<30).map { -1 - $0 }, at: 0) }
          Button("remove") { items.removeAll { $0 < 90 } }
          List(items, id: \.self) { Text("row \($0)") }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Screen() }
    try host.find(.button, "insert").tap()
    #expect(host.findAll(.text, "row -1").first?.frame.y == 2)
    try host.find(.list).scroll(by: 130)
    #expect(try host.find(.text, "row 100").frame.y == 2)
    try host.find(.button, "insert").tap()
    #expect(try host.find(.text, "row 100").frame.y == 2)
    try host.find(.button, "remove").tap()
    #expect(try host.find(.text, "row 100").frame.y == 2)
    try host.find(.list).scroll(by: -10)
    #expect(try host.find(.text, "row 90").frame.y == 2)
  }

  @Test("rows of different heights: scrolling up over unseen rows does not move visible ones")
  func variableHeights() throws {
    let host = TestHost(columns: 40, rows: 10) {
      List(0..<2_000) {
        Text("row \($0)").frame(height: CGFloat(16 * (1 + $0 % 3)), alignment: .top)
      }
    }
    try host.find(.list).scroll(by: 900)
    func first() -> Int {
      host.findAll(.text).filter { $0.frame.height > 0 }.compactMap { Int($0.label.dropFirst(4)) }
        .min() ?? -1
    }
    var last = first()
    for _ in 0..<40 {
      try host.find(.list).scroll(by: -1)
      let now = first()
      #expect(now <= last && last - now <= 1, "from row \(last) to \(now)")
      last = now
    }
    let frames = host.findAll(.text).filter { $0.frame.height > 0 }.map(\.frame)
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(b.y >= a.y + 1 && b.y <= a.y + 3) }
  }

  @Test("the current row stays the same row when the data changes")
  func cursorFollows() throws {
    struct Screen: View {
      @State private var items = (0..<50).map { "row \($0)" }
      @State private var selected: String?
      var body: some View {
        VStack(spacing: 0) {
          Button("insert") { items.insert("new", at: 0) }
          Text("selected \(selected ?? "none")")
          List(items, id: \.self, selection: $selected) { Text($0) }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Screen() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.findAll(.text, "selected row 2").count == 1)
    try host.find(.button, "insert").tap()
    try host.find(.list).focus()
    host.press(.downArrow)
    #expect(host.findAll(.text, "selected row 3").count == 1)
  }

  @Test("R7 in a lazy container, repeated ids among existing rows warn once and every row is shown")
  func duplicates() throws {
    let host = TestHost(columns: 40, rows: 8) {
      List([1, 2, 2, 3], id: \.self) { Counter(name: "n\($0)") }
    }
    #expect(host.findAll(.button).map(\.label) == ["n1: 0", "n2: 0", "n2: 0", "n3: 0"])
    #expect(host.trace.issues.filter { $0.kind == .duplicateID }.count == 1)
    try host.findAll(.button, "n2: 0")[1].tap()
    #expect(host.findAll(.button).map(\.label) == ["n1: 0", "n2: 0", "n2: 1", "n3: 0"])
    host.update { List([1, 2, 2, 3, 4], id: \.self) { Counter(name: "n\($0)") } }
    #expect(host.findAll(.button).map(\.label) == ["n1: 0", "n2: 0", "n2: 1", "n3: 0", "n4: 0"])
    #expect(host.trace.issues.filter { $0.kind == .duplicateID }.count == 1)
  }

  @Test("R8 in a lazy container: other bounds of a constant range warn and are shown")
  func constantRange() throws {
    struct Screen: View {
      @State private var count = 3
      var body: some View {
        VStack {
          Button("more") { count += 1 }
          List(0..<count) { Text("r\($0)") }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Screen() }
    try host.find(.button, "more").tap()
    #expect(host.findAll(.text, "r3").count == 1)
    #expect(host.trace.issues.map(\.kind) == [.nonConstantRange])
  }
}

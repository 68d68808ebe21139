import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A scroll position that is assigned scrolls, as one that is written to")
struct AssignedPositionTests {
  private struct Page: View {
    @State private var position = ScrollPosition(edge: .bottom)
    let hasTargets: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("top") { position = ScrollPosition(edge: .top) }
        Button("bottom") { position = ScrollPosition(edge: .bottom) }
        Button("row") { position = ScrollPosition(id: 40, anchor: .top) }
        Button("point") { position = ScrollPosition(y: 160) }
        ScrollView {
          VStack(alignment: .leading, spacing: 0) { ForEach(0..<100) { Text("row \($0)") } }
            .scrollTargetLayout(isEnabled: hasTargets)
        }
        .scrollPosition($position)
      }
    }
  }

  @Test("each new value scrolls, also one like the first", arguments: [true, false])
  func assigned(hasTargets: Bool) throws {
    let host = TestHost(columns: 20, rows: 14) { Page(hasTargets: hasTargets) }
    #expect(host.screen.contains("row 99"))
    for _ in 0..<2 {
      try host.find(.button, "top").tap()
      #expect(host.screen.contains("row 0") && !host.screen.contains("row 99"))
      try host.find(.button, "point").tap()
      #expect(try host.find(.text, "row 10").frame.y == 4)
      try host.find(.button, "bottom").tap()
      #expect(host.screen.contains("row 99"))
    }
  }

  @Test("an id scrolls to its view")
  func id() throws {
    let host = TestHost(columns: 20, rows: 14) { Page(hasTargets: true) }
    for _ in 0..<2 {
      try host.find(.button, "row").tap()
      #expect(try host.find(.text, "row 40").frame.y == 4)
      try host.find(.button, "top").tap()
      #expect(host.screen.contains("row 0"))
    }
  }

  @Test("the same value again scrolls back after the user has scrolled", arguments: [true, false])
  func again(hasTargets: Bool) throws {
    let host = TestHost(columns: 20, rows: 14) { Page(hasTargets: hasTargets) }
    for _ in 0..<3 {
      try host.find(.button, "bottom").tap()
      #expect(host.screen.contains("row 99"))
      try host.find(.scrollArea).scroll(by: -20)
      #expect(!host.screen.contains("row 99"))
    }
  }

  @Test("a position that never takes a value scrolls once")
  func constant() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("count \(count)") { count += 1 }
          ScrollView {
            VStack(alignment: .leading, spacing: 0) { ForEach(0..<100) { Text("row \($0)") } }
              .scrollTargetLayout()
          }
          .scrollPosition(.constant(ScrollPosition(edge: .bottom)))
        }
      }
    }
    let host = TestHost(columns: 20, rows: 14) { Page() }
    #expect(host.screen.contains("row 99"))
    try host.find(.scrollArea).scroll(by: -20)
    try host.find(.button, "count 0").tap()
    #expect(!host.screen.contains("row 99"))
  }
}

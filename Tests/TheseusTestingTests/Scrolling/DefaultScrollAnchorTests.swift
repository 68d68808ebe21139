import TheseusTesting
import TheseusViews
import Testing

/// Apple: the anchor says which part is seen first, how changes of the content's size are handled,
/// and where content smaller than the view is aligned; a role can have its own.
@MainActor @Suite("a default anchor aligns short content and follows long content")
struct DefaultScrollAnchorTests {
  private struct Rows: View {
    var isLazy = false
    @State private var count = 40
    @State private var isTall = false
    @ViewBuilder private var rows: some View {
      ForEach(0..<count, id: \.self) { index in
        VStack(spacing: 0) {
          Text("row \(index)")
          if isTall, index == 39 { Text("more of 39") }
        }
      }
    }
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("add") { count += 1 }
          Button("grow") { isTall = true }
        }
        ScrollView {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
  }

  private func top<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) throws -> Int {
    try TestHost(columns: 20, rows: 7) { content() }.find(.text, "only").frame.y
  }

  @Test("short content is aligned at the anchor")
  func short() throws {
    #expect(try top { ScrollView { Text("only") } } == 0)
    #expect(try top { ScrollView { Text("only") }.defaultScrollAnchor(.bottom) } == 6)
    #expect(try top { ScrollView { Text("only") }.defaultScrollAnchor(.center) } == 3)
    #expect(try top { ScrollView { Text("only") }.defaultScrollAnchor(.top) } == 0)
    #expect(
      try top { ScrollView { LazyVStack { Text("only") } }.defaultScrollAnchor(.bottom) } == 6)
  }

  @Test("by role: alignment alone, and all but the alignment")
  func roles() throws {
    #expect(
      try top { ScrollView { Text("only") }.defaultScrollAnchor(.bottom, for: .alignment) } == 6)
    #expect(
      try top { ScrollView { Text("only") }.defaultScrollAnchor(.bottom, for: .initialOffset) }
        == 0)
    #expect(
      try top {
        ScrollView { Text("only") }.defaultScrollAnchor(.top, for: .alignment)
          .defaultScrollAnchor(.bottom, for: .sizeChanges)
      } == 0)
    #expect(
      try top {
        ScrollView { Text("only") }.defaultScrollAnchor(.bottom)
          .defaultScrollAnchor(.top, for: .alignment)
      } == 0)
    #expect(
      try top {
        ScrollView { Text("only") }.defaultScrollAnchor(.top, for: .alignment)
          .defaultScrollAnchor(.bottom)
      } == 0)
    let host = TestHost(columns: 20, rows: 4) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("row \($0)") } } }
        .defaultScrollAnchor(.bottom, for: .alignment)
    }
    #expect(host.screen.contains("row 0"))
  }

  @Test("content that becomes short moves to the anchor, and back")
  func resize() throws {
    let host = TestHost(columns: 20, rows: 4) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<6) { Text("row \($0)") } } }
        .defaultScrollAnchor(.bottom)
    }
    #expect(try host.find(.text, "row 5").frame.y == 3)
    host.resize(columns: 20, rows: 10)
    #expect(try host.find(.text, "row 5").frame.y == 9)
    #expect(try host.find(.text, "row 0").frame.y == 4)
    host.resize(columns: 20, rows: 3)
    #expect(try host.find(.text, "row 5").frame.y == 2)
  }

  @Test("a list begins at its top, and a scroll view inside another keeps its own start")
  func others() throws {
    #expect(
      try top { List { Text("only") }.listStyle(.plain).defaultScrollAnchor(.bottom) } == 0)
    let host = TestHost(columns: 20, rows: 6) {
      ScrollView { ScrollView(.horizontal) { Text("only") } }.defaultScrollAnchor(.bottom)
    }
    #expect(try host.find(.text, "only").frame.x == 0)
  }

  @Test("a snapshot at the anchor follows new content in a new host", arguments: [false, true])
  func restored(isLazy: Bool) throws {
    for change in ["add", "grow"] {
      let first = TestHost(columns: 20, rows: 7) { Rows(isLazy: isLazy) }
      #expect(first.screen.contains("row 39"))
      let host = TestHost(restoring: try first.snapshot(), columns: 20, rows: 7) {
        Rows(isLazy: isLazy)
      }
      #expect(host.screen.contains("row 39"))
      try host.find(.button, change).tap()
      #expect(host.screen.contains(change == "add" ? "row 40" : "more of 39"))
    }
  }

  @Test("a snapshot away from the anchor stays there, also at the very top")
  func restoredAway() throws {
    for rows in [5, 100] {
      let first = TestHost(columns: 20, rows: 7) { Rows() }
      try first.find(.scrollArea).scroll(by: -rows)
      let before = first.screen
      let host = TestHost(restoring: try first.snapshot(), columns: 20, rows: 7) { Rows() }
      #expect(host.screen == before)
      try host.find(.button, "add").tap()
      #expect(!host.screen.contains("row 40"))
    }
  }

  @Test("back at the anchor it follows again; where the anchor once was, it does not")
  func away() throws {
    let host = TestHost(columns: 20, rows: 7) { Rows() }
    try host.find(.scrollArea).scroll(by: -5)
    for _ in 0..<2 { try host.find(.button, "add").tap() }
    // The end of the first 40 rows.
    try host.find(.scrollArea).scroll(by: 5)
    #expect(host.screen.contains("row 39") && !host.screen.contains("row 40"))
    try host.find(.button, "add").tap()
    #expect(host.screen.contains("row 39") && !host.screen.contains("row 40"))
    try host.find(.scrollArea).scroll(by: 50)
    #expect(host.screen.contains("row 42"))
    try host.find(.button, "add").tap()
    #expect(host.screen.contains("row 43"))
  }
}

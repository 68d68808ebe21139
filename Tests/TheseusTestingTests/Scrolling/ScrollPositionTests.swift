import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Scroll positions as state: written they scroll, scrolled they follow")
struct ScrollPositionTests {
  private struct ByID: View {
    @State private var id: Int?
    var anchor: UnitPoint?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("at \(id.map(String.init) ?? "none")")
        Button("go") { id = 500 }
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<1_000) { Text("row \($0)") } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: anchor)
      }
    }
  }

  @Test("writing an id scrolls to it, and the id follows the user's scrolling")
  func id() throws {
    let host = TestHost(columns: 20, rows: 12) { ByID() }
    #expect(host.screen.contains("row 0"))
    try host.find(.button, "go").tap()
    #expect(host.screen.contains("at 500"))
    #expect(try host.find(.text, "row 500").frame.y == 2)
    try host.find(.scrollArea).scroll(by: 3)
    #expect(host.screen.contains("at 503"))
    #expect(try host.find(.text, "row 503").frame.y == 2)
    try host.find(.scrollArea).scroll(by: -1)
    #expect(host.screen.contains("at 502"))
    try host.find(.button, "go").tap()
    #expect(try host.find(.text, "row 500").frame.y == 2)
  }

  @Test("at the bottom, the id is that of the last visible view")
  func anchored() throws {
    let host = TestHost(columns: 20, rows: 12) { ByID(anchor: .bottom) }
    try host.find(.button, "go").tap()
    #expect(try host.find(.text, "row 500").frame.y == 11)
    try host.find(.scrollArea).scroll(by: 2)
    #expect(host.screen.contains("at 502"))
  }

  private struct ByPosition: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(
          """
          \(position.isPositionedByUser ? "person" : "app") \(position.viewID(type: Int.self) ?? -1)
          """
        )
        Button("top") { position.scrollTo(edge: .top) }
        Button("row") { position.scrollTo(id: 40, anchor: .top) }
        Button("point") { position.scrollTo(y: 160) }
        ScrollView {
          VStack(alignment: .leading, spacing: 0) { ForEach(0..<100) { Text("row \($0)") } }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
      }
    }
  }

  @Test("a position scrolls to edges, rows and points, repeatedly too, and knows who scrolled")
  func position() throws {
    let host = TestHost(columns: 20, rows: 14) { ByPosition() }
    #expect(host.screen.contains("row 99") && host.screen.contains("app 90"))
    try host.find(.button, "top").tap()
    #expect(host.screen.contains("row 0") && host.screen.contains("app 0"))
    try host.find(.scrollArea).scroll(by: 7)
    #expect(host.screen.contains("person 7"))
    try host.find(.button, "top").tap()
    #expect(host.screen.contains("app 0"))
    try host.find(.button, "row").tap()
    #expect(try host.find(.text, "row 40").frame.y == 4)
    try host.find(.button, "point").tap()
    #expect(try host.find(.text, "row 10").frame.y == 4)
  }

  private struct Chapters: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var id: Int?
    let usesID: Bool

    private var chapters: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3) { chapter in
          Text((0..<30).map { "\(chapter)-\($0)." }.joined(separator: "\n"))
        }
      }
      .scrollTargetLayout()
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("start") {
          if usesID { id = 1 } else { position.scrollTo(id: 1, anchor: .top) }
        }
        if usesID {
          ScrollView { chapters }.scrollPosition(id: $id, anchor: .top)
        } else {
          ScrollView { chapters }.scrollPosition($position)
        }
      }
    }
  }

  @Test("a request for a view that is seen in part shows its start again")
  func partlySeen() throws {
    let host = TestHost(columns: 20, rows: 11) { Chapters(usesID: false) }
    for _ in 0..<2 {
      try host.find(.button, "start").tap()
      #expect(host.screen.contains("1-0.") && !host.screen.contains("0-29."))
      try host.find(.scrollArea).scroll(by: 12)
      #expect(host.screen.contains("1-12.") && !host.screen.contains("1-0."))
    }
  }

  @Test("an id is scrolled to when its view is seen only in part")
  func partlySeenID() throws {
    let host = TestHost(columns: 20, rows: 11) { Chapters(usesID: true) }
    try host.find(.button, "start").tap()
    #expect(host.screen.contains("1-0.") && !host.screen.contains("0-29."))
    try host.find(.scrollArea).scroll(by: 12)
    #expect(host.screen.contains("1-12."))
    try host.find(.button, "start").tap()
    #expect(host.screen.contains("1-12."), "the same value is no request")
  }

  private struct Chat: View {
    @State private var count = 30
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("more") { count += 5 }
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("message \($0)") }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
  }

  @Test("a default anchor at the bottom follows new content until the user scrolls away")
  func defaultAnchor() throws {
    let host = TestHost(columns: 20, rows: 11) { Chat() }
    #expect(try host.find(.text, "message 29").frame.y == 10)
    try host.find(.button, "more").tap()
    #expect(try host.find(.text, "message 34").frame.y == 10)
    try host.find(.scrollArea).scroll(by: -4)
    #expect(try host.find(.text, "message 30").frame.y == 10)
    try host.find(.button, "more").tap()
    #expect(try host.find(.text, "message 30").frame.y == 10, "what is read stays where it is")
  }

  @Test("geometry changes are reported when the derived value has changed, and not before")
  func geometry() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = TestHost(columns: 20, rows: 10) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)") } } }
        .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 48 }) { old, new in
          log.lines.append("\(old) \(new)")
        }
    }
    try host.find(.scrollArea).scroll(by: 2)
    #expect(log.lines == [])
    try host.find(.scrollArea).scroll(by: 2)
    #expect(log.lines == ["false true"])
    try host.find(.scrollArea).scroll(by: -3)
    #expect(log.lines == ["false true", "true false"])
  }
}

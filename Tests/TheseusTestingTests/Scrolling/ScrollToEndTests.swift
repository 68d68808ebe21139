import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the end of lazy rows is reached, however long the rows there are")
struct ScrollToEndTests {
  /// One line, and then messages of three lines.
  private struct Messages: View {
    var footer: String?
    var body: some View {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(0..<100) { Text($0 == 0 ? "first" : "message \($0)\nsecond\nlast of \($0).") }
      }
      if let footer { Text(footer) }
    }
  }

  @Test("by the End key, in one step")
  func key() {
    let host = TestHost(columns: 20, rows: 12) { ScrollView { Messages() } }
    host.press(.end)
    #expect(host.screen.contains("last of 99."))
    host.press(.home)
    #expect(host.screen.contains("first"))
    host.press(.end)
    #expect(host.screen.contains("last of 99."))
  }

  @Test("with what follows the rows")
  func footer() {
    let host = TestHost(columns: 20, rows: 12) {
      ScrollView { VStack(spacing: 0) { Messages(footer: "the end") } }
    }
    host.press(.end)
    #expect(host.screen.contains("the end") && host.screen.contains("last of 99."))
  }

  private struct Positioned: View {
    @State private var position: ScrollPosition
    init(_ position: ScrollPosition) { _position = State(initialValue: position) }
    var body: some View {
      VStack(spacing: 0) {
        Button("bottom") { position.scrollTo(edge: .bottom) }
        ScrollView { Messages() }.scrollPosition($position)
      }
    }
  }

  @Test("by a position, first and later")
  func position() throws {
    let first = TestHost(columns: 20, rows: 12) { Positioned(ScrollPosition(edge: .bottom)) }
    #expect(first.screen.contains("last of 99."))
    let later = TestHost(columns: 20, rows: 12) { Positioned(ScrollPosition(edge: .top)) }
    #expect(later.screen.contains("first"))
    try later.find(.button, "bottom").tap()
    #expect(later.screen.contains("last of 99."))
    try later.find(.scrollArea).scroll(by: -5)
    #expect(!later.screen.contains("last of 99."), "it is free again")
  }

  private struct Row: View {
    @State private var position = ScrollPosition(edge: .leading)
    var body: some View {
      VStack(spacing: 0) {
        Button("trailing") { position.scrollTo(edge: .trailing) }
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<100) { Text($0 == 0 ? "0" : "<number \($0)>") } }
        }
        .scrollPosition($position)
      }
    }
  }

  @Test("along a row")
  func row() throws {
    let host = TestHost(columns: 30, rows: 4) { Row() }
    try host.find(.button, "trailing").tap()
    #expect(host.screen.contains("<number 99>"))
  }

  private struct Chat: View {
    @State private var count = 40
    var body: some View {
      VStack(spacing: 0) {
        Button("more") { count += 1 }
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count, id: \.self) {
              Text($0 == 0 ? "first" : "message \($0)\nsecond\nlast of \($0).")
            }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
  }

  @Test("by a default anchor, which stays there with new rows")
  func anchor() throws {
    let host = TestHost(columns: 20, rows: 12) { Chat() }
    #expect(host.screen.contains("last of 39."))
    try host.find(.button, "more").tap()
    #expect(host.screen.contains("last of 40."))
    try host.find(.scrollArea).scroll(by: -6)
    try host.find(.button, "more").tap()
    #expect(!host.screen.contains("last of 40."))
  }
}

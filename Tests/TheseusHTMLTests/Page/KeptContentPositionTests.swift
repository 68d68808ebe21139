import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// R32: a position is a part of the session, also that of content which scrolls because the
/// browser's window is small.
@MainActor
@Suite("Content that is larger than its place is where the user left it when the app wakes")
struct KeptContentPositionTests {
  private struct Rows: View {
    var name = "Row"
    var count = 60
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { row in Button("\(name) \(row)") {} }
      }
    }
  }

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Rows(name: "Above", count: 5)
          NavigationLink("Open", value: 7)
          Rows(name: "Below")
        }
        .navigationDestination(for: Int.self) { _ in Rows(name: "Page") }
      }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Rows(name: "First").tabItem { Text("First") }
        Rows(name: "Second").tabItem { Text("Second") }
      }
    }
  }

  private struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Rows(name: "Sheet") }
    }
  }

  private struct ScrolledSheet: View {
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) { ScrollView { Rows(name: "Sheet") } }
    }
  }

  private struct ListSheet: View {
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }.sheet(isPresented: $isShown) {
        List(0..<60, id: \.self) { row in Button("Row \(row)") {} }
      }
    }
  }

  private struct Window<Content: View>: App {
    let content: @MainActor () -> Content
    init(content: @escaping @MainActor () -> Content) { self.content = content }
    init() { preconditionFailure("created with its content") }
    var body: some Scene { WindowGroup("Test") { content() } }
  }

  /// The page of an app that continues the session of another, in a browser's new tab.
  private func wake(
    _ old: ModelPage, @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws -> Page {
    let runtime = ViewRuntime(services: HostServices(sharesProcess: true))
    runtime.restore(try old.page.app.runtime.snapshot())
    let hello = Self.hello
    return Page(hello: hello, fonts: FontTable(hello)) { size, metrics, configure in
      AppHost(
        Window(content: root), size: size, metrics: metrics, runtime: runtime, configure: configure)
    }
  }

  private static var hello: Hello {
    var hello = Hello(size: CGSize(width: 400, height: 300))
    hello.fonts = [.plain]
    return hello
  }

  private func scrollers(_ node: ModelNode) -> [ModelNode] {
    node.all.filter { $0.kind == "scrollArea" }
  }

  /// The offsets of what scrolls in a page, as a new client gets them.
  private func offsets(_ page: Page) throws -> [Double] {
    page.reconnect(Self.hello)
    let frame = try JSONValue(parsing: page.nextFrame() ?? [], depth: 1_000)
    let operations = (frame.array ?? []).compactMap(\.array)
    return operations.filter { $0.first?.string == "s" }.compactMap { $0.last?.number }
  }

  private func expect(_ expected: [Double], in page: Page) throws {
    let found = try offsets(page)
    #expect(found == expected)
  }

  @Test("a window's content")
  func window() throws {
    let old = try ModelPage(width: 400, height: 300) { Rows() }
    let scroller = try #require(try scrollers(old.root).first)
    try old.send(.scroll(scroller.id, CGPoint(x: 0, y: 250)))
    try expect([250], in: wake(old) { Rows() })
    // At the top there is nothing to keep.
    try old.send(.scroll(scroller.id, .zero))
    try expect([], in: wake(old) { Rows() })
  }

  @Test("a page of a stack and the root below it, each at its own position")
  func stack() throws {
    let old = try ModelPage(width: 400, height: 300) { Stack() }
    try old.send(.scroll(try #require(try scrollers(old.root).last).id, CGPoint(x: 0, y: 40)))
    try old.send(.activate(try #require(try old.root.all.first { $0.name == "Open" }).id))
    try old.send(.scroll(try #require(try scrollers(old.root).last).id, CGPoint(x: 0, y: 130)))
    let page = try wake(old) { Stack() }
    try expect([130], in: page)
    page.app.keyWindow?.host.goBack(to: 0)
    try expect([40], in: page)
  }

  @Test("a tab's page")
  func tab() throws {
    let old = try ModelPage(width: 400, height: 300) { Tabs() }
    try old.click("tab", "Second")
    try old.send(.scroll(try #require(try scrollers(old.root).last).id, CGPoint(x: 0, y: 90)))
    try expect([90], in: wake(old) { Tabs() })
  }

  @Test("a sheet's content")
  func sheet() throws {
    let old = try ModelPage(width: 400, height: 300) { Sheet() }
    try old.click("button", "Open")
    try old.send(.scroll(try #require(try scrollers(old.root).last).id, CGPoint(x: 0, y: 70)))
    try expect([70], in: wake(old) { Sheet() })
  }

  @Test("a scroll view and a list in a sheet")
  func scrollViewsInSheets() throws {
    let scrolled = try ModelPage(width: 400, height: 300) { ScrolledSheet() }
    try scrolled.click("button", "Open")
    let area = try #require(try scrollers(scrolled.root).last)
    try scrolled.send(.scroll(area.id, CGPoint(x: 0, y: 70)))
    try expect([70], in: wake(scrolled) { ScrolledSheet() })
    let list = try ModelPage(width: 400, height: 300) { ListSheet() }
    try list.click("button", "Open")
    try list.send(.scroll(try list.find("list").id, CGPoint(x: 0, y: 80)))
    try expect([80], in: wake(list) { ListSheet() })
  }

  @Test("content that has become shorter is shown to its end, and content that fits from its top")
  func shorter() throws {
    let old = try ModelPage(width: 400, height: 300) { Rows() }
    let scroller = try #require(try scrollers(old.root).first)
    try old.send(.scroll(scroller.id, CGPoint(x: 0, y: 500)))
    let short = try #require(try offsets(wake(old) { Rows(count: 20) }).first)
    #expect(short > 0 && short < 500)
    try expect([], in: wake(old) { Rows(count: 2) })
  }
}

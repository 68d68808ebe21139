import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A whole tree takes back nothing that the user has done: a client keeps its offsets and its
/// focus.
@MainActor
@Suite struct KeptPositionTests {
  @Observable final class Model {
    var target: Int?
  }

  private struct Screen: View {
    var model = Model()
    @State private var first = ""
    @State private var second = ""

    var body: some View {
      VStack {
        TextField("First", text: $first)
        TextField("Second", text: $second)
        Text("has \(first) and \(second)")
        ScrollViewReader { reader in
          List(0..<500, id: \.self) { Text("Row \($0)") }
            .onChange(of: model.target) { reader.scrollTo(model.target, anchor: .top) }
        }
      }
    }
  }

  private struct Awake: App {
    init() {}
    var body: some Scene { WindowGroup("Test") { Screen() } }
  }

  /// The page of an app that wakes, and what its client shows of it.
  private func wake(_ old: ModelPage) -> Page {
    Page(resuming: old.page.suspended()) { size, metrics, configure in
      AppHost(
        Awake(), size: size, metrics: metrics,
        runtime: ViewRuntime(services: HostServices(sharesProcess: true)), configure: configure)
    }
  }

  private func frame(_ page: Page, _ messages: ClientMessage...) throws -> String {
    for message in messages { try page.receive(message) }
    return String(decoding: page.nextFrame() ?? [], as: UTF8.self)
  }

  @Test("an app that is woken by scrolling does not send the offset back", arguments: [0.0, 700])
  func wokenByScrolling(before: Double) throws {
    let old = try ModelPage { Screen() }
    let list = try old.find("list").id
    if before > 0 { try old.send(.scroll(list, CGPoint(x: 0, y: before))) }
    let frame = try frame(wake(old), .scroll(list, CGPoint(x: 0, y: 4_000)))
    #expect(frame.contains("[\"full\"") && frame.contains("Row 100"))
    #expect(!frame.contains("[\"s\","))
  }

  @Test("an app that is woken by other things does not send the offset or the focus back")
  func wokenByFocus() throws {
    let old = try ModelPage { Screen() }
    let list = try old.find("list").id
    let fields = try old.root.all.filter { $0.tag == "input" }.map(\.id)
    try old.send(.scroll(list, CGPoint(x: 0, y: 4_000)))
    try old.send(.focus(fields[0]))
    let page = wake(old)
    let frame = try frame(page, .visibility(isHidden: false))
    #expect(frame.contains("[\"full\"") && frame.contains("Row 100"))
    #expect(!frame.contains("[\"s\",") && !frame.contains("[\"f\","))
    // The focus is the app's too.
    #expect(frame.contains("[\"keys\",\(fields[0]),"))
    // The user has moved on before the tree arrives.
    let other = try self.frame(wake(old), .focus(fields[1]))
    #expect(other.contains("[\"full\"") && !other.contains("[\"f\","))
    #expect(other.contains("[\"keys\",\(fields[1]),"))
  }

  private func hello(_ page: ModelPage, y: Double, focus: String?) throws -> Hello {
    var hello = Hello(size: CGSize(width: 400, height: 600))
    hello.fonts = [.plain]
    hello.scroll = [.init(key: try page.find("list").key, offset: CGPoint(x: 0, y: y))]
    hello.focus = focus
    return hello
  }

  @Test("a client that connects again keeps the offset and the focus that it reports")
  func connectedAgain() throws {
    let page = try ModelPage { Screen() }
    let field = try #require(page.root.all.first { $0.tag == "input" })
    page.page.reconnect(try hello(page, y: 4_000, focus: field.key))
    let known = try frame(page.page)
    #expect(known.contains("[\"full\"") && known.contains("Row 100"))
    #expect(!known.contains("[\"s\",") && !known.contains("[\"f\","))
    // A page that was loaded again shows nothing yet.
    var fresh = Hello(size: CGSize(width: 400, height: 600))
    fresh.fonts = [.plain]
    page.page.reconnect(fresh)
    let unknown = try frame(page.page)
    #expect(unknown.contains("[\"s\",\(try page.find("list").id),0,4000]"))
    #expect(unknown.contains("[\"f\",\(field.id)]"))
  }

  @Test("an offset that the app has set while the client was away is sent")
  func setByTheApp() throws {
    let model = Model()
    let page = try ModelPage { Screen(model: model) }
    let list = try page.find("list").id
    let hello = try hello(page, y: 800, focus: nil)
    page.page.reconnect(hello)
    model.target = 200
    page.page.app.flush()
    let frame = try frame(page.page)
    #expect(frame.contains("[\"full\"") && frame.contains("[\"s\",\(list),0,8000]"))
    // Also back to the beginning.
    page.page.reconnect(hello)
    model.target = 0
    page.page.app.flush()
    #expect(try self.frame(page.page).contains("[\"s\",\(list),0,0]"))
  }
}

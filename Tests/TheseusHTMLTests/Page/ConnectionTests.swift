import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor
@Suite struct ConnectionTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var count = 0

    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Text("has \(text)")
        Button("Add \(count)") { count += 1 }
        List(0..<100, id: \.self) { Text("Row \($0)") }
      }
    }
  }

  @Test("a connection that returns gets the whole tree")
  func aConnectionThatReturnsGetsTheWholeTree() throws {
    let page = try ModelPage { Screen() }
    try page.click("button", "Add 0")
    let before = try page.root.lines()
    var hello = Hello(size: CGSize(width: 400, height: 600))
    hello.fonts = [.plain]
    page.page.reconnect(hello)
    try page.show()
    #expect(page.client.operationNames.contains("full"))
    #expect(try page.root.lines() == before)
  }

  @Test("unanswered edits are taken over")
  func unansweredEditsAreTakenOver() throws {
    let page = try ModelPage { Screen() }
    let field = try page.find("textField")
    var hello = Hello(size: CGSize(width: 400, height: 600))
    hello.fields = [
      .init(key: field.key, revision: 4, text: "typed", selection: 5..<5),
      .init(key: "unknown", revision: 1, text: "x", selection: 0..<0),
    ]
    page.page.reconnect(hello)
    try page.show()
    #expect(try page.find("textField").value == "typed")
    #expect(try page.root.first("text", "has typed") != nil)
    #expect(page.client.answers[try page.find("textField").id] == 4)
  }

  @Test("an edit that arrived is not taken again")
  func anEditThatArrivedIsNotTakenAgain() throws {
    let page = try ModelPage { Screen() }
    let field = try page.find("textField")
    try page.send(.edit(.init(id: field.id, revision: 4, text: "first", selection: 5..<5)))
    try page.send(.edit(.init(id: field.id, revision: 5, text: "second", selection: 6..<6)))
    var hello = Hello(size: CGSize(width: 400, height: 600))
    hello.fonts = [.plain]
    hello.fields = [.init(key: field.key, revision: 4, text: "first", selection: 5..<5)]
    page.page.reconnect(hello)
    try page.show()
    #expect(try page.find("textField").value == "second")
    // Edits on the new connection have higher revisions.
    let id = try page.find("textField").id
    try page.send(.edit(.init(id: id, revision: 6, text: "third", selection: 5..<5)))
    #expect(page.client.answers[id] == 6)
  }

  @Test("a new runtime takes over scroll position and focus")
  func aNewRuntimeTakesOverScrollPositionAndFocus() throws {
    let old = try ModelPage { Screen() }
    var hello = Hello(size: CGSize(width: 400, height: 600))
    hello.scroll = [.init(key: try old.find("list").key, offset: CGPoint(x: 0, y: 700))]
    hello.focus = try old.find("textField").key
    let page = try ModelPage(hello) { Screen() }
    #expect(page.client.offsets[try page.find("list").id]?[1] == 700)
    #expect(page.client.focus == (try page.find("textField").id))
  }

  @Test("settings of the browser reach the app")
  func settingsOfTheBrowserReachTheApp() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.locale) private var locale
      var body: some View { Text("\(scheme == .dark ? "dark" : "light") \(locale.identifier)") }
    }
    let page = try ModelPage { Scheme() }
    #expect(try page.root.first("text", "light en") != nil)
    try page.send(#"["env",{"dark":true,"locale":"de"}]"#)
    #expect(try page.root.first("text", "dark de") != nil)
  }

  @Test("another language of the browser reaches the app after a reconnect")
  func anotherLanguageOfTheBrowserReachesTheAppAfterAReconnect() throws {
    struct Language: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(locale.identifier) }
    }
    let page = try ModelPage { Language() }
    #expect(try page.root.first("text", "en") != nil)
    var hello = Hello(size: CGSize(width: 400, height: 600))
    hello.fonts = [.plain]
    hello.browser.locale = "de"
    page.page.reconnect(hello)
    try page.show()
    #expect(try page.root.first("text", "de") != nil)
  }

  @Test("views that are left together are one step of the history")
  func viewsThatAreLeftTogetherAreOneStepOfTheHistory() throws {
    struct Stack: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path = [1, 2, 3] }
            .navigationDestination(for: Int.self) { _ in Button("Home") { path = [] } }
        }
      }
    }
    let page = try ModelPage { Stack() }
    try page.click("button", "Go")
    #expect(page.client.operationNames.filter { $0 == "path" }.count == 3)
    try page.click("button", "Home")
    let moves = page.client.operations.filter { $0.first == .string("path") }
    #expect(moves == [[.string("path"), .string("/"), .string("back"), .number(3)]])
  }

  @Test("a page of another size is laid out again")
  func anotherSizeIsLaidOut() throws {
    let page = try ModelPage { GeometryReader { Text("\(Int($0.size.width))") } }
    try page.send(#"["size",777,300]"#)
    #expect(try page.root.first("text", "777") != nil)
  }

  @Test("orders reach the client once")
  func ordersReachTheClientOnce() throws {
    let page = try ModelPage { Text("a") }
    page.page.show(notice: "Continued")
    page.page.copy("text")
    let url = try #require(URL(string: "https://example.org"))
    #expect(page.page.open(url))
    let bad = try #require(URL(string: "file:///etc/passwd"))
    #expect(!page.page.open(bad))
    try page.show()
    #expect(page.client.operationNames == ["note", "copy", "open"])
    #expect(page.page.nextFrame() == nil)
  }

  @Test("pushed views are in the history")
  func pushedViewsAreInTheHistory() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack { NavigationLink("Go") { Text("Detail") }.navigationTitle("Home") }
      }
    }
    let page = try ModelPage { Stack() }
    let link = try #require(
      page.root.all.first { $0.attribute("on") == "c" && $0.name.contains("Go") })
    try page.send(.activate(link.id))
    #expect(page.client.operations.contains([.string("path"), .string("/"), .string("push")]))
    #expect(try page.root.first("text", "Detail") != nil)
    try page.send(#"["back",1]"#)
    #expect(try page.root.first("text", "Detail") == nil)
    #expect(!page.client.operationNames.contains("path"))
  }

  @Test("Forward pushes again what Back has left")
  func forwardPushesAgainWhatBackHasLeft() throws {
    struct Stack: View {
      var body: some View { NavigationStack { NavigationLink("Go") { Text("Detail") } } }
    }
    let page = try ModelPage { Stack() }
    let link = try #require(
      page.root.all.first { $0.attribute("on") == "c" && $0.name.contains("Go") })
    try page.send(.activate(link.id))
    try page.send(#"["back",1]"#)
    try page.send(#"["back",-1]"#)
    #expect(try page.root.first("text", "Detail") != nil)
    #expect(!page.client.operationNames.contains("path"))
    // An entry for which nothing can be pushed: the tab returns from it.
    try page.send(#"["back",-1]"#)
    #expect(try page.root.first("text", "Detail") != nil)
    #expect(page.client.operations.contains([.string("path"), .string("/"), .string("back")]))
    try page.send(#"["back",1]"#)
    #expect(try page.root.first("text", "Detail") == nil)
  }

  @Test("two pages share nothing")
  func twoPagesShareNothing() throws {
    struct Secret: View {
      @State private var text = ""
      @AppStorage("note") private var note = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Button("Keep") { note = text }
          Text("note \(note)")
        }
      }
    }
    let (mine, its) = (try ModelPage { Secret() }, try ModelPage { Secret() })
    let id = try mine.find("textField").id
    try mine.send(.edit(.init(id: id, revision: 1, text: "секрет", selection: 0..<0)))
    try mine.click("button", "Keep")
    its.page.app.flush()
    its.page.reconnect(Hello(size: CGSize(width: 400, height: 600)))
    let frame = try #require(its.page.nextFrame())
    #expect(!String(decoding: frame, as: UTF8.self).contains("секрет"))
    #expect(its.page.nextFrame() == nil)
  }
}

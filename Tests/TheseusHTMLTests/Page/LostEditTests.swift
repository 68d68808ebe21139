import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A client that returns sends the edits that it has no answer for. Each reaches its field, or the
/// client can see that it did not.
@MainActor
@Suite("Edits and presses of a page that was away")
struct LostEditTests {
  @Observable final class Model {
    var texts = Array(repeating: "", count: 300)
    var presses = 0
    var isLoaded = true
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      if model.isLoaded {
        List(0..<300, id: \.self) { index in
          HStack {
            TextField(
              "Field \(index)",
              text: Binding(get: { model.texts[index] }, set: { model.texts[index] = $0 }))
            Button("Press \(index)") { model.presses += 1 }
          }
        }
      } else {
        Text("Loading")
      }
    }
  }

  private var hello: Hello {
    var hello = Hello(size: CGSize(width: 400, height: 600))
    hello.fonts = [.plain]
    return hello
  }

  @Test("an edit in a row that scrolling creates reaches it in a new run")
  func scrolledRow() throws {
    let old = try ModelPage(hello) { Rows(model: Model()) }
    let list = try old.find("list")
    try old.send(.scroll(list.id, CGPoint(x: 0, y: 8_000)))
    let field = try #require(
      try old.root.all.last { $0.kind == "textField" && $0.isInView(of: 8_000) })
    var hello = hello
    hello.scroll = [.init(key: list.key, offset: CGPoint(x: 0, y: 8_000))]
    hello.fields = [.init(key: field.key, revision: 7, text: "typed", selection: 5..<5)]
    hello.focus = field.key
    let model = Model()
    let page = try ModelPage(hello) { Rows(model: model) }
    #expect(model.texts.contains("typed"))
    let shown = try #require(try page.root.all.first { $0.key == field.key })
    #expect(shown.value == "typed" && page.client.answers[shown.id] == 7)
    #expect(page.client.focus == shown.id)
  }

  @Test("an edit for a field that does not exist has no answer, so that the client keeps it")
  func missingField() throws {
    let model = Model()
    let page = try ModelPage(hello) { Rows(model: model) }
    let field = try page.find("textField")
    model.isLoaded = false
    page.page.app.flush()
    var hello = hello
    hello.fields = [.init(key: field.key, revision: 3, text: "typed", selection: 5..<5)]
    page.page.reconnect(hello)
    try page.show()
    #expect(page.client.answers.isEmpty)
    model.isLoaded = true
    page.page.app.flush()
    try page.show()
    let id = try page.find("textField").id
    try page.send(.edit(.init(id: id, revision: 3, text: "typed", selection: 5..<5)))
    #expect(model.texts[0] == "typed" && page.client.answers[id] == 3)
  }

  @Test("an edit that is sent twice is answered twice and taken once")
  func twice() throws {
    let model = Model()
    let page = try ModelPage(hello) { Rows(model: model) }
    let field = try page.find("textField")
    let edit = ClientMessage.edit(
      .init(id: field.id, revision: 5, text: "typed", selection: 5..<5))
    try page.send(edit)
    model.texts[0] = "changed by the app"
    page.page.app.flush()
    try page.show()
    page.client.forgetOperations()
    try page.page.receive(edit)
    try page.show()
    #expect(model.texts[0] == "changed by the app")
    #expect(page.client.operationNames.contains("v"))
    #expect(try page.find("textField").value == "changed by the app")
    // Also in the first message of a connection.
    var hello = hello
    hello.fields = [.init(key: field.key, revision: 5, text: "typed", selection: 5..<5)]
    page.page.reconnect(hello)
    page.client.forgetOperations()
    try page.show()
    #expect(page.client.answers[try page.find("textField").id] == 5)
    #expect(try page.find("textField").value == "changed by the app")
  }

  @Test("a press on a row that an app that woke up has not created is refused in words")
  func missingRow() throws {
    let model = Model()
    let old = try ModelPage(hello) { Rows(model: model) }
    let button = try old.find("button", "Press 0")
    let field = try old.find("textField")
    let suspended = old.page.suspended()
    let other = Model()
    other.isLoaded = false
    let page = Page(resuming: suspended) { size, metrics, configure in
      AppHost(
        Awake(model: other), size: size, metrics: metrics,
        runtime: ViewRuntime(services: HostServices(sharesProcess: true)), configure: configure)
    }
    func send(_ message: ClientMessage) throws -> String {
      try page.receive(message)
      return String(decoding: page.nextFrame() ?? [], as: UTF8.self)
    }
    let first = try send(.activate(button.id))
    #expect(first.contains("\"full\"") && first.contains("[\"note\",\"This is not loaded yet"))
    // After the tree too: the press may have been on its way.
    #expect(try send(.activate(button.id)).contains("[\"note\""))
    #expect(try !send(.activate(999_999)).contains("[\"note\""))
    // An edit is not answered.
    let edit = ClientMessage.edit(
      .init(id: field.id, revision: 1, text: "x", selection: 1..<1))
    #expect(try !send(edit).contains("[\"k\""))
    other.isLoaded = true
    page.app.flush()
    _ = page.nextFrame()
    #expect(other.presses == 0)
  }

  private struct Awake: App {
    var model = Model()
    init() {}
    init(model: Model) { self.model = model }
    var body: some Scene { WindowGroup("Test") { Rows(model: model) } }
  }
}

extension ModelNode {
  /// Whether the row around the node is near an offset of its list.
  fileprivate func isInView(of offset: Double) -> Bool {
    var node: ModelNode? = self
    while let next = node, next.kind != "row" { node = next.parent }
    guard let node else { return false }
    return node.box[1] >= offset && node.box[1] < offset + 500
  }
}

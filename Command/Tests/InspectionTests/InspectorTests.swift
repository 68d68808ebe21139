import Foundation
import Testing
import TheseusLink
import TheseusTesting

@testable import Inspection

private func view(
  _ id: Int, _ type: String, in parent: Int? = nil, isDevelopers: Bool = true, state: String = "",
  runs: Int = 0
) -> InspectedView {
  InspectedView(
    id: id, parent: parent, type: type, path: "Window/\(type)", isDevelopers: isDevelopers,
    state: state, runs: runs, reason: nil)
}

@MainActor @Suite("theseus inspect: the inspector")
struct InspectorTests {
  private final class Sent {
    var messages: [InspectorMessage] = []
  }

  private let sent = Sent()

  private func model() -> InspectorModel {
    let sent = sent
    let model = InspectorModel { sent.messages.append($0) }
    model.receive([
      .program(name: "Todo", process: 7, protocolVersion: InspectionMessage.version),
      .views(
        changed: [
          view(1, "Content", state: "tab 1"), view(2, "TabView", in: 1, isDevelopers: false),
          view(3, "Row", in: 2, state: "isOpen false", runs: 2), view(4, "Row", in: 2),
        ], ended: []),
    ])
    return model
  }

  @Test("the framework's views are folded: their children take their place")
  func tree() {
    let model = model()
    #expect(model.rows.map(\.view.type) == ["Content", "Row", "Row"])
    #expect(model.rows.map(\.depth) == [0, 1, 1])
    model.showsFramework = true
    #expect(model.rows.map(\.view.type) == ["Content", "TabView", "Row", "Row"])
    #expect(model.rows.map(\.depth) == [0, 1, 2, 2])
    model.receive([.views(changed: [], ended: [3])])
    #expect(model.rows.map(\.id) == [1, 2, 4])
  }

  @Test("a selection is requested and shown on the program's screen; it ends with its view")
  func selection() {
    let model = model()
    model.selection = 3
    #expect(sent.messages == [.select(view: 3), .highlight(view: 3)])
    model.receive([.details(InspectedDetails(view: 4, reasons: [], reads: [], values: []))])
    #expect(model.details == nil)
    model.receive([.details(InspectedDetails(view: 3, reasons: [], reads: ["a"], values: []))])
    #expect(model.details?.reads == ["a"])
    model.receive([.views(changed: [], ended: [3])])
    #expect(model.selection == nil && model.details == nil)
  }

  @Test("a picked view is selected, also one of the framework; picking ends")
  func pick() {
    let model = model()
    model.pick()
    #expect(model.isPicking && sent.messages == [.pick(true)])
    model.receive([.picked(view: 2)])
    #expect(!model.isPicking && model.selection == 2 && model.showsFramework)
  }

  @Test("a reset is reported as it happens, and so is an ended program")
  func messages() {
    let model = model()
    model.receive([
      .updates([
        InspectedUpdate(
          number: 1, time: 0.5, causes: ["Row.isOpen false→true"],
          resets: ["Row: branch flipped true→false"])
      ])
    ])
    #expect(model.message == "reset in #1: Row: branch flipped true→false")
    model.disconnect()
    #expect(!model.isConnected && model.message == "Todo has ended")
  }

  @Test("a refused inspector shows why, and not that the program has ended")
  func refused() {
    let model = InspectorModel { _ in }
    let reason = "another inspector is connected to this program"
    model.receive([.outcome(reason, isError: true)])
    model.disconnect()
    #expect(!model.isConnected && model.message == reason && model.messageIsError)
    let host = TestHost(columns: 100, rows: 20) { InspectorView(model: model) }
    #expect(host.screen.contains("not connected") && host.screen.contains(reason))
    // Without a reason, and after an error of a program that was there, it has ended.
    let early = InspectorModel { _ in }
    early.disconnect()
    #expect(early.message == "the program has ended")
    let late = self.model()
    late.receive([.outcome("this value cannot be set", isError: true)])
    late.disconnect()
    #expect(late.message == "Todo has ended")
  }

  @Test("values are set as JSON; a text without its quotes")
  func values() {
    #expect(ValueRow.text("\"a \\\"b\\\"\"") == "a \"b\"")
    func json(_ text: String, _ type: String, _ json: String) -> String {
      ValueRow.json(
        text, of: .init(index: 0, name: "v", type: type, words: json, json: json))
    }
    #expect(json("a \"b\"", "Swift.String", "\"x\"") == "\"a \\\"b\\\"\"")
    #expect(json("12", "Swift.Int", "3") == "12")
    #expect(json("12", "Swift.String", "\"3\"") == "\"12\"")
    #expect(json("[1, 2]", "Swift.Array<Swift.Int>", "[1]") == "[1, 2]")
    // Nothing shows whether an optional without a value is a text, except its type.
    let optional = "Swift.Optional<Swift.String>"
    #expect(json("hello", optional, "null") == "\"hello\"")
    #expect(json("12", optional, "null") == "\"12\"")
    #expect(json("null", optional, "null") == "null")
    #expect(json("hello", "App.Note", "null") == "\"hello\"")
    #expect(json("12", "Swift.Optional<Swift.Int>", "null") == "12")
    #expect(ValueRow.text("[1,2]") == "[1,2]")
  }

  @Test("the screen: tree, details with fields, updates, the last message")
  func screen() throws {
    let model = model()
    let host = TestHost(columns: 100, rows: 60) { InspectorView(model: model) }
    #expect(host.screen.contains("Content") && host.screen.contains("tab 1"))
    #expect(host.screen.contains("×2"))
    #expect(!host.screen.contains("TabView"))
    #expect(host.screen.contains("connected to Todo, process 7"))
    model.selection = 3
    model.receive([
      .details(
        InspectedDetails(
          view: 3, reasons: ["@State isOpen true→false"], reads: ["Row.isOpen"],
          values: [
            .init(index: 0, name: "isOpen", type: "Swift.Bool", words: "false", json: "false"),
            .init(index: 1, name: "note", type: "Swift.String", words: "\"n\"", json: "\"n\""),
            .init(index: nil, name: "secret", type: "Swift.String", words: "hidden", json: nil),
          ])),
      .updates([InspectedUpdate(number: 4, time: 1.25, input: "Return in Row", causes: ["x"])]),
    ])
    host.flush()
    #expect(host.screen.contains("@State isOpen true→false"), "\(host.screen)")
    #expect(host.screen.contains("Row.isOpen"))
    #expect(host.screen.contains("secret") && host.screen.contains("hidden"))
    #expect(host.screen.contains("#4 at 1.250 s: Return in Row: x"))
    sent.messages = []
    try host.find(.toggle, "false").tap()
    #expect(sent.messages == [.set(view: 3, value: 0, json: "true")])
    try host.find(.toggle, "Framework").tap()
    #expect(host.screen.contains("TabView"))
  }
}

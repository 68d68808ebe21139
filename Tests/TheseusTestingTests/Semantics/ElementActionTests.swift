import Foundation
import Testing
import TheseusTesting

@testable import TheseusViews

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Screen: View {
  let log: Log
  @State var text = "hello"
  @State var amount = 2.0
  @State var count = 0
  @State var size = "a"
  @State var tab = 1
  @State var isOpen = false
  @State var sheet = false
  @State var isThere = true
  @State var isDisabled = false
  @State var isHidden = false

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Text", text: $text)
      Slider(value: $amount, in: 0...10, step: 1)
      Stepper("Count", value: $count)
      Picker("Size", selection: $size) {
        Text("small").tag("a")
        Text("large").tag("b")
      }
      DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
      if isThere {
        Button("Press") { log.lines.append("pressed") }
          .disabled(isDisabled)
          .opacity(1)
          .modifier(Hiding(isHidden: isHidden))
      }
      Text("dial").accessibilityAction(named: "Reset") { log.lines.append("reset") }
      Button("Remove") { isThere = false }
      Button("Disable") { isDisabled = true }
      Button("Hide") { isHidden = true }
      Button("Sheet") { sheet = true }
      ScrollView { VStack { ForEach(0..<50) { Text("line \($0)") } } }.frame(height: 80)
      TabView(selection: $tab) {
        Text("first page").tabItem { Text("First") }.tag(1)
        Text("second page").tabItem { Text("Second") }.tag(2)
      }.frame(height: 80)
    }
    .sheet(isPresented: $sheet) { Button("Close") { sheet = false } }
  }

  struct Hiding: ViewModifier {
    let isHidden: Bool
    func body(content: Content) -> some View {
      content.visualEffect { [isHidden] effect, _ in effect.scaleEffect(isHidden ? 0 : 1) }
    }
  }
}

@MainActor @Suite("A host performs actions on elements by their ids")
struct ElementActionTests {
  private let log = Log()
  private let host: TestHost

  init() {
    let log = log
    host = TestHost(columns: 60, rows: 50) { Screen(log: log) }
  }

  private func id(_ role: Role, _ label: String? = nil) throws -> UInt64 {
    try #require(host.window.semantics.first(role, label)).id
  }

  private func perform(_ action: ElementAction, _ role: Role, _ label: String? = nil) throws {
    try host.window.perform(action, on: try id(role, label))
  }

  @Test("activating presses the element and moves focus to it")
  func activate() throws {
    try perform(.activate, .button, "Press")
    #expect(log.lines == ["pressed"])
    #expect(host.focused?.label == "Press", "focus moves along")
  }

  @Test("increment, decrement and a value, kept in the range and on a step")
  func numbers() throws {
    try perform(.increment, .slider)
    #expect(try host.find(.slider).value == "3")
    try perform(.setValue(7.4), .slider)
    #expect(try host.find(.slider).value == "7")
    try perform(.setValue(99), .slider)
    #expect(try host.find(.slider).value == "10")
    #expect(throws: ActionRefusal.notOffered) { try perform(.setValue(.nan), .slider) }
    try perform(.decrement, .stepper)
    #expect(try host.find(.stepper).value == "-1")
  }

  @Test("choose by label and by index")
  func choose() throws {
    try perform(.choose("large"), .picker)
    #expect(try host.find(.picker).value == "large")
    try perform(.chooseIndex(0), .picker)
    #expect(try host.find(.picker).value == "small")
    #expect(throws: ActionRefusal.notOffered) { try perform(.choose("huge"), .picker) }
    #expect(throws: ActionRefusal.notOffered) { try perform(.chooseIndex(2), .picker) }
    try perform(.choose("Second"), .tabList)
    #expect(try host.find(.text, "second page").role == .text)
    try perform(.chooseIndex(0), .tabList)
    #expect(try host.find(.text, "first page").role == .text)
  }

  @Test("an edit gives the text after it and the selection in it")
  func edit() throws {
    try perform(.edit("help!", selection: 1..<3), .textField)
    let field = try #require(host.window.semantics.first(.textField)).state
    #expect(field.isFocused)
    guard case .field(let value) = field.semantics.value else {
      Issue.record("no field")
      return
    }
    #expect(value.text == "help!" && value.selection == 1..<3)
    host.type("X")
    #expect(try host.find(.textField).value == "hXp!")
    try perform(.edit("é", selection: 99..<120), .textField)
    host.type("x")
    #expect(try host.find(.textField).value == "éx", "a selection beyond the text is its end")
    host.press("z", modifiers: .control)
    #expect(try host.find(.textField).value == "é", "edits can be undone one by one")
    host.press("z", modifiers: .control)
    #expect(try host.find(.textField).value == "hXp!")
  }

  @Test("replace all of a text")
  func replace() throws {
    try perform(.replaceText("new\ntext"), .textField)
    #expect(try host.find(.textField).value == "new text", "one line stays one line")
  }

  @Test("scroll to an offset and by a distance, as far as there is content")
  func scroll() throws {
    let area = try #require(host.window.element(try id(.scrollArea)) as? ScrollElement)
    try perform(.scrollTo(CGPoint(x: 50, y: 64)), .scrollArea)
    #expect(area.offset == CGPoint(x: 0, y: 64))
    try perform(.scrollBy(CGPoint(x: 0, y: 16)), .scrollArea)
    #expect(area.offset.y == 80)
    try perform(.scrollTo(CGPoint(x: 0, y: 1e9)), .scrollArea)
    #expect(area.offset == area.maximumOffset)
    #expect(throws: ActionRefusal.notOffered) {
      try perform(.scrollTo(CGPoint(x: 0, y: CGFloat.nan)), .scrollArea)
    }
  }

  @Test("focus, expand and named actions")
  func others() throws {
    try perform(.focus, .textField)
    #expect(host.focused?.role == .textField)
    try perform(.expand(true), .disclosure)
    #expect(try host.find(.text, "inside").role == .text)
    try perform(.expand(true), .disclosure)
    #expect(try host.find(.text, "inside").role == .text, "expanded already")
    try perform(.expand(false), .disclosure)
    #expect(throws: TestHostError.self) { try host.find(.text, "inside") }
    try perform(.named("Reset"), .text, "dial")
    #expect(log.lines == ["reset"])
    #expect(throws: ActionRefusal.notOffered) { try perform(.named("Other"), .text, "dial") }
    #expect(throws: ActionRefusal.notOffered) { try perform(.focus, .text, "dial") }
    #expect(throws: ActionRefusal.notOffered) { try perform(.edit("x", selection: 0..<0), .slider) }
    #expect(throws: ActionRefusal.notOffered) { try perform(.activate, .text, "dial") }
  }

  @Test("removed, disabled, hidden and covered elements refuse, and nothing changes")
  func refusals() throws {
    let button = try id(.button, "Press")
    func refused(_ refusal: ActionRefusal, after label: String) throws {
      try perform(.activate, .button, label)
      let before = host.window.semantics
      for action: ElementAction in [.activate, .focus, .increment, .named("x")] {
        #expect(throws: refusal) { try host.window.perform(action, on: button) }
      }
      #expect(host.window.semantics == before)
      #expect(log.lines.isEmpty)
    }
    try refused(.covered, after: "Sheet")
    try perform(.activate, .button, "Close")
    try refused(.disabled, after: "Disable")
    try refused(.hidden, after: "Hide")
    try refused(.gone, after: "Remove")
    #expect(throws: ActionRefusal.gone) { try host.window.perform(.activate, on: .max) }
    let slider = try id(.slider)
    host.unmount()
    #expect(throws: ActionRefusal.gone) { try host.window.perform(.increment, on: slider) }
  }

  @Test("an app finds an element's window")
  func windows() throws {
    struct Two: App {
      init() {}
      var body: some Scene {
        WindowGroup("a", id: "a") { Opener() }
        WindowGroup("b", id: "b") { Text("second") }
      }
    }
    struct Opener: View {
      @Environment(\.openWindow) var openWindow
      @State var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }
        Button("open") { openWindow(id: "b") }
      }
    }
    let host = TestHost(app: Two())
    let first = try #require(host.window.semantics.first(.button, "count 0")).id
    try host.find(.button, "open").tap()
    let app = try #require(host.app)
    #expect(app.windows.count == 2)
    try app.perform(.activate, on: first)
    #expect(app.windows[0].host.semantics.first(.button, "count 1") != nil)
    #expect(throws: ActionRefusal.gone) { try app.perform(.activate, on: .max) }
  }
}

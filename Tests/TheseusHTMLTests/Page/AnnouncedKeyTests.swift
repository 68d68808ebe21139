import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

/// Keys are taken from the user's browser only while the app has a use for them.
@MainActor
@Suite struct AnnouncedKeyTests {
  @Observable final class Values {
    var list: [Int] = []

    func append(_ undo: UndoManager?) {
      list.append(list.count)
      undo?.registerUndo(withTarget: self) { $0.removeLast(undo) }
    }

    private func removeLast(_ undo: UndoManager?) {
      list.removeLast()
      undo?.registerUndo(withTarget: self) { $0.append(undo) }
    }
  }

  private struct Screen: View {
    let values: Values
    @State private var text = ""
    @Environment(\.undoManager) private var undo

    var body: some View {
      VStack {
        Text("has \(values.list.count)")
        Button("Add") { values.append(undo) }
        TextField("Field", text: $text)
      }
    }
  }

  private func undoKeys(_ page: ModelPage) -> Set<String> {
    Set(page.client.keys[0] ?? []).intersection(["C-z", "C-S-z", "C-y"])
  }

  private func press(_ page: ModelPage, _ name: String) throws {
    try page.send("[\"key\",0,\"\(name)\",\"\",\"down\"]")
  }

  @Test("the keys of undo are announced while there is something to undo or to do again")
  func undo() throws {
    let values = Values()
    let page = try ModelPage { Screen(values: values) }
    #expect(undoKeys(page) == [])
    try page.click("button", "Add")
    #expect(undoKeys(page) == ["C-z"])
    try press(page, "C-z")
    #expect(values.list.isEmpty && undoKeys(page) == ["C-S-z", "C-y"])
    try press(page, "C-S-z")
    #expect(values.list.count == 1 && undoKeys(page) == ["C-z"])
    try press(page, "C-z")
    try press(page, "C-y")
    #expect(values.list.count == 1)
  }

  @Test("a field keeps them for its own edits")
  func field() throws {
    let page = try ModelPage { Screen(values: Values()) }
    try page.click("button", "Add")
    try page.send(.focus(try page.find("textField").id))
    #expect(undoKeys(page) == [])
    try page.send(.focus(0))
    #expect(undoKeys(page) == ["C-z"])
  }

  @Test("they are announced when the app registers something by itself")
  func registeredLater() throws {
    let page = try ModelPage { Screen(values: Values()) }
    let window = try #require(page.page.app.keyWindow?.host)
    let values = Values()
    values.append(window.undoManager)
    page.page.show(notice: "Saved")
    try page.show()
    #expect(undoKeys(page) == ["C-z"])
    withExtendedLifetime(values) {}
  }

  #if canImport(FoundationAdditions)
    @Test(
      "announcing them posts no checkpoint, or an observer that changes a view renders for ever")
    func checkpoints() throws {
      let values = Values()
      let page = try ModelPage { Screen(values: values) }
      try page.click("button", "Add")
      try press(page, "C-z")
      let window = try #require(page.page.app.keyWindow?.host)
      var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: .NSUndoManagerCheckpoint, object: window.undoManager, queue: nil
      ) { _ in MainActor.assumeIsolated { count += 1 } }
      page.page.show(notice: "Saved")
      try page.show()
      #expect(undoKeys(page) == ["C-S-z", "C-y"] && count == 0)
      NotificationCenter.default.removeObserver(token)
    }
  #endif

  @Observable final class Model { var isOn = true }

  private struct Keys: View {
    let model: Model
    var body: some View {
      VStack {
        Button("A") {}.onKeyPress(keys: model.isOn ? [.upArrow] : []) { _ in .handled }
        Button("B") {}
      }
    }
  }

  @Test("keys that a view no longer handles are given back when it gets focus again")
  func withdrawn() throws {
    let model = Model()
    let page = try ModelPage { Keys(model: model) }
    let (first, second) = (try page.find("button", "A").id, try page.find("button", "B").id)
    try page.send(.focus(first))
    #expect(page.client.keys[first]?.contains("ArrowUp") == true)
    try page.send(.focus(second))
    model.isOn = false
    page.page.app.flush()
    try page.show()
    try page.send(.focus(first))
    #expect(page.client.keys[first] == [])
  }

  @Test("a view without keys is announced with none, so that its keys stay in the browser")
  func none() throws {
    let page = try ModelPage { Keys(model: Model()) }
    let second = try page.find("button", "B").id
    try page.send(.focus(second))
    #expect(page.client.keys[second] == [])
  }

  private struct Ahead: View {
    @Bindable var model: Pressed
    var body: some View {
      VStack {
        Button("Plain") {}
        Button("Watched") {}.onKeyPress(keys: ["x"]) { press in
          model.keys.append("x")
          return .handled
        }
        Stepper("Count", value: $model.count)
        Text("any").focusable().onKeyPress(phases: .down) { press in
          model.keys.append(press.characters)
          return .handled
        }
      }
    }
  }

  @Observable final class Pressed {
    var count = 0
    var keys: [String] = []
  }

  @Test("keys that come before they are announced reach what has a use for them, and nothing else")
  func ahead() throws {
    let model = Pressed()
    let page = try ModelPage { Ahead(model: model) }
    func press(_ id: Int, _ name: String, _ text: String = "") throws {
      try page.send("[\"key\",\(id),\"\(name)\",\"\(text)\",\"down\"]")
    }
    let plain = try page.find("button", "Plain").id
    try press(page.find("stepper").id, "ArrowRight")
    #expect(model.count == 1)
    try press(page.find("button", "Watched").id, "x", "x")
    #expect(model.keys == ["x"])
    let any = try #require(page.root.all.first { $0.ownText == "any" })
    try press((any.attributes["tabindex"] == nil ? any.parent : any)?.id ?? 0, "S-A", "A")
    #expect(model.keys == ["x", "A"])
    // An arrow key moves focus in a terminal. In a browser only Tab does.
    try press(plain, "ArrowDown")
    let focused = page.page.app.keyWindow?.host.focus.focused
    #expect(focused.flatMap { page.page.tree?.nearestNode($0)?.id } == plain)
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("one").tabItem { Text("First") }
        Text("two").tabItem { Text("Second") }
      }
    }
  }

  @Test("arrow keys move between tabs")
  func tabs() throws {
    let page = try ModelPage { Tabs() }
    let first = try page.find("tab", "First").id
    try page.send(.focus(first))
    #expect(Set(page.client.keys[first] ?? []) == ["ArrowLeft", "ArrowRight"])
    try page.send("[\"key\",\(first),\"ArrowRight\",\"\",\"down\"]")
    #expect(try page.find("tab", "Second").attribute("aria-selected") == "true")
    #expect(try page.client.focus == page.find("tab", "Second").id)
  }
}

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
    // Nodes without keys need no words.
    try page.send(.focus(second))
    #expect(page.client.keys[second] == nil)
  }
}

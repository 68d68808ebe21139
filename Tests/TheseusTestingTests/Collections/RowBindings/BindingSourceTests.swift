import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Controls of several elements write each by its id")
struct BindingSourceTests {
  @Observable fileprivate final class Model {
    var items = RowForm.start
    /// A change that the next write makes in addition to its own.
    var atNextWrite: ((inout [RowItem]) -> Void)?
  }

  @Observable fileprivate final class Words { var words = ["a", "b", "c"] }

  /// A collection that changes while a control writes its elements in turn.
  fileprivate static func items(_ model: Model) -> Binding<[RowItem]> {
    Binding(
      get: { model.items },
      set: { new in
        model.items = new
        model.atNextWrite?(&model.items)
        model.atNextWrite = nil
      })
  }

  @Test("R80 Toggle(sources:) switches all its elements while others are inserted before them")
  func toggle() throws {
    struct Page: View {
      let model: Model
      var body: some View {
        Toggle(sources: BindingSourceTests.items(model), isOn: \.isDone) { Text("all") }
      }
    }
    let model = Model()
    let host = TestHost(columns: 30, rows: 8) { Page(model: model) }
    model.atNextWrite = { $0.insert(RowItem(9, "nine"), at: 0) }
    try host.find(.toggle, "all").tap()
    #expect(model.items.map(\.id) == [9, 1, 2, 3])
    #expect(model.items.map(\.isDone) == [false, true, true, true])
  }

  @Test("R80 Toggle(sources:) leaves the neighbors of an element alone that was removed meanwhile")
  func removal() throws {
    struct Page: View {
      let model: Model
      var body: some View {
        Toggle(sources: BindingSourceTests.items(model).dropFirst(), isOn: \.isDone) {
          Text("rest")
        }
      }
    }
    let model = Model()
    let host = TestHost(columns: 30, rows: 8) { Page(model: model) }
    model.atNextWrite = { $0.swapAt(0, 2) }
    try host.find(.toggle, "rest").tap()
    #expect(model.items.map(\.id) == [3, 2, 1])
    #expect(model.items.map(\.isDone) == [true, true, false])
  }

  @Test("R80 Picker(sources:) chooses for all its elements while others are inserted before them")
  func picker() throws {
    struct Page: View {
      let model: Model
      var body: some View {
        Picker("Title", sources: BindingSourceTests.items(model), selection: \.title) {
          Text("a").tag("a")
          Text("b").tag("b")
        }
        .pickerStyle(.inline)
      }
    }
    let model = Model()
    let host = TestHost(columns: 30, rows: 8) { Page(model: model) }
    model.atNextWrite = { $0.insert(RowItem(9, "nine"), at: 0) }
    try host.find(.picker).select("b")
    #expect(model.items.map(\.title) == ["nine", "b", "b", "b"])
  }

  @Test("R80 $items[i] stays a position beside the algorithms, which find ids")
  func positions() {
    let model = Model()
    let items = Bindable(model).items
    let (position, first) = (items[0], items.first)
    model.items.insert(RowItem(9, "nine"), at: 0)
    position.wrappedValue.title = "position"
    first?.wrappedValue.title = "first"
    #expect(model.items.map(\.title) == ["position", "first", "two", "three"])
  }

  @Test("R80 elements without ids are found by position")
  func withoutIDs() {
    let model = Words()
    let first = Bindable(model).words.first
    model.words.insert("z", at: 0)
    first?.wrappedValue = "first"
    #expect(model.words == ["first", "a", "b", "c"])
  }
}

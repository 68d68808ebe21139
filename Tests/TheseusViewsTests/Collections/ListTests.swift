import AttributeGraph
import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

private struct Leaf: View {
  typealias Body = Never
  var text: String
  init(_ text: String) { self.text = text }

  @MainActor static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = LeafElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

private final class LeafElement: ValueElement<Leaf> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: CGFloat(value.text.count) * 8, height: value.text.hasPrefix("tall") ? 48 : 16)
  }
}

@MainActor private func texts(_ element: ViewElement) -> [String] {
  ((element as? LeafElement).map { [$0.value.text] } ?? [])
    + element.viewChildren.flatMap { texts($0) }
}

@MainActor private func all<E: ViewElement>(_ type: E.Type, in element: ViewElement) -> [E] {
  ((element as? E).map { [$0] } ?? []) + element.viewChildren.flatMap { all(type, in: $0) }
}

@MainActor private final class Counts { var made = 0 }

private struct CountedRow: View {
  let number: Int
  let counts: Counts
  var body: some View {
    counts.made += 1
    return Leaf("row \(number)")
  }
}

@MainActor @Suite("Lists make the rows that are near the screen")
struct ListTests {
  @Test("R70 of a million rows only those near the screen exist, and scrolling creates the next")
  func onlyVisibleRows() throws {
    let counts = Counts()
    let host = WindowHost(columns: 40, rows: 10) {
      List(0..<1_000_000) { CountedRow(number: $0, counts: counts) }
    }
    host.flush()
    #expect(counts.made >= 10 && counts.made < 40, "made \(counts.made)")
    let list = try #require(all(ListElement.self, in: host.root).first)
    list.scroll(to: CGPoint(x: 0, y: 16 * 500_000))
    host.flush()
    #expect(texts(host.root).contains("row 500000"))
    #expect(counts.made < 80, "made \(counts.made)")
    let row = try #require(
      all(LeafElement.self, in: host.root).first { $0.value.text == "row 500000" })
    #expect(row.originInWindow.y == 0)
  }

  @Test("rows of different heights follow each other without gaps")
  func variableHeights() throws {
    let host = WindowHost(columns: 40, rows: 12) {
      List(["a", "tall b", "c", "tall d", "e"], id: \.self) { Leaf($0) }
    }
    host.flush()
    let tops = all(LeafElement.self, in: host.root).map { $0.originInWindow.y / 16 }
    #expect(tops == [0, 1, 4, 5, 8])
  }

  @Test("R6 remaining rows keep their elements when earlier data is removed")
  func dataMutation() throws {
    struct Screen: View {
      @State var items = Array(0..<100)
      let edit: (@escaping () -> Void) -> Void
      var body: some View {
        edit { items.removeFirst() }
        return List(items, id: \.self) { Leaf("row \($0)") }
      }
    }
    var remove: () -> Void = {}
    let host = WindowHost(columns: 40, rows: 10) { Screen { remove = $0 } }
    host.flush()
    let before = try #require(
      all(LeafElement.self, in: host.root).first { $0.value.text == "row 3" })
    remove()
    host.flush()
    let after = try #require(
      all(LeafElement.self, in: host.root).first { $0.value.text == "row 3" })
    #expect(before === after)
    #expect(after.originInWindow.y == 32)
    #expect(!texts(host.root).contains("row 0"))
  }

  @Test("the arrow keys move the selection, Delete and Option-arrows edit")
  func keyboard() throws {
    struct Screen: View {
      @State var items = ["a", "b", "c"]
      @State var selected: String?
      let note: ([String], String?) -> Void
      var body: some View {
        note(items, selected)
        return List(selection: $selected) {
          ForEach(items, id: \.self) { Leaf($0) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    var state: ([String], String?) = ([], nil)
    let host = WindowHost(columns: 40, rows: 10) { Screen { state = ($0, $1) } }
    host.flush()
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
      host.send(.key(KeyPress(key: key, modifiers: modifiers)))
    }
    press(.tab)
    press(.downArrow)
    #expect(state.1 == "b")
    press(.upArrow, .option)
    #expect(state.0 == ["b", "a", "c"])
    press(.delete)
    #expect(state.0 == ["a", "c"])
  }
}

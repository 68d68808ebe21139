import Foundation
import Testing
import TheseusTesting
import TheseusViews

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

@Suite("A window's undo manager")
@MainActor
struct WindowUndoTests {
  private final class Values {
    var list: [Int] = []

    func append(_ value: Int, _ undo: UndoManager?) {
      list.append(value)
      undo?.registerUndo(withTarget: self) { $0.remove(value, undo) }
    }

    func remove(_ value: Int, _ undo: UndoManager?) {
      list.removeAll { $0 == value }
      undo?.registerUndo(withTarget: self) { $0.append(value, undo) }
    }
  }

  private struct Screen: View {
    let values: Values
    @Environment(\.undoManager) private var undo
    @State private var text = "abc"

    var body: some View {
      Button("Add") {
        for _ in 0..<2 { values.append(values.list.count + 1, undo) }
      }
      TextField("Field", text: $text)
    }
  }

  @Test("Control-Z undoes all that one event registered, Control-Shift-Z and Control-Y do it again")
  func keys() throws {
    let values = Values()
    let host = TestHost { Screen(values: values) }
    try host.find(.button, "Add").tap()
    #expect(values.list == [1, 2])
    host.press("z", modifiers: .control)
    #expect(values.list == [])
    host.press("z", modifiers: [.control, .shift])
    #expect(values.list == [1, 2])
    host.press("z", modifiers: .control)
    host.press("y", modifiers: .control)
    #expect(values.list == [1, 2])
  }

  @Test("two events are two groups")
  func groups() throws {
    let values = Values()
    let host = TestHost { Screen(values: values) }
    try host.find(.button, "Add").tap()
    try host.find(.button, "Add").tap()
    host.press("z", modifiers: .control)
    #expect(values.list == [1, 2])
  }

  @Test("each window has its own manager, the same one everywhere in it")
  func windows() {
    var seen: [ObjectIdentifier?] = []
    struct Probe: View {
      let see: (UndoManager?) -> Void
      @Environment(\.undoManager) private var undo
      var body: some View {
        let _ = see(undo)
        Text("probe")
      }
    }
    let note = { (undo: UndoManager?) in seen.append(undo.map(ObjectIdentifier.init)) }
    let first = TestHost {
      Probe(see: note)
      Probe(see: note)
    }
    let second = TestHost { Probe(see: note) }
    #expect(seen.count == 3 && !seen.contains(nil))
    #expect(seen[0] == seen[1] && seen[0] != seen[2])
    withExtendedLifetime((first, second)) {}
  }
}

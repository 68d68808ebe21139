import SwiftUI

struct Errand: Identifiable {
  let id: Int
  var isDone = false
}
@Observable final class Errands {
  var errands: [Errand] = []
  func remove(at offsets: IndexSet, undo: UndoManager?) {
    let before = errands
    errands = errands.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    undo?.registerUndo(withTarget: self) { $0.errands = before }
  }
}
struct ErrandList: View {
  let store: Errands
  @Environment(\.undoManager) private var undo
  @State private var notes: [Errand] = []
  private var shown: [Errand] { store.errands.filter { !$0.isDone }.sorted { $0.id < $1.id } }
  private var open: [Errand] { notes.filter { !$0.isDone } }
  var body: some View {
    List {
      ForEach(shown) { Text("\($0.id)") }
        .onDelete { offsets in
          store.remove(at: offsets, undo: undo)  // expect: filtered_offsets
        }
      ForEach(open) { Text("\($0.id)") }
        .onDelete { offsets in
          notes = notes.enumerated().compactMap {  // expect: filtered_offsets
            offsets.contains($0.offset) ? nil : $0.element
          }
        }
    }
  }
}

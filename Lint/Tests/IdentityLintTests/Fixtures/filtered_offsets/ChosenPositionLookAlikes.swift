import SwiftUI

struct Errand: Identifiable {
  let id: Int
  var isDone = false
}
@Observable final class Errands {
  var errands: [Errand] = []
  // The positions of what is shown, looked up there.
  var shown: [Errand] { errands.filter { !$0.isDone } }
  func remove(at offsets: IndexSet) {
    let gone = shown.enumerated().filter { offsets.contains($0.offset) }.map(\.element.id)
    errands.removeAll { gone.contains($0.id) }
  }
  func clear(at offsets: IndexSet) {
    errands = errands.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
  }
  // Each second one, whatever an edit gives.
  func thin(_ offsets: IndexSet) {
    errands = errands.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }
}
struct ErrandList: View {
  let store: Errands
  @State private var notes: [Errand] = []
  @State private var marked: Set<Int> = []
  private var open: [Errand] { notes.filter { !$0.isDone } }
  var body: some View {
    List {
      ForEach(store.shown) { Text("\($0.id)") }.onDelete { store.remove(at: $0) }
      // The rows are the whole list.
      ForEach(store.errands) { Text("\($0.id)") }.onDelete { store.clear(at: $0) }
      ForEach(store.shown) { Text("\($0.id)") }.onDelete { store.thin($0) }
      ForEach(open) { Text("\($0.id)") }
        .onDelete { offsets in
          let gone = Set(offsets.map { open[$0].id })
          notes = notes.enumerated().filter { !gone.contains($0.element.id) }.map(\.element)
        }
      // Positions that the view keeps, of the whole list.
      ForEach(open) { Text("\($0.id)") }
        .onDelete { _ in
          notes = notes.enumerated().filter { !marked.contains($0.offset) }.map(\.element)
        }
    }
  }
}

import SwiftUI

struct Task: Identifiable { let id: Int; var isDone = false }
@Observable final class TaskStore {
  var tasks: [Task] = []
  func delete(at offsets: IndexSet) { tasks.remove(atOffsets: offsets) }
  func remove(at index: Int) { tasks.remove(at: index) }
}
struct Tasks: View {
  let store: TaskStore
  private var open: [Task] { store.tasks.filter { !$0.isDone } }
  var body: some View {
    List {
      ForEach(open) { Text("\($0.id)") }
        .onDelete(perform: store.delete)  // expect: filtered_offsets
      ForEach(open) { Text("\($0.id)") }.onDelete(perform: remove)
      ForEach(Array(open.enumerated()), id: \.element.id) { index, task in
        Button("\(task.id)") { store.remove(at: index) }  // expect: filtered_offsets
      }
    }
  }
  private func remove(_ offsets: IndexSet) {
    store.delete(at: offsets)  // expect: filtered_offsets
  }
}

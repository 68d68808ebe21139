import SwiftUI

struct Task: Identifiable { let id: Int; var isDone = false }
@Observable final class TaskStore {
  var tasks: [Task] = []
  var open: [Task] { tasks.filter { !$0.isDone } }
  func delete(at offsets: IndexSet) { tasks.remove(atOffsets: offsets) }
  func deleteOpen(at offsets: IndexSet) {
    let ids = offsets.map { open[$0].id }
    tasks.removeAll { ids.contains($0.id) }
  }
  func delete(_ ids: Set<Int>) { tasks.removeAll { ids.contains($0.id) } }
}
struct Tasks: View {
  let store: TaskStore
  private var mine: [Task] { store.tasks.sorted { $0.id < $1.id } }
  var body: some View {
    let rows = mine
    List {
      ForEach(store.tasks) { Text("\($0.id)") }.onDelete(perform: store.delete)
      ForEach(store.open) { Text("\($0.id)") }.onDelete(perform: store.deleteOpen)
      ForEach(rows) { Text("\($0.id)") }.onDelete { store.delete(Set($0.map { rows[$0].id })) }
    }
  }
}

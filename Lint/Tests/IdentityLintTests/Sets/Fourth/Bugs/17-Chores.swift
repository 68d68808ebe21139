import SwiftUI

struct Chore: Identifiable, Hashable {
  let id: UUID
  var title: String
  var isDone = false
}

@Observable
final class ChoreStore {
  var chores: [Chore] = []

  func toggle(_ id: Chore.ID) {
    guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[index].isDone.toggle()
  }
}

struct ChoreDetail: View {
  let chore: Chore
  let toggle: () -> Void

  var body: some View {
    VStack {
      Text(chore.title).font(.title)
      Button(chore.isDone ? "Reopen" : "Mark as done", action: toggle)
    }
  }
}

struct ChoresView: View {
  let store: ChoreStore

  var body: some View {
    NavigationStack {
      List(store.chores) { chore in
        NavigationLink(value: chore) {
          Label(chore.title, systemImage: chore.isDone ? "checkmark" : "circle")
        }
      }
      .navigationDestination(for: Chore.self) { chore in
        // bug: the pushed copy does not follow the store
        ChoreDetail(chore: chore) { store.toggle(chore.id) }
      }
    }
  }
}

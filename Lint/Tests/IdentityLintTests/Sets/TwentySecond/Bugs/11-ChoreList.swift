import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone: Bool
  var assignee: String
}

final class HouseholdStore: ObservableObject {
  @Published var chores: [Chore] = [
    Chore(id: 1, title: "Water plants", isDone: false, assignee: "Ben"),
    Chore(id: 2, title: "Vacuum", isDone: false, assignee: "Lea"),
  ]
}

struct ChoreList: View {
  @StateObject private var store = HouseholdStore()

  var body: some View {
    List {
      ForEach(store.chores) { chore in
        ChoreRow(title: chore.title, assignee: chore.assignee, isDone: doneBinding(for: chore))
      }
      Text("\(store.chores.filter(\.isDone).count) done")
    }
  }

  private func doneBinding(for chore: Chore) -> Binding<Bool> {
    Binding(
      get: { chore.isDone },
      set: { newValue in
        // bug: the tick: the toggle jumps back. Each time a chore is ticked: the setter
        // changes a local copy and never writes it to the store.
        var changed = chore
        changed.isDone = newValue
      }
    )
  }
}

struct ChoreRow: View {
  let title: String
  let assignee: String
  @Binding var isDone: Bool

  var body: some View {
    Toggle(isOn: $isDone) {
      VStack(alignment: .leading) {
        Text(title)
        Text(assignee).font(.caption)
      }
    }
  }
}

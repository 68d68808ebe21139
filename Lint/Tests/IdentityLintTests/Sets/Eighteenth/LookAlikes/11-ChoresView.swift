import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

struct ChoresView: View {
  @State private var query = ""
  @State private var chores = [
    Chore(id: 1, name: "Water plants"),
    Chore(id: 2, name: "Take out paper"),
    Chore(id: 3, name: "Vacuum"),
  ]

  private var visible: [Chore] {
    query.isEmpty ? chores : chores.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  private func isDone(_ id: Chore.ID) -> Binding<Bool> {
    Binding(
      get: { chores.first { $0.id == id }?.isDone ?? false },
      set: { value in
        guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
        chores[index].isDone = value
      }
    )
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(visible.enumerated()), id: \.element.id) { index, chore in
          Toggle("\(index + 1). \(chore.name)", isOn: isDone(chore.id))
        }
        Text("\(chores.filter(\.isDone).count) done")
          .foregroundStyle(.secondary)
      }
      .searchable(text: $query)
      .navigationTitle("Chores")
    }
  }
}

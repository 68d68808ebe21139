import SwiftUI

struct Chore: Identifiable {
  let id = UUID()
  var title: String
  var isDone = false
}

@Observable
final class ChoreStore {
  var chores = [
    Chore(title: "Water the plants"),
    Chore(title: "Take out the glass"),
    Chore(title: "Clean the oven"),
  ]

  var doneCount: Int { chores.filter(\.isDone).count }
}

extension ChoreStore {
  func completion(of chore: Chore) -> Binding<Bool> {
    let target = chore.id
    return Binding(
      get: { self.chores.first { $0.id == target }?.isDone ?? false },
      set: { newValue in
        guard let index = self.chores.firstIndex(where: { $0.id == target }) else { return }
        self.chores[index].isDone = newValue
      }
    )
  }
}

struct ChoreScreen: View {
  @State private var store = ChoreStore()

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.chores) { chore in
            Toggle(chore.title, isOn: store.completion(of: chore))
          }
        } footer: {
          Text("\(store.doneCount) of \(store.chores.count) done")
        }
      }
      .navigationTitle("Chores")
    }
  }
}

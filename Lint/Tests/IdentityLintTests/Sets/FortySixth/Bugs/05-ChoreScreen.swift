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
    // bug: Ticking a chore never reaches the store
    var target = chores.first { $0.id == chore.id } ?? chore
    return Binding(
      get: { target.isDone },
      set: { target.isDone = $0 }
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

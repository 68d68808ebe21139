import SwiftUI
import Observation

struct Chore: Identifiable, Hashable {
  let id: UUID
  var title: String
  var isDone: Bool
}

@MainActor
@Observable
final class ChoreStore {
  var chores: [Chore] = []
  private let fetchNew: @Sendable () async -> [Chore]

  init(fetchNew: @escaping @Sendable () async -> [Chore]) {
    self.fetchNew = fetchNew
  }

  func pull() async {
    let incoming = await fetchNew()
    chores.insert(contentsOf: incoming, at: 0)
  }
}

struct ChoreListView: View {
  @Bindable var store: ChoreStore

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.chores) { chore in
          NavigationLink(chore.title, value: chore)
        }
      }
      .navigationTitle("Chores")
      .navigationDestination(for: Chore.self) { chore in
        ChoreEditor(chore: binding(for: chore))
      }
    }
    .task {
      while !Task.isCancelled {
        await store.pull()
        try? await Task.sleep(for: .seconds(30))
      }
    }
  }

  private func binding(for chore: Chore) -> Binding<Chore> {
    Binding(
      get: { store.chores.first(where: { $0.id == chore.id }) ?? chore },
      set: { edited in
        guard let index = store.chores.firstIndex(where: { $0.id == chore.id }) else { return }
        store.chores[index] = edited
      }
    )
  }
}

struct ChoreEditor: View {
  @Binding var chore: Chore

  var body: some View {
    Form {
      TextField("Title", text: $chore.title)
      Toggle("Done", isOn: $chore.isDone)
    }
    .navigationTitle(chore.title)
  }
}

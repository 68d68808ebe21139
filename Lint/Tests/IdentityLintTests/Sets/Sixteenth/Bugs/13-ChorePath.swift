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
        ForEach(Array(store.chores.enumerated()), id: \.element.id) { index, chore in
          NavigationLink(chore.title, value: index)
        }
      }
      .navigationTitle("Chores")
      .navigationDestination(for: Int.self) { index in
        // bug: the destination's binding is by a captured index; a sync that inserts at 0 while the
        // editor is open makes it show and overwrite another chore
        ChoreEditor(chore: $store.chores[index])
      }
    }
    .task {
      while !Task.isCancelled {
        await store.pull()
        try? await Task.sleep(for: .seconds(30))
      }
    }
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

import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct ChoreDetail: View {
  let chore: Chore
  let markDone: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Label(chore.title, systemImage: chore.isDone ? "checkmark.circle.fill" : "circle")
      Button("Done", action: markDone)
        .disabled(chore.isDone)
    }
  }
}

struct ChoreListView: View {
  @State private var chores = [Chore(id: 1, title: "Dishes"), Chore(id: 2, title: "Laundry")]

  var body: some View {
    NavigationStack {
      List(chores) { chore in
        NavigationLink(chore.title, value: chore.id)
      }
      .navigationDestination(for: Chore.ID.self) { id in
        if let chore = chores.first(where: { $0.id == id }) {
          ChoreDetail(chore: chore) {
            markDone(id)
          }
        }
      }
    }
  }

  private func markDone(_ id: Chore.ID) {
    guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[index].isDone = true
  }
}

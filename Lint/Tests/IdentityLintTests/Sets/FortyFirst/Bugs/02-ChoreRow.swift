import SwiftUI

final class Chore: ObservableObject, Identifiable {
  let id = UUID()
  let title: String
  @Published var isDone = false

  init(title: String) {
    self.title = title
  }
}

final class ChoreStore: ObservableObject {
  @Published var chores = [
    Chore(title: "Dishes"),
    Chore(title: "Laundry"),
    Chore(title: "Vacuum"),
  ]
}

struct ChoreRow: View {
  // bug: The row holds the chore without observing it and the store only publishes the array
  let chore: Chore

  var body: some View {
    Button {
      chore.isDone.toggle()
    } label: {
      Label(
        chore.title,
        systemImage: chore.isDone ? "checkmark.circle.fill" : "circle"
      )
    }
  }
}

struct ChoreList: View {
  @StateObject private var store = ChoreStore()

  var body: some View {
    List(store.chores) { chore in
      ChoreRow(chore: chore)
    }
  }
}

import SwiftUI

@Observable
final class Chore: Identifiable {
  let id = UUID()
  let title: String
  var isDone = false

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

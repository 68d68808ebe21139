import SwiftUI

struct Chore: Identifiable {
  let id: Int
  let name: String
  var isDone = false
}

struct ChoreRow: View {
  // bug: The toggle changes the row's private @State copy
  @State var chore: Chore

  var body: some View {
    Toggle(isOn: $chore.isDone) {
      Text(chore.name)
        .strikethrough(chore.isDone)
    }
  }
}

struct ChoreBoard: View {
  @State private var chores = [
    Chore(id: 1, name: "Dishes"),
    Chore(id: 2, name: "Laundry"),
    Chore(id: 3, name: "Vacuum"),
  ]

  private var openCount: Int {
    chores.filter { !$0.isDone }.count
  }

  var body: some View {
    List {
      Section("\(openCount) left") {
        ForEach(chores) { chore in
          ChoreRow(chore: chore)
        }
      }
      Button("Clear finished") {
        chores.removeAll { $0.isDone }
      }
    }
  }
}

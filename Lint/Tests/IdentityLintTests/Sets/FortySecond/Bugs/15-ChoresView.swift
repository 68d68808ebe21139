import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone: Bool
}

struct ChoresView: View {
  @State private var chores = [
    Chore(id: 1, title: "Dishes", isDone: true),
    Chore(id: 2, title: "Laundry", isDone: false),
    Chore(id: 3, title: "Windows", isDone: false),
  ]
  @State private var hidesDone = true

  private var visibleChores: [Chore] {
    hidesDone ? chores.filter { !$0.isDone } : chores
  }

  var body: some View {
    List {
      Toggle("Hide done", isOn: $hidesDone)
      ForEach(Array(visibleChores.enumerated()), id: \.element.id) { index, chore in
        HStack {
          Text(chore.title)
          Spacer()
          Button(chore.isDone ? "Undo" : "Done") {
            // bug: chores[0], i.e. Dishes, is toggled, since the index belongs to the filtered
            chores[index].isDone.toggle()
          }
        }
      }
    }
  }
}

import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var person: String
  var isDone = false
}

struct ChoresView: View {
  @State private var chores = [
    Chore(id: 1, title: "Dishes", person: "Kim"),
    Chore(id: 2, title: "Laundry", person: "Lee"),
    Chore(id: 3, title: "Vacuum", person: "Lee"),
  ]
  @State private var person = "Lee"

  var body: some View {
    List {
      Picker("Person", selection: $person) {
        ForEach(["Kim", "Lee"], id: \.self) { Text($0) }
      }
      ForEach($chores) { $chore in
        if chore.person == person {
          Toggle(chore.title, isOn: $chore.isDone)
        }
      }
    }
  }
}

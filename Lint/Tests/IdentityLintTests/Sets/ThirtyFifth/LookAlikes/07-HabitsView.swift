import SwiftUI

struct Habit: Identifiable {
  let id = UUID()
  var name: String
  var goal: Int
}

struct HabitsView: View {
  @State private var habits = [Habit(name: "Read", goal: 20), Habit(name: "Run", goal: 3)]
  @State private var editing: Habit?

  var body: some View {
    List(habits) { habit in
      Button(habit.name) { editing = habit }
    }
    .sheet(item: $editing) { habit in
      Form {
        TextField(
          "Name",
          text: Binding(
            get: { editing?.name ?? habit.name },
            set: { newName in
              if let index = habits.firstIndex(where: { $0.id == editing?.id }) {
                habits[index].name = newName
              }
              editing?.name = newName
            }
          ))
        Text("Goal: \(habit.goal)")
      }
    }
  }
}

import SwiftUI

struct Habit: Identifiable {
  let id: Int
  let name: String
  var isDone = false
}

struct HabitRow: View {
  @Binding var habit: Habit
  @State private var isShowingTip = false

  var body: some View {
    Toggle(isOn: $habit.isDone) {
      Text(habit.name)
        .strikethrough(habit.isDone)
        .onLongPressGesture { isShowingTip = true }
    }
    .popover(isPresented: $isShowingTip) {
      Text("Do it once a day").padding()
    }
  }
}

struct HabitBoard: View {
  @State private var habits = [
    Habit(id: 1, name: "Stretch"),
    Habit(id: 2, name: "Read"),
    Habit(id: 3, name: "Walk"),
  ]

  private var openCount: Int {
    habits.filter { !$0.isDone }.count
  }

  var body: some View {
    List {
      Section("\(openCount) left") {
        ForEach($habits) { $habit in
          HabitRow(habit: $habit)
        }
      }
      Button("Clear finished") {
        habits.removeAll { $0.isDone }
      }
    }
  }
}

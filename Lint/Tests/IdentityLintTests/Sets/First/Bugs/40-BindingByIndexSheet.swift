import SwiftUI

struct Habit: Identifiable { let id = UUID(); var name: String }
struct Habits: View {
  @State private var habits: [Habit] = []
  @State private var editing: Int?
  var body: some View {
    List {
      // bug: a deleted habit's editor edits the next one
      ForEach(habits.indices, id: \.self) { i in
        HabitRow(habit: $habits[i], delete: { habits.remove(at: i) })
      }
    }
  }
}
struct HabitRow: View {
  @Binding var habit: Habit
  let delete: () -> Void
  @FocusState private var focused: Bool
  var body: some View {
    HStack {
      TextField("Name", text: $habit.name).focused($focused); Button("Delete", action: delete)
    }
  }
}

import SwiftUI

struct Habit40: Identifiable { let id = UUID(); var name: String }
struct Habits40: View {
  @State private var habits: [Habit40] = []
  var body: some View {
    List {
      ForEach($habits) { $habit in
        HStack {
          TextField("Name", text: $habit.name);
          Button("Delete") { habits.removeAll { $0.id == habit.id } }
        }
      }
    }
  }
}

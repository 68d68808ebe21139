import SwiftUI

struct Habit: Identifiable, Codable {
  var id = UUID()
  var name: String
  var streak = 0
  var isArchived = false
}

final class HabitStore: ObservableObject {
  @Published var habits: [Habit] = []

  var active: [Habit] { habits.filter { !$0.isArchived } }
  var archived: [Habit] { habits.filter(\.isArchived) }

  func delete(at offsets: IndexSet) {
    habits.remove(atOffsets: offsets)
  }

  func archive(_ id: Habit.ID) {
    guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
    habits[index].isArchived = true
  }
}

struct HabitOverview: View {
  @EnvironmentObject private var store: HabitStore
  @AppStorage("habits.showArchive") private var showsArchive = false

  var body: some View {
    List {
      Section("Active") {
        ForEach(store.active) { habit in
          HStack {
            Text(habit.name)
            Spacer()
            Text("\(habit.streak) days").foregroundStyle(.secondary)
          }
          .swipeActions(edge: .leading) {
            Button("Archive") { store.archive(habit.id) }
          }
        }
      }
      if showsArchive {
        Section("Archive") {
          ForEach(store.archived) { habit in
            Text(habit.name)
              .foregroundStyle(.secondary)
          }
          // bug: offsets count within the archive but are applied to the list of all habits
          .onDelete(perform: store.delete)
        }
      }
    }
    .toolbar {
      Toggle("Archive", isOn: $showsArchive)
    }
  }
}

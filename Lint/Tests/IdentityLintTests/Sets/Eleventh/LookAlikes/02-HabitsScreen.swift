import SwiftUI
import Observation

struct Habit: Identifiable, Hashable {
  let id: UUID
  var name: String
  var reason = ""
}

@Observable
final class HabitStore {
  var habits: [Habit] = []

  func create(_ name: String) -> Habit.ID {
    let habit = Habit(id: UUID(), name: name)
    habits.append(habit)
    return habit.id
  }

  func setReason(_ reason: String, for id: Habit.ID) {
    guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
    habits[index].reason = reason
  }
}

struct HabitsScreen: View {
  let store: HabitStore
  @State private var showsWizard = false

  var body: some View {
    VStack {
      if store.habits.isEmpty {
        NoHabitsView { showsWizard = true }
      } else {
        List(store.habits) { habit in
          LabeledContent(habit.name, value: habit.reason)
        }
      }
    }
    .sheet(isPresented: $showsWizard) {
      HabitWizard(store: store)
    }
  }
}

private struct NoHabitsView: View {
  let onStart: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text("No habits yet").font(.headline)
      Button("Start the first one", action: onStart)
    }
  }
}

private struct HabitWizard: View {
  let store: HabitStore
  @Environment(\.dismiss) private var dismiss
  @State private var created: Habit.ID?
  @State private var name = ""
  @State private var reason = ""

  var body: some View {
    Form {
      TextField("Which habit?", text: $name).disabled(created != nil)
      TextField("Why?", text: $reason, axis: .vertical).disabled(created == nil)
      Button(created == nil ? "Continue" : "Done") {
        guard let id = created else { created = store.create(name); return }
        store.setReason(reason, for: id)
        dismiss()
      }
    }
  }
}

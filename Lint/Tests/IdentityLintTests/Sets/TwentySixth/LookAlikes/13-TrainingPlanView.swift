import SwiftUI

struct Workout: Identifiable, Hashable {
  let id: Int
  var title: String
  var minutes: Int
  var isPinned: Bool
}

final class TrainingPlan: ObservableObject {
  @Published private(set) var workouts: [Workout] = []

  func workout(_ id: Workout.ID) -> Workout? {
    workouts.first { $0.id == id }
  }

  func replace(_ workout: Workout) {
    guard let index = workouts.firstIndex(where: { $0.id == workout.id }) else { return }
    workouts[index] = workout
  }
}

struct TrainingPlanView: View {
  @StateObject private var plan = TrainingPlan()

  var body: some View {
    NavigationStack {
      List(plan.workouts) { workout in
        NavigationLink(value: workout.id) {
          Label(workout.title, systemImage: workout.isPinned ? "pin.fill" : "pin")
        }
      }
      .navigationDestination(for: Workout.ID.self) { id in
        if let workout = plan.workout(id) {
          WorkoutView(workout: workout)
        }
      }
    }
    .environmentObject(plan)
  }
}

struct WorkoutView: View {
  @EnvironmentObject private var plan: TrainingPlan
  let workout: Workout

  var body: some View {
    Form {
      Stepper(
        "\(workout.minutes) minutes",
        onIncrement: { change { $0.minutes += 5 } },
        onDecrement: { change { $0.minutes = max(5, $0.minutes - 5) } }
      )
      Button(workout.isPinned ? "Unpin" : "Pin") {
        change { $0.isPinned.toggle() }
      }
    }
    .navigationTitle(workout.title)
  }

  private func change(_ edit: (inout Workout) -> Void) {
    var copy = workout
    edit(&copy)
    plan.replace(copy)
  }
}

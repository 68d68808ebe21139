import SwiftUI
import Observation

struct Workout: Identifiable, Hashable {
  let id: Int
  let title: String
  let length: TimeInterval
}

@MainActor @Observable
final class WorkoutSession {
  let workout: Workout
  var position: TimeInterval = 0

  init(workout: Workout) { self.workout = workout }

  func skip(_ seconds: TimeInterval) { position = min(max(0, position + seconds), workout.length) }
}

struct WorkoutScreen: View {
  let workouts: [Workout]
  @AppStorage("workout.last") private var last = 0

  var body: some View {
    NavigationStack {
      List(workouts) { workout in
        NavigationLink(value: workout) {
          Text(workout.title).bold(workout.id == last)
        }
      }
      .navigationDestination(for: Workout.self) { workout in
        WorkoutHost(workout: workout, onStart: { last = workout.id })
      }
    }
  }
}

private struct WorkoutHost: View {
  @State private var session: WorkoutSession
  let onStart: () -> Void

  init(workout: Workout, onStart: @escaping () -> Void) {
    _session = State(initialValue: WorkoutSession(workout: workout))
    self.onStart = onStart
  }

  var body: some View {
    WorkoutView(onStart: onStart)
      .environment(session)
  }
}

private struct WorkoutView: View {
  @Environment(WorkoutSession.self) private var session
  let onStart: () -> Void

  var body: some View {
    @Bindable var session = session
    VStack {
      Text(session.workout.title).font(.title2)
      Slider(value: $session.position, in: 0...session.workout.length)
      Button("Start", action: onStart)
      Button("+30") { session.skip(30) }
    }
  }
}

#Preview {
  WorkoutView(onStart: {})
    .environment(WorkoutSession(workout: Workout(id: 1, title: "Core", length: 1800)))
}

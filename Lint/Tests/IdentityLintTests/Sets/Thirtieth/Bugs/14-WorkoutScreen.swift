import SwiftUI
import Observation

@Observable
final class WorkoutSession {
  var laps = 0
}

struct LapCounter: View {
  @Environment(WorkoutSession.self) private var session
  let metric: Bool

  var body: some View {
    VStack {
      Text("\(session.laps) laps, \(metric ? "metres" : "yards")")
      Button("Lap") { session.laps += 1 }
    }
  }
}

struct WorkoutScreen: View {
  @State private var metric = true

  var body: some View {
    VStack {
      Toggle("Metric", isOn: $metric)
      LapCounter(metric: metric)
    }
    // bug: Laps recorded so far
    .environment(WorkoutSession())
  }
}

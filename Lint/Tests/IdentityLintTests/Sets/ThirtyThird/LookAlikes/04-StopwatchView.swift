import SwiftUI

final class StopwatchModel: ObservableObject {
  @Published var laps: [Date] = []

  func lap() { laps.append(.now) }
}

struct WorkoutView: View {
  @State private var isDark = false
  @StateObject private var stopwatch = StopwatchModel()

  var body: some View {
    VStack {
      Toggle("Dark", isOn: $isDark)
      StopwatchView(tint: isDark ? .orange : .blue, model: stopwatch)
    }
    .preferredColorScheme(isDark ? .dark : .light)
  }
}

struct StopwatchView: View {
  let tint: Color
  @ObservedObject var model: StopwatchModel

  var body: some View {
    VStack {
      Text("\(model.laps.count) laps").foregroundStyle(tint)
      Button("Lap") { model.lap() }
    }
  }
}

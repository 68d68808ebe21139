import SwiftUI

@MainActor
final class WorkoutClock: ObservableObject {
  @Published private(set) var elapsed = 0

  func start() {
    // bug: Each return to the tab starts another repeating timer that is never kept or
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor [weak self] in
        self?.elapsed += 1
      }
    }
  }
}

struct WorkoutTab: View {
  @StateObject private var clock = WorkoutClock()

  var body: some View {
    VStack(spacing: 20) {
      Text("\(clock.elapsed) s")
        .font(.largeTitle.monospacedDigit())
      Text("Keep going!")
    }
    .onAppear { clock.start() }
  }
}

struct WorkoutApp: View {
  var body: some View {
    TabView {
      WorkoutTab()
        .tabItem { Label("Workout", systemImage: "figure.run") }
      Text("History")
        .tabItem { Label("History", systemImage: "clock") }
    }
  }
}

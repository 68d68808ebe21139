import SwiftUI

struct StudyRoot: View {
  var body: some View {
    TabView {
      FocusTimerView(goal: 25 * 60)
        .tabItem { Label("Focus", systemImage: "timer") }
      StudyLogView()
        .tabItem { Label("Log", systemImage: "list.bullet") }
    }
  }
}

struct StudyLogView: View {
  @AppStorage("study.finishedSessions") private var finished = 0

  var body: some View {
    Text("\(finished) sessions finished")
  }
}

struct FocusTimerView: View {
  let goal: Int
  @State private var elapsed = 0
  @State private var isRunning = true
  @State private var ticking: Task<Void, Never>?
  @AppStorage("study.finishedSessions") private var finished = 0

  var body: some View {
    VStack(spacing: 20) {
      Gauge(value: Double(min(elapsed, goal)), in: 0...Double(goal)) {
        Text("\(max(goal - elapsed, 0) / 60) min left")
      }
      Button(isRunning ? "Pause" : "Resume") { isRunning.toggle() }
    }
    .padding()
    .onAppear { startTicking() }
    .onDisappear {
      ticking?.cancel()
      ticking = nil
    }
  }

  private func startTicking() {
    ticking?.cancel()
    ticking = Task { @MainActor in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        guard isRunning, !Task.isCancelled else { continue }
        elapsed += 1
        if elapsed == goal {
          finished += 1
          isRunning = false
        }
      }
    }
  }
}

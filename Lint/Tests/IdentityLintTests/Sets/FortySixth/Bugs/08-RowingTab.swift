import SwiftUI

@MainActor
final class RowingClock: ObservableObject {
  @Published private(set) var seconds = 0
  private var ticker: Timer?

  func start() {
    // bug: Each return to the tab starts one more timer without stopping the one before
    ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.seconds += 1
      }
    }
  }

  func reset() {
    seconds = 0
  }
}

struct RowingTab: View {
  @StateObject private var clock = RowingClock()

  var body: some View {
    VStack(spacing: 24) {
      Text(Duration.seconds(clock.seconds).formatted(.time(pattern: .minuteSecond)))
        .font(.system(size: 64, design: .monospaced))
      Button("Reset") { clock.reset() }
    }
    .onAppear { clock.start() }
  }
}

struct TrainingScreen: View {
  var body: some View {
    TabView {
      RowingTab()
        .tabItem { Label("Row", systemImage: "figure.rower") }
      Text("History")
        .tabItem { Label("History", systemImage: "list.bullet") }
    }
  }
}

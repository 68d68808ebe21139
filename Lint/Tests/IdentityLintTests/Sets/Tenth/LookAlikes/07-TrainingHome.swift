import SwiftUI
import Combine

struct Hint: Identifiable, Hashable {
  let id: Int
  let text: String
  let tint: Color
}

@MainActor
final class LapTimer: ObservableObject {
  @Published private(set) var elapsed: TimeInterval = 0
  @Published private(set) var isRunning = false
  private var clock: AnyCancellable?

  func toggle() {
    isRunning.toggle()
    clock =
      isRunning
      ? Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in self?.elapsed += 0.1 }
      : nil
  }
}

struct TrainingHome: View {
  @StateObject private var laps = LapTimer()
  let hints: [Hint]

  var body: some View {
    VStack(spacing: 16) {
      HintCarousel(hints: hints)
      Text(Duration.seconds(laps.elapsed).formatted(.time(pattern: .minuteSecond)))
        .monospacedDigit()
      Button(laps.isRunning ? "Stop" : "Start") { laps.toggle() }
    }
  }
}

struct HintCarousel: View {
  let hints: [Hint]
  @State private var page = 0
  @State private var ticker = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

  var body: some View {
    TabView(selection: $page) {
      ForEach(hints) { hint in
        Text(hint.text)
          .frame(maxWidth: .infinity, maxHeight: 120)
          .background(hint.tint)
          .tag(hint.id)
      }
    }
    .onReceive(ticker) { _ in advance() }
  }

  private func advance() {
    guard let index = hints.firstIndex(where: { $0.id == page }) else {
      page = hints.first?.id ?? 0
      return
    }
    withAnimation { page = hints[(index + 1) % hints.count].id }
  }
}

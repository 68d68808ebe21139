import SwiftUI
import Combine

struct Banner: Identifiable, Hashable {
  let id: Int
  let headline: String
  let tint: Color
}

@MainActor
final class RadioPlayer: ObservableObject {
  @Published private(set) var position: TimeInterval = 0
  @Published private(set) var isPlaying = false
  private var clock: AnyCancellable?

  func togglePlay() {
    isPlaying.toggle()
    clock =
      isPlaying
      ? Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in self?.position += 0.25 }
      : nil
  }
}

struct RadioHome: View {
  @StateObject private var player = RadioPlayer()
  let banners: [Banner]

  var body: some View {
    VStack(spacing: 16) {
      BannerCarousel(banners: banners)
      Text(Duration.seconds(player.position).formatted(.time(pattern: .minuteSecond)))
        .monospacedDigit()
      Button(player.isPlaying ? "Pause" : "Play") { player.togglePlay() }
    }
  }
}

struct BannerCarousel: View {
  let banners: [Banner]
  @State private var page = 0
  // bug: while the radio plays the parent re-runs four times a second and makes a new 4 s timer
  // each time, to which onReceive resubscribes: the carousel never advances
  private let ticker = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

  var body: some View {
    TabView(selection: $page) {
      ForEach(banners) { banner in
        Text(banner.headline)
          .frame(maxWidth: .infinity, maxHeight: 120)
          .background(banner.tint)
          .tag(banner.id)
      }
    }
    .onReceive(ticker) { _ in advance() }
  }

  private func advance() {
    guard let index = banners.firstIndex(where: { $0.id == page }) else {
      page = banners.first?.id ?? 0
      return
    }
    withAnimation { page = banners[(index + 1) % banners.count].id }
  }
}

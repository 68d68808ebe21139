import SwiftUI
import Combine

struct Banner: Identifiable {
  let id: Int
  let headline: String
  let tint: Color
}

final class PodcastPlayer: ObservableObject {
  @Published var elapsed: TimeInterval = 0
  @Published var isPlaying = false
  let duration: TimeInterval = 1_800
  private var ticker: AnyCancellable?

  func play() {
    isPlaying = true
    ticker = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.elapsed += 0.5 }
  }
}

struct HomeScreen: View {
  @StateObject private var player = PodcastPlayer()
  let banners: [Banner]

  var body: some View {
    VStack {
      BannerCarousel(banners: banners)
      Spacer()
      ProgressView(value: min(player.elapsed, player.duration), total: player.duration)
      Button(player.isPlaying ? "Playing" : "Play") { player.play() }
        .disabled(player.isPlaying)
    }
    .padding()
  }
}

struct BannerCarousel: View {
  let banners: [Banner]
  @State private var index = 0
  @State private var timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

  var body: some View {
    TabView(selection: $index) {
      ForEach(Array(banners.enumerated()), id: \.element.id) { position, banner in
        Text(banner.headline)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(banner.tint)
          .tag(position)
      }
    }
    .frame(height: 160)
    .onReceive(timer) { _ in
      guard !banners.isEmpty else { return }
      withAnimation { index = (index + 1) % banners.count }
    }
  }
}

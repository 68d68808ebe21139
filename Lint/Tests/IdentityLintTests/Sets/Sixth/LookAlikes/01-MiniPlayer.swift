import SwiftUI
import AVFoundation

final class PlaybackCenter: NSObject, ObservableObject {
  static let shared = PlaybackCenter()

  @Published private(set) var episodeTitle: String?
  @Published private(set) var isPlaying = false
  @Published var rate: Float = 1
  private let player = AVPlayer()

  private override init() {
    super.init()
  }

  func play(_ url: URL, title: String) {
    player.replaceCurrentItem(with: AVPlayerItem(url: url))
    player.rate = rate
    episodeTitle = title
    isPlaying = true
  }

  func toggle() {
    isPlaying ? player.pause() : player.play()
    isPlaying.toggle()
  }
}

struct MiniPlayer: View {
  @ObservedObject private var center = PlaybackCenter.shared
  let unreadCount: Int

  var body: some View {
    if let title = center.episodeTitle {
      HStack {
        Text(title).lineLimit(1)
        Spacer()
        Menu("\(center.rate.formatted())×") {
          ForEach([1, 1.25, 1.5, 2] as [Float], id: \.self) { rate in
            Button("\(rate.formatted())×") { center.rate = rate }
          }
        }
        Button {
          center.toggle()
        } label: {
          Image(systemName: center.isPlaying ? "pause.fill" : "play.fill")
        }
      }
      .padding()
      .background(.bar)
      .overlay(alignment: .topTrailing) {
        if unreadCount > 0 {
          Text("\(unreadCount)").font(.caption2)
        }
      }
    }
  }
}

struct PodcastHome: View {
  @State private var unreadCount = 0
  let feedURL: URL

  var body: some View {
    VStack {
      List {
        Button("Play the latest episode") {
          PlaybackCenter.shared.play(feedURL, title: "Latest")
        }
        Button("Mark one as new") { unreadCount += 1 }
      }
      MiniPlayer(unreadCount: unreadCount)
    }
  }
}

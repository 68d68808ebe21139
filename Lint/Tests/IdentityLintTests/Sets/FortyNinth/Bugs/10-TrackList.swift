import SwiftUI

@Observable
final class PlaybackController {
  var isPlaying = false
  var trackTitle = "Nothing playing"

  func play(_ title: String) {
    trackTitle = title
    isPlaying = true
  }
}

private struct PlaybackControllerKey: EnvironmentKey {
  // bug: The computed default makes a new controller at each read
  static var defaultValue: PlaybackController { PlaybackController() }
}

extension EnvironmentValues {
  var playback: PlaybackController {
    get { self[PlaybackControllerKey.self] }
    set { self[PlaybackControllerKey.self] = newValue }
  }
}

struct TrackList: View {
  @Environment(\.playback) private var playback

  var body: some View {
    List(["Aurora", "Tides", "Ember"], id: \.self) { title in
      Button(title) { playback.play(title) }
    }
  }
}

struct MiniPlayer: View {
  @Environment(\.playback) private var playback

  var body: some View {
    Label(playback.trackTitle, systemImage: playback.isPlaying ? "pause.fill" : "play.fill")
  }
}

struct MusicRoot: View {
  var body: some View {
    TrackList()
      .safeAreaInset(edge: .bottom) { MiniPlayer() }
  }
}

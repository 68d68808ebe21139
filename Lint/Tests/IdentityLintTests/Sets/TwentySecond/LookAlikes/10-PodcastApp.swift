import SwiftUI

enum PreferenceKeyName {
  static let playbackRate = "player.rate"
  static let autoplay = "player.autoplay"
}

struct PodcastApp: View {
  var body: some View {
    TabView {
      EpisodePlayer(title: "Lighthouses of the North")
        .tabItem { Label("Player", systemImage: "play") }
      PlayerSettings()
        .tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}

struct EpisodePlayer: View {
  let title: String
  @AppStorage(PreferenceKeyName.playbackRate) private var rate = 1.0
  @AppStorage(PreferenceKeyName.autoplay) private var autoplay = true

  var body: some View {
    VStack(spacing: 12) {
      Text(title).font(.headline)
      Text("Rate \(rate, format: .number)")
      Text(autoplay ? "Next episode starts by itself" : "Stops after this episode")
    }
  }
}

struct PlayerSettings: View {
  @AppStorage(PreferenceKeyName.playbackRate) private var rate: Double = 1
  @AppStorage(PreferenceKeyName.autoplay) private var autoplay = true
  @AppStorage("settings.autoplayHintShown") private var hintShown = false

  var body: some View {
    Form {
      Slider(value: $rate, in: 0.5...2, step: 0.25) {
        Text("Rate")
      }
      Toggle("Autoplay", isOn: $autoplay)
      if !hintShown {
        Text("Autoplay follows the order of your queue.")
        Button("Got it") { hintShown = true }
      }
    }
  }
}

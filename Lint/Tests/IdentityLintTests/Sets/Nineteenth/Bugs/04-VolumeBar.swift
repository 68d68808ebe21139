import SwiftUI
import Combine

final class PlayerSettings: ObservableObject {
  @Published var volume = 0.7
  @Published var repeats = false
}

struct VolumeBar: View {
  @EnvironmentObject private var settings: PlayerSettings

  var body: some View {
    HStack {
      Slider(value: $settings.volume)
      Toggle("Repeat", isOn: $settings.repeats)
    }
    .padding()
  }
}

struct AlbumDetail: View {
  let album: String
  @EnvironmentObject private var settings: PlayerSettings

  var body: some View {
    VStack {
      Text(album).font(.title)
      Text("Plays at \(Int(settings.volume * 100)) %")
      VolumeBar()
    }
  }
}

struct MusicWindow: View {
  @State private var album: String?
  private let albums = ["Harbour", "Night Bus", "Glass"]

  var body: some View {
    NavigationSplitView {
      List(albums, id: \.self, selection: $album) { name in
        Text(name)
      }
    } detail: {
      if let album {
        AlbumDetail(album: album)
      } else {
        Text("Choose an album")
      }
    }
    // bug: the settings object is made in body, so choosing another album puts a new one into the
    // environment: volume and repeat fall back to their defaults
    .environmentObject(PlayerSettings())
  }
}

import SwiftUI

struct Episode: Identifiable {
  let id: Int
  let title: String
  let seconds: Double
}

struct EpisodePlayer: View {
  let episode: Episode
  let isLarge: Bool
  @State private var position = 0.0
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Text(episode.title).font(isLarge ? .title : .headline)
      Slider(value: $position, in: 0...episode.seconds)
      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
    }
    .padding(isLarge ? 32 : 8)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

struct ListeningView: View {
  let episode: Episode
  @Namespace private var namespace
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Button(isExpanded ? "Shrink" : "Enlarge") {
        withAnimation(.spring()) { isExpanded.toggle() }
      }
      // bug: EpisodePlayer stands in both arms of the if with its own @State: enlarging or
      // shrinking starts a new player at position 0 and paused; matchedGeometryEffect matches
      // frames only
      if isExpanded {
        EpisodePlayer(episode: episode, isLarge: true)
          .matchedGeometryEffect(id: "player", in: namespace)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        Spacer()
        EpisodePlayer(episode: episode, isLarge: false)
          .matchedGeometryEffect(id: "player", in: namespace)
          .frame(maxWidth: 260)
      }
    }
    .padding()
  }
}

extension RuleExample {
  static let editedCopy = RuleExample(
    failing: """
      struct CopiedTrack: Identifiable {
        let id: Int
        var title: String
      }

      struct TracksCopied: View {
        @State private var tracks = [CopiedTrack(id: 1, title: "Intro")]
        @State private var selected: CopiedTrack?

        var body: some View {
          ForEach(tracks) { track in
            Button(track.title) { selected = track }
          }
          if let track = Binding($selected) {
            TextField("Title", text: track.title)
          }
        }
      }
      """,
    fixed: """
      struct FoundTrack: Identifiable {
        let id: Int
        var title: String
      }

      struct TracksFound: View {
        @State private var tracks = [FoundTrack(id: 1, title: "Intro")]
        @State private var selected: FoundTrack.ID?

        var body: some View {
          ForEach(tracks) { track in
            Button(track.title) { selected = track.id }
          }
          if let track = $tracks.first(where: { $0.id == selected }) {
            TextField("Title", text: track.title)
          }
        }
      }
      """)
}

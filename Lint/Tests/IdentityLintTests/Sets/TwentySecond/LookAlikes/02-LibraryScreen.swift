import SwiftUI

@MainActor
final class PlaybackSession: ObservableObject {
  static let shared = PlaybackSession()

  @Published var queue: [String] = []
  @Published var isPlaying = false

  private init() {}

  func enqueue(_ title: String) {
    queue.append(title)
  }
}

struct LibraryScreen: View {
  @State private var showsExplicit = false
  private let titles = ["Slow Tide", "Paper Moon", "Arcade"]

  var body: some View {
    VStack(spacing: 16) {
      Toggle("Show explicit titles", isOn: $showsExplicit)
      ForEach(titles, id: \.self) { title in
        Button("Add \(title)") { PlaybackSession.shared.enqueue(title) }
      }
      MiniPlayer(showsExplicit: showsExplicit)
    }
    .padding()
  }
}

struct MiniPlayer: View {
  let showsExplicit: Bool
  @ObservedObject var session = PlaybackSession.shared

  var body: some View {
    VStack {
      Text(showsExplicit ? "All titles" : "Clean titles")
      Button(session.isPlaying ? "Pause" : "Play") {
        session.isPlaying.toggle()
      }
      Text("\(session.queue.count) in queue")
    }
  }
}

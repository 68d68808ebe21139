import SwiftUI
import Combine

struct Chapter: Identifiable, Hashable {
  let id: Int
  let title: String
}

final class ChapterPlayer: ObservableObject {
  let chapter: Chapter
  @Published var position: TimeInterval = 0
  @Published var rate = 1.0

  init(chapter: Chapter) {
    self.chapter = chapter
  }

  func skip(_ seconds: TimeInterval) {
    position = max(0, position + seconds)
  }
}

final class OfflineCenter: ObservableObject {
  @Published var progress: [Int: Double] = [:]
}

struct ChapterList: View {
  let chapters: [Chapter]
  @EnvironmentObject private var offline: OfflineCenter

  var body: some View {
    List(chapters) { chapter in
      NavigationLink {
        ChapterPlayerView(player: ChapterPlayer(chapter: chapter))
      } label: {
        LabeledContent(chapter.title) {
          Text(offline.progress[chapter.id] ?? 0, format: .percent)
        }
      }
    }
  }
}

struct ChapterPlayerView: View {
  @StateObject private var player: ChapterPlayer

  init(player: @autoclosure @escaping () -> ChapterPlayer) {
    _player = StateObject(wrappedValue: player())
  }

  var body: some View {
    VStack {
      Text(player.chapter.title).font(.title)
      Text("\(Int(player.position)) s").monospacedDigit()
      Button("Skip 30 s") { player.skip(30) }
      Slider(value: $player.rate, in: 0.5...2)
    }
    .padding()
  }
}

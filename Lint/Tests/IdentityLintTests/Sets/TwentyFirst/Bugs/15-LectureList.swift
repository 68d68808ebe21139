import SwiftUI
import Combine

struct Lecture: Identifiable, Hashable {
  let id: Int
  let title: String
}

final class LecturePlayer: ObservableObject {
  let lecture: Lecture
  @Published var position: TimeInterval = 0
  @Published var rate = 1.0

  init(lecture: Lecture) {
    self.lecture = lecture
  }

  func skip(_ seconds: TimeInterval) {
    position = max(0, position + seconds)
  }
}

final class DownloadCenter: ObservableObject {
  @Published var progress: [Int: Double] = [:]
}

struct LectureList: View {
  let lectures: [Lecture]
  @EnvironmentObject private var downloads: DownloadCenter

  var body: some View {
    List(lectures) { lecture in
      NavigationLink {
        // bug: the player is made in the list's body and only observed by the destination: each
        // download progress update makes a new player, and position and rate of the open lecture
        // jump back.
        LecturePlayerView(player: LecturePlayer(lecture: lecture))
      } label: {
        LabeledContent(lecture.title) {
          Text(downloads.progress[lecture.id] ?? 0, format: .percent)
        }
      }
    }
  }
}

struct LecturePlayerView: View {
  @ObservedObject var player: LecturePlayer

  var body: some View {
    VStack {
      Text(player.lecture.title).font(.title)
      Text("\(Int(player.position)) s").monospacedDigit()
      Button("Skip 30 s") { player.skip(30) }
      Slider(value: $player.rate, in: 0.5...2)
    }
    .padding()
  }
}

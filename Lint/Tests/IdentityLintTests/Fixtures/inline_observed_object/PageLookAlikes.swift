import Observation
import SwiftUI

struct Lecture: Identifiable, Hashable {
  let id: Int
  let title: String
}
final class Player: ObservableObject {
  let lecture: Lecture
  @Published var position = 0.0
  init(lecture: Lecture) { self.lecture = lecture }
  func skip() { position += 30 }
}
final class Downloads: ObservableObject {
  @Published var progress: [Int: Double] = [:]
}
/// Made here, and nothing changes it.
final class Settings: ObservableObject {
  @Published var size = 1.0
}
struct PlayerView: View {
  @StateObject private var player: Player
  init(player: @autoclosure @escaping () -> Player) {
    _player = StateObject(wrappedValue: player())
  }
  var body: some View { Button("\(player.position)") { player.skip() } }
}
struct ShownView: View {
  @ObservedObject var player: Player
  var body: some View { Button("\(player.position)") { player.skip() } }
}
struct KeptView: View {
  @StateObject private var player: Player
  init(_ lecture: Lecture) { _player = StateObject(wrappedValue: Player(lecture: lecture)) }
  var body: some View { ShownView(player: player) }
}
struct Links: View {
  let lectures: [Lecture]
  @EnvironmentObject private var downloads: Downloads
  @State private var player: Player?
  var body: some View {
    List(lectures) { lecture in
      NavigationLink {
        PlayerView(player: Player(lecture: lecture))
      } label: {
        Text("\(downloads.progress[lecture.id] ?? 0)")
      }
      NavigationLink("Kept", destination: KeptView(lecture))
      Button("Play") { player = Player(lecture: lecture) }
    }
  }
}
struct Still: View {
  let lectures: [Lecture]
  @StateObject private var settings = Settings()
  var body: some View {
    List(lectures) { lecture in
      NavigationLink(lecture.title) { ShownView(player: Player(lecture: lecture)) }
    }
    .font(.system(size: settings.size))
  }
}

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
@Observable final class Notes {
  var text = ""
}
/// Made and changed outside of these files.
final class Downloads: ObservableObject {
  @Published var progress: [Int: Double] = [:]
}
@Observable final class Clock {
  var seconds = 0
}
struct PlayerView: View {
  @ObservedObject var player: Player
  var body: some View { Button("\(player.position)") { player.skip() } }
}
struct NotesView: View {
  @Bindable var notes: Notes
  init(_ notes: Notes) { self.notes = notes }
  var body: some View { TextField("Notes", text: $notes.text) }
}
struct Links: View {
  let lectures: [Lecture]
  @EnvironmentObject private var downloads: Downloads
  var body: some View {
    List(lectures) { lecture in
      NavigationLink {
        PlayerView(player: Player(lecture: lecture))  // expect: inline_observed_object
      } label: {
        Text("\(downloads.progress[lecture.id] ?? 0)")
      }
      NavigationLink(
        "Open",
        destination: PlayerView(
          player: Player(lecture: lecture)))  // expect: inline_observed_object
    }
  }
}
struct Destinations: View {
  let lectures: [Lecture]
  @Environment(Clock.self) private var clock
  @State private var showsNotes = false
  var body: some View {
    NavigationStack {
      List(lectures) { NavigationLink($0.title, value: $0) }
        .navigationTitle("\(clock.seconds)")
        .navigationDestination(for: Lecture.self) { lecture in
          PlayerView(player: Player(lecture: lecture))  // expect: inline_observed_object
        }
        .sheet(isPresented: $showsNotes) {
          NotesView(Notes())  // expect: inline_observed_object
        }
    }
  }
}
struct Helpers: View {
  let lecture: Lecture
  @Bindable var clock: Clock
  var body: some View {
    VStack {
      Text("\(clock.seconds)")
      page
      AnyView(NotesView(Notes()))  // expect: inline_observed_object
    }
  }
}
extension Helpers {
  private var page: some View {
    let player = Player(lecture: lecture)
    return PlayerView(player: player)  // expect: inline_observed_object
  }
}

import SwiftUI

final class Crew: ObservableObject, Identifiable {
  let id = UUID()
  let number = 1
  @Published var name = ""
}

final class Club: ObservableObject {
  @Published var crews: [Crew] = []
}

// The club says that something changed.
final class TellingClub: ObservableObject {
  @Published var crews: [Crew] = []
  func rename(_ crew: Crew) {
    crew.name = "b"
    objectWillChange.send()
  }
}

struct CrewList: View {
  @ObservedObject var club: Club
  @ObservedObject var other: TellingClub
  var body: some View {
    List(club.crews) { crew in
      ObservingCard(crew: crew)
      NumberCard(crew: crew)
    }
    List(other.crews) { crew in
      ToldCard(crew: crew)
    }
    Button("Rename") { other.rename(other.crews[0]) }
  }
}

// It observes the element.
struct ObservingCard: View {
  @ObservedObject var crew: Crew
  var body: some View { Button(crew.name) { crew.name = "c" } }
}

// It shows what stays.
struct NumberCard: View {
  let crew: Crew
  var body: some View { Text("\(crew.number)") }
}

struct ToldCard: View {
  let crew: Crew
  var body: some View { Text(crew.name) }
}

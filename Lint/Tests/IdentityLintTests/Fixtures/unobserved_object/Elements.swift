import SwiftUI

final class Crew: ObservableObject, Identifiable {
  let id = UUID()
  @Published var name = ""
  @Published private(set) var seats: [String] = []
  var isFull: Bool { seats.count > 3 }
  func add(_ seat: String) { seats.append(seat) }
}

final class Club: ObservableObject {
  @Published var crews: [Crew] = []
}

struct CrewList: View {
  @EnvironmentObject private var club: Club
  var body: some View {
    NavigationStack {
      List {
        ForEach(club.crews) { crew in
          NavigationLink {
            CrewEditor(crew: crew)
          } label: {
            CrewCard(crew: crew)
          }
        }
      }
    }
  }
}

// A row view.
struct CrewCard: View {
  let crew: Crew
  var body: some View {
    Text(crew.isFull ? "full" : "free")  // expect: unobserved_object
  }
}

struct CrewEditor: View {
  @ObservedObject var crew: Crew
  var body: some View {
    TextField("Name", text: $crew.name)
    Button("Add") { crew.add("a") }
  }
}

import SwiftUI

struct LeagueTeam: Identifiable {
  let id = UUID()
  var name: String
  var points = 0
}

struct LeagueTable: View {
  @State private var teams = [
    LeagueTeam(name: "North"),
    LeagueTeam(name: "South"),
    LeagueTeam(name: "Harbour"),
  ]
  @FocusState private var editedTeam: LeagueTeam.ID?

  var body: some View {
    List {
      ForEach($teams) { $team in
        HStack {
          TextField("Name", text: $team.name)
            .focused($editedTeam, equals: team.id)
          Stepper("\(team.points)", value: $team.points)
            .fixedSize()
          Button("Rename", systemImage: "pencil") {
            editedTeam = team.id
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        Button("Done") { editedTeam = nil }
      }
    }
  }
}

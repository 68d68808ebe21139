import SwiftUI

struct Team: Identifiable, Hashable {
  let id: Int
  let name: String
  let league: String
}

struct TeamAlertsScreen: View {
  let teams: [Team]
  @State private var search = ""

  private var matches: [Team] {
    guard !search.isEmpty else { return teams }
    return teams.filter { $0.name.localizedStandardContains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(matches) { team in
            TeamAlertRow(team: team)
          }
        } footer: {
          Text("You get a notification when the match begins and for each goal.")
        }
      }
      .searchable(text: $search, prompt: "Find a team")
      .navigationTitle("Alerts")
    }
  }
}

struct TeamAlertRow: View {
  private let team: Team
  @AppStorage private var isOn: Bool
  @AppStorage("alerts.sound") private var soundName = "whistle"

  init(team: Team) {
    self.team = team
    _isOn = AppStorage(wrappedValue: false, "alerts.team.\(team.id)")
  }

  var body: some View {
    Toggle(isOn: $isOn) {
      VStack(alignment: .leading) {
        Text(team.name)
        Text(isOn ? "\(team.league), sound: \(soundName)" : team.league)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

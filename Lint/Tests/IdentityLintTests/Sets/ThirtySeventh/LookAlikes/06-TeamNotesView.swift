import SwiftUI

final class TeamNotes: ObservableObject {
  let team: String
  @Published var lines: [String]

  init(team: String) {
    self.team = team
    self.lines = UserDefaults.standard.stringArray(forKey: "team.\(team)") ?? []
  }

  func add(_ line: String) {
    lines.append(line)
    UserDefaults.standard.set(lines, forKey: "team.\(team)")
  }
}

struct TeamNotesView: View {
  @StateObject private var notes: TeamNotes

  init(team: String) {
    _notes = StateObject(wrappedValue: TeamNotes(team: team))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(notes.team).font(.headline)
      Text(notes.lines.joined(separator: "\n"))
      Button("Add a meeting") {
        notes.add(Date.now.formatted())
      }
    }
  }
}

struct TeamsView: View {
  @State private var team = "Red"

  var body: some View {
    VStack {
      Picker("Team", selection: $team) {
        ForEach(["Red", "Blue", "Green"], id: \.self) { Text($0) }
      }
      TeamNotesView(team: team)
        .id(team)
    }
  }
}

import SwiftUI

struct Player: Identifiable, Hashable { let id: Int; let name: String }

struct Team: View {
  let players: [Player]
  @State private var selected: Player?
  var body: some View {
    HStack {
      List(players, selection: $selected) { Text($0.name).tag($0) }
      if let player = selected { Statistics(player: player) }
    }
  }
}

struct Statistics: View {
  let player: Player
  @State private var goals: Int?
  var body: some View {
    Text("\(player.name): \(goals ?? 0)")
      // bug: the second player has the first one's goals
      .onAppear { goals = Database.goals(of: player.id) }
  }
}

enum Database { static func goals(of id: Int) -> Int { id * 3 } }

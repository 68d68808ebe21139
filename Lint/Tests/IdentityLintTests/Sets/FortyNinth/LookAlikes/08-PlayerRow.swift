import SwiftUI

struct Player: Identifiable {
  let id = UUID()
  var name = ""
  var club = ""
}

enum PlayerField: Hashable {
  case name
  case club
}

struct PlayerRow: View {
  @Binding var player: Player
  let onFinish: () -> Void
  @FocusState private var focus: PlayerField?

  var body: some View {
    VStack {
      TextField("Name", text: $player.name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .club }
      TextField("Club", text: $player.club)
        .focused($focus, equals: .club)
        .onSubmit(onFinish)
    }
  }
}

struct TeamEditor: View {
  @State private var players = [Player(), Player()]

  var body: some View {
    List {
      ForEach($players) { $player in
        PlayerRow(player: $player) {
          if player.id == players.last?.id {
            players.append(Player())
          }
        }
      }
      Button("Add player") {
        players.append(Player())
      }
    }
  }
}

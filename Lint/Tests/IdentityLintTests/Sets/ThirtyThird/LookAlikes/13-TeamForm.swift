import SwiftUI

struct Player: Identifiable {
  let id = UUID()
  var name = ""
}

struct TeamForm: View {
  @State private var players = [Player()]
  @FocusState private var focusedPlayer: Player.ID?

  var body: some View {
    Form {
      ForEach($players) { $player in
        TextField("Player name", text: $player.name)
          .focused($focusedPlayer, equals: player.id)
      }
      Button("Add player") {
        let player = Player()
        players.append(player)
        focusedPlayer = player.id
      }
    }
  }
}

import SwiftUI

struct Player: Identifiable {
  let id: Int
  var name = ""
}

struct PlayersForm: View {
  @State private var players = [Player(id: 1), Player(id: 2), Player(id: 3)]
  @FocusState private var focusedID: Player.ID?

  var body: some View {
    Form {
      ForEach($players) { $player in
        TextField("Player \(player.id)", text: $player.name)
          .focused($focusedID, equals: player.id)
          .submitLabel(.next)
          .onSubmit {
            moveOn(from: player.id)
          }
      }
    }
  }

  private func moveOn(from id: Player.ID) {
    guard let index = players.firstIndex(where: { $0.id == id }),
      index + 1 < players.count
    else {
      focusedID = nil
      return
    }
    focusedID = players[index + 1].id
  }
}

import SwiftUI

struct Player: Identifiable {
  let id: Int
  var name: String
}

struct RosterView: View {
  @State private var players = [
    Player(id: 1, name: "Noor"),
    Player(id: 2, name: "Teo"),
    Player(id: 3, name: "Wren"),
  ]
  @FocusState private var focusedPlayer: Player.ID?

  var body: some View {
    Form {
      ForEach($players) { $player in
        HStack {
          TextField("Name", text: $player.name)
            .focused($focusedPlayer, equals: player.id)
          Button("Rename", systemImage: "pencil") {
            focusedPlayer = player.id
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
      }
    }
    .toolbar {
      Button("Done") { focusedPlayer = nil }
    }
  }
}

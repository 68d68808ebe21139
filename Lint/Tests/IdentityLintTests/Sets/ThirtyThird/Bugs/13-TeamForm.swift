import SwiftUI

struct Player: Identifiable {
  let id = UUID()
  var name = ""
}

struct TeamForm: View {
  @State private var players = [Player()]
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      ForEach($players) { $player in
        TextField("Player name", text: $player.name)
          // bug: Focus goes to the wrong field: all fields share one flag
          .focused($isFocused)
      }
      Button("Add player") {
        players.append(Player())
        isFocused = true
      }
    }
  }
}

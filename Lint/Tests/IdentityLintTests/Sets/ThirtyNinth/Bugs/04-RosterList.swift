import SwiftUI

@Observable
final class RosterStore {
  var players: [String] = []
}

struct RosterList: View {
  @Environment(RosterStore.self) private var store

  var body: some View {
    List {
      Text("\(store.players.count) players")
      Button("Sign a player") {
        store.players.append("Player \(store.players.count + 1)")
      }
    }
  }
}

struct ClubView: View {
  @State private var isDark = false

  var body: some View {
    NavigationStack {
      RosterList()
        .navigationTitle("Club")
        .toolbar {
          Toggle("Dark", isOn: $isDark)
        }
    }
    // bug: The body injects a new store each time it runs
    .environment(RosterStore())
    .preferredColorScheme(isDark ? .dark : .light)
  }
}

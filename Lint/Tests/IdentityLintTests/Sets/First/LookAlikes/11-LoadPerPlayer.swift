import SwiftUI

struct Stats11: View {
  let player: Int
  @State private var goals = 0
  var body: some View {
    Text("\(goals)").onAppear { load() }.onChange(of: player) { _, _ in load() }
  }
  private func load() { goals = player * 3 }
}
struct Team11: View {
  @State private var player = 1
  var body: some View { Stepper("Player", value: $player); Stats11(player: player) }
}

import SwiftUI

struct Game: View {
  @State private var round = UUID()
  var body: some View {
    VStack {
      BoardOfGame().id(round); Button("New game") { round = UUID() }
    }
  }
}
struct BoardOfGame: View {
  @State private var moves: [Int] = []
  var body: some View { Button("\(moves.count)") { moves.append(1) } }
}

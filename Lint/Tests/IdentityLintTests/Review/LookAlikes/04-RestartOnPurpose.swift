import SwiftUI

/// Another round begins with an empty board, which is what a new identity is for.
struct Game: View {
  @State private var round = 1

  var body: some View {
    VStack {
      Board().id(round)
      Button("Next round") { round += 1 }
    }
  }
}

struct Board: View {
  @State private var moves = 0
  var body: some View { Button("\(moves)") { moves += 1 } }
}

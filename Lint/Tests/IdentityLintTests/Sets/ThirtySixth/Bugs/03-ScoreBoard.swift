import SwiftUI

final class ScoreModel: ObservableObject {
  @Published var points = 0

  func add(_ amount: Int) {
    points += amount
  }
}

struct ScoreBoard: View {
  // bug: Each key typed in the name field re-runs the parent body
  @ObservedObject private var score = ScoreModel()

  var body: some View {
    HStack {
      Text("\(score.points) points")
      Spacer()
      Button("+1") { score.add(1) }
      Button("+5") { score.add(5) }
    }
    .buttonStyle(.bordered)
  }
}

struct GameView: View {
  @State private var playerName = ""

  var body: some View {
    Form {
      TextField("Player", text: $playerName)
      Text("Good luck, \(playerName)!")
      ScoreBoard()
    }
  }
}

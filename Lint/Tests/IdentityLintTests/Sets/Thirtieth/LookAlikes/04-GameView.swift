import SwiftUI

struct Board: View {
  @State private var marks = Array(repeating: false, count: 9)

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) {
      ForEach(0..<9, id: \.self) { cell in
        Button(marks[cell] ? "X" : "-") { marks[cell].toggle() }
      }
    }
  }
}

struct GameView: View {
  @State private var gameID = UUID()
  @State private var seconds = 0

  var body: some View {
    VStack {
      Text("\(seconds) s")
      Board()
        .id(gameID)
      Button("New game") {
        gameID = UUID()
        seconds = 0
      }
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        seconds += 1
      }
    }
  }
}

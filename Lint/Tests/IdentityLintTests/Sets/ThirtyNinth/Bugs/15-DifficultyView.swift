import SwiftUI

struct DifficultyView: View {
  private let names = ["Easy", "Normal", "Hard", "Expert"]
  @State private var level = 1
  private let onStart: (Int) -> Void

  init(initialLevel: Int, onStart: @escaping (Int) -> Void) {
    self.onStart = onStart
    // bug: level already has a default
    level = initialLevel
  }

  var body: some View {
    VStack(spacing: 16) {
      Text(names[level - 1])
        .font(.title)
      Stepper("Level \(level)", value: $level, in: 1...4)
      Button("Start") {
        onStart(level)
      }
    }
    .padding()
  }
}

struct StartScreen: View {
  @State private var startedLevel: Int?

  var body: some View {
    if let startedLevel {
      Text("Playing on level \(startedLevel)")
    } else {
      DifficultyView(initialLevel: 3) { startedLevel = $0 }
    }
  }
}

import SwiftUI

final class LapCounter: ObservableObject {
  @Published var laps = 0

  func add() {
    laps += 1
  }
}

struct LapBoard: View {
  @StateObject private var counter = LapCounter()

  var body: some View {
    HStack {
      Text("\(counter.laps) laps")
      Spacer()
      Button("Lap") { counter.add() }
    }
    .buttonStyle(.bordered)
  }
}

struct RaceView: View {
  @State private var runnerName = ""

  var body: some View {
    Form {
      TextField("Runner", text: $runnerName)
      Text("Go, \(runnerName)!")
      LapBoard()
    }
  }
}

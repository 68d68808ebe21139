import SwiftUI

@Observable final class MetronomeModel {
  var beat = 0
  var isRunning = false
  func start() { isRunning = true }
  func tick() { if isRunning { beat += 1 } }
}

struct Metronome: View {
  let tempo: Int
  let model = MetronomeModel()  // bug: another tempo stops the metronome
  var body: some View {
    VStack {
      Text("\(model.beat) at \(tempo)")
      Button("Start") { model.start() }
    }
  }
}

struct Practice: View {
  @State private var tempo = 90
  var body: some View {
    VStack {
      Stepper("Tempo", value: $tempo)
      Metronome(tempo: tempo)
    }
  }
}

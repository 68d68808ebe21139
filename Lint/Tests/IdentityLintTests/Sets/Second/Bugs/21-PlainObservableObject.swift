import SwiftUI

final class Recorder21: ObservableObject {
  @Published var level = 0.0
  @Published var isOn = false
  func start() { isOn = true; level = 0.4 }
}
struct Microphone: View {
  // bug: not observed: the level never moves, and each hint makes another recorder
  private let recorder = Recorder21()
  let hint: String
  var body: some View {
    VStack {
      Text(hint); ProgressView(value: recorder.level);
      Button(recorder.isOn ? "Stop" : "Start") { recorder.start() }
    }
  }
}
struct Voice21: View {
  @State private var hint = "Speak";
  var body: some View {
    VStack {
      Microphone(hint: hint); TextField("Hint", text: $hint)
    }
  }
}

import SwiftUI

final class TimerModel6: ObservableObject {
  @Published var elapsed = 0
  func tick() { elapsed += 1 }
}
struct Stopwatch6: View {
  @ObservedObject var model: TimerModel6
  let label: String
  init(label: String) {
    self.label = label
    self.model = TimerModel6()  // bug: renaming the lap starts at 0
  }
  var body: some View { Button("\(label) \(model.elapsed)") { model.tick() } }
}
struct Laps6: View {
  @State private var label = "Lap"
  var body: some View {
    VStack {
      TextField("Label", text: $label); Stopwatch6(label: label)
    }
  }
}

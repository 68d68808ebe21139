import SwiftUI
import Combine

struct RunningCounter: View {
  let step: Int
  @State private var total = 0
  @State private var ticking: AnyCancellable?

  var body: some View {
    Text("\(total)")
      .font(.largeTitle)
      .monospacedDigit()
      .onAppear {
        ticking = Timer.publish(every: 1, on: .main, in: .common)
          .autoconnect()
          .sink { _ in
            // bug: The timer closure holds the struct value of the first appearance
            total += step
          }
      }
      .onDisappear {
        ticking = nil
      }
  }
}

struct CounterScreen: View {
  @State private var step = 1

  var body: some View {
    VStack(spacing: 24) {
      RunningCounter(step: step)
      Stepper("Step \(step)", value: $step, in: 1...10)
    }
    .padding()
  }
}

import SwiftUI

struct TickingCounter: View {
  let step: Int
  @State private var total = 0

  var body: some View {
    Text("\(total)")
      .font(.largeTitle)
      .monospacedDigit()
      .task(id: step) {
        while !Task.isCancelled {
          do {
            try await Task.sleep(for: .seconds(1))
          } catch {
            return
          }
          total += step
        }
      }
  }
}

struct TickerScreen: View {
  @State private var step = 1

  var body: some View {
    VStack(spacing: 24) {
      TickingCounter(step: step)
      Stepper("Step \(step)", value: $step, in: 1...10)
    }
    .padding()
  }
}

import SwiftUI

@Observable
final class CounterModel {
  var repetitions: [Date] = []

  func count() {
    repetitions.append(.now)
  }
}

struct CounterView: View {
  let model: CounterModel

  var body: some View {
    VStack {
      Text("\(model.repetitions.count) repetitions")
      Button("Count") { model.count() }
        .buttonStyle(.borderedProminent)
    }
  }
}

struct WorkoutView: View {
  @State private var weight = 20.0
  @State private var model = CounterModel()

  var body: some View {
    VStack(spacing: 24) {
      Slider(value: $weight, in: 5...80) {
        Text("Weight")
      }
      Text("Weight \(weight, format: .number.precision(.fractionLength(1)))")
      CounterView(model: model)
    }
    .padding()
  }
}

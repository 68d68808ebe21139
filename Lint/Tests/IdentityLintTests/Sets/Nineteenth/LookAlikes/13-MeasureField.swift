import SwiftUI

struct MeasureField: View {
  let title: String
  @Binding var value: Double
  let range: ClosedRange<Double>

  var body: some View {
    HStack {
      Text(value, format: .number.precision(.fractionLength(0...1)))
        .frame(width: 60)
      Stepper(title, value: $value, in: range, step: 1)
        .labelsHidden()
      Slider(value: $value, in: range)
      Text(title)
    }
  }
}

struct PoolConverter: View {
  @Binding var celsius: Double
  @State private var changes = 0

  private var fahrenheit: Binding<Double> {
    Binding(
      get: { celsius * 9 / 5 + 32 },
      set: { celsius = ($0 - 32) * 5 / 9 }
    )
  }

  var body: some View {
    Form {
      MeasureField(title: "°C", value: $celsius, range: 0...40)
      MeasureField(title: "°F", value: fahrenheit, range: 32...104)
      Text("Changed \(changes) times")
    }
    .padding()
    .onChange(of: celsius) {
      changes += 1
    }
  }
}

struct PoolWindow: View {
  @State private var celsius = 26.0

  var body: some View {
    VStack {
      GroupBox("Water") { PoolConverter(celsius: $celsius) }
      Text(celsius > 30 ? "Too warm" : "Fine")
    }
    .padding()
  }
}

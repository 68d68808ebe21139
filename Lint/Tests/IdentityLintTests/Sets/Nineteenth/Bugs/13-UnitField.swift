import SwiftUI

struct UnitField: View {
  let title: String
  @Binding var value: Double
  let step: Double

  var body: some View {
    HStack {
      TextField(title, value: $value, format: .number)
        .frame(width: 80)
      Stepper(title, value: $value, step: step)
        .labelsHidden()
      Text(title)
    }
  }
}

struct OvenConverter: View {
  @State private var celsius = 180.0
  @State private var fahrenheit = 356.0

  var body: some View {
    Form {
      UnitField(title: "°C", value: $celsius, step: 1)
      UnitField(title: "°F", value: $fahrenheit, step: 1)
    }
    .padding()
    .onChange(of: celsius) {
      fahrenheit = (celsius * 9 / 5 + 32).rounded()
    }
    // bug: the two onChange write each other's source with rounding: 357 °F sets 181 °C, which
    // sets 358 °F, so the entered value is replaced
    .onChange(of: fahrenheit) {
      celsius = ((fahrenheit - 32) * 5 / 9).rounded()
    }
  }
}

struct KitchenWindow: View {
  @State private var showsConverter = true

  var body: some View {
    VStack {
      Toggle("Converter", isOn: $showsConverter)
      if showsConverter {
        GroupBox("Oven") { OvenConverter() }
      }
    }
    .padding()
  }
}

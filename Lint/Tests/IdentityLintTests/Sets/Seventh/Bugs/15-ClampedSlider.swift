import SwiftUI

// bug: no DynamicProperty, so SwiftUI never connects the State inside and all writes are dropped
@propertyWrapper struct Clamped<Value: Comparable> {
  @State private var stored: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    _stored = State(initialValue: min(max(wrappedValue, range.lowerBound), range.upperBound))
  }

  var wrappedValue: Value {
    get { stored }
    nonmutating set { stored = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct BrushSettings: View {
  let onChange: (Double, Double) -> Void

  @Clamped(1...64) private var size = 12.0
  @Clamped(0...1) private var flow = 0.8
  @State private var usesPressure = true

  var body: some View {
    Form {
      Section("Brush") {
        Slider(value: $size, in: 1...80) { Text("Size") }
        Slider(value: $flow, in: 0...1) { Text("Flow") }
        Toggle("Pressure", isOn: $usesPressure)
      }
      Section("Preview") {
        Circle()
          .fill(Color.primary.opacity(flow))
          .frame(width: size, height: size)
      }
      Button("Use Brush") { onChange(size, flow) }
    }
  }
}

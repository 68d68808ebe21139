import SwiftUI

@propertyWrapper
struct Tracked<Value: Equatable>: DynamicProperty {
  @State private var current: Value
  @State private var original: Value

  init(wrappedValue: Value) {
    _current = State(initialValue: wrappedValue)
    _original = State(initialValue: wrappedValue)
  }

  var wrappedValue: Value {
    get { current }
    nonmutating set { current = newValue }
  }

  var projectedValue: Binding<Value> { $current }

  var isDirty: Bool { current != original }

  func revert() { current = original }

  func accept() { original = current }
}

struct ProjectDefaultsPane: View {
  let onApply: (String, Int) -> Void

  @Tracked private var prefix = "PRJ"
  @Tracked private var digits = 4

  var body: some View {
    Form {
      TextField("Prefix", text: $prefix)
      Stepper("Digits: \(digits)", value: $digits, in: 2...8)
      LabeledContent(
        "Example", value: prefix + "-" + String(repeating: "0", count: digits - 1) + "1")

      HStack {
        Button("Revert") {
          _prefix.revert()
          _digits.revert()
        }
        Button("Apply") {
          onApply(prefix, digits)
          _prefix.accept()
          _digits.accept()
        }
      }
      .disabled(!_prefix.isDirty && !_digits.isDirty)
    }
    .padding()
  }
}

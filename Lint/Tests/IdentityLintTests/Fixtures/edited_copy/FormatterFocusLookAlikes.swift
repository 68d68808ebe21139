import SwiftUI

private let money = NumberFormatter()

// The button ends the focus of the field, or moves it.
struct Payment: View {
  enum Field { case payee, amount }
  @State private var amount = 0.0
  @FocusState private var field: Field?
  let onSave: (Double) -> Void
  var body: some View {
    TextField("Amount", value: $amount, formatter: money)
      .focused($field, equals: .amount)
      .onAppear { field = .amount }
    Button("Save") {
      field = .payee
      onSave(amount)
    }
  }
}
struct Flag: View {
  @State private var amount = 0.0
  @FocusState private var isFocused: Bool
  let onSave: (Double) -> Void
  var body: some View {
    TextField("Amount", value: $amount, formatter: money)
      .focused($isFocused)
      .onAppear { isFocused = true }
      .toolbar { Button("Hide") { isFocused = false } }
    Button("Save") { onSave(amount) }
  }
}

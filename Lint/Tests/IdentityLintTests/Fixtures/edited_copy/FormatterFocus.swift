import SwiftUI

private let money = NumberFormatter()

// The focus moves to a field, and stays there when the button is pressed.
struct Payment: View {
  enum Field { case payee, amount }
  @State private var payee = ""
  @State private var amount = 0.0
  @FocusState private var field: Field?
  let onSave: (String, Double) -> Void
  var body: some View {
    TextField("Payee", text: $payee)
      .focused($field, equals: .payee)
      .onSubmit { field = .amount }
    TextField("Amount", value: $amount, formatter: money)  // expect: edited_copy
      .focused($field, equals: .amount)
    Button("Save") { onSave(payee, amount) }
      .onAppear { field = .payee }
  }
}
struct Flag: View {
  @State private var amount = 0.0
  @FocusState private var isFocused: Bool
  let onSave: (Double) -> Void
  var body: some View {
    TextField("Amount", value: $amount, formatter: money)  // expect: edited_copy
      .focused($isFocused)
      .onAppear { isFocused = true }
    Button("Save", action: save)
  }
  private func save() { onSave(amount) }
}

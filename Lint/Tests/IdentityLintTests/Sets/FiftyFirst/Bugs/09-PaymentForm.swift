import SwiftUI

struct Payment: Identifiable {
  let id = UUID()
  var payee: String
  var amount: Double
}

enum MoneyInput {
  static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 2
    return formatter
  }()
}

struct PaymentForm: View {
  enum Field: Hashable { case payee, amount }

  let onSave: (Payment) -> Void
  @Environment(\.dismiss) private var dismiss
  @FocusState private var field: Field?
  @State private var payee = ""
  @State private var amount = 0.0

  var body: some View {
    NavigationStack {
      Form {
        TextField("Payee", text: $payee)
          .focused($field, equals: .payee)
          .onSubmit { field = .amount }
        // bug: Typing an amount and tapping Save at once stores the old amount
        TextField("Amount", value: $amount, formatter: MoneyInput.formatter)
          .focused($field, equals: .amount)
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(payee.isEmpty)
        }
      }
    }
    .onAppear { field = .payee }
  }

  private func save() {
    onSave(Payment(payee: payee, amount: amount))
    dismiss()
  }
}

import SwiftUI

struct CurrencyRate: Identifiable, Sendable {
  let id: String
  let value: Double
}

@Observable
final class RateModel {
  private(set) var rates: [CurrencyRate] = [CurrencyRate(id: "EUR", value: 1)]
  private(set) var isUpdating = false

  @MainActor
  func update() async {
    isUpdating = true
    defer { isUpdating = false }
    try? await Task.sleep(for: .seconds(2))
    rates = [CurrencyRate(id: "EUR", value: 1), CurrencyRate(id: "USD", value: 1.09)]
  }
}

struct InvoiceScreen: View {
  @State private var model = RateModel()

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Invoice")
        .toolbar {
          Button("Update rates") { Task { await model.update() } }
        }
    }
  }

  @ViewBuilder
  private var content: some View {
    // bug: customer, amount and currency typed. When: "Update rates" is tapped in a half-filled
    // form.
    if model.isUpdating {
      ProgressView("Fetching rates")
    } else {
      InvoiceForm(rates: model.rates)
    }
  }
}

struct InvoiceForm: View {
  let rates: [CurrencyRate]
  @State private var customer = ""
  @State private var amount = 0.0
  @State private var currency = "EUR"

  var body: some View {
    Form {
      TextField("Customer", text: $customer)
      TextField("Amount", value: $amount, format: .number)
      Picker("Currency", selection: $currency) {
        ForEach(rates) { rate in
          Text(rate.id).tag(rate.id)
        }
      }
    }
  }
}

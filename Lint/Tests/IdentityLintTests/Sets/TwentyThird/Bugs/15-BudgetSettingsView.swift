import SwiftUI

enum Currency: String, CaseIterable, Identifiable {
  case eur = "EUR"
  case nok = "NOK"
  case usd = "USD"

  var id: String { rawValue }
  var name: String {
    switch self {
    case .eur: "Euro"
    case .nok: "Norwegian krone"
    case .usd: "US dollar"
    }
  }
}

struct BudgetSettings {
  var currencyCode = "EUR"
  var monthlyLimit = 1200.0
}

struct BudgetSettingsView: View {
  @Binding var settings: BudgetSettings

  var body: some View {
    Form {
      Picker("Currency", selection: $settings.currencyCode) {
        ForEach(Currency.allCases) { currency in
          // bug: the chosen currency is not taken; the picker shows none. On each choice: the
          // tags are Currency, the selection is String.
          Text(currency.name).tag(currency)
        }
      }
      TextField(
        "Limit", value: $settings.monthlyLimit, format: .currency(code: settings.currencyCode))
    }
  }
}

struct BudgetScreen: View {
  @State private var settings = BudgetSettings()

  var body: some View {
    NavigationStack {
      BudgetSettingsView(settings: $settings)
        .navigationTitle("Budget")
    }
  }
}

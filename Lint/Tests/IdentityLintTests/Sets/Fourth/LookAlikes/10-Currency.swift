import Observation
import SwiftUI

enum Currency: String, CaseIterable, Identifiable {
  case euro = "EUR"
  case franc = "CHF"
  var id: Self { self }
}

@Observable
final class MoneySettings {
  var currency: Currency {
    didSet { UserDefaults.standard.set(currency.rawValue, forKey: "currency") }
  }

  var code: String {
    get { currency.rawValue }
    set { currency = Currency(rawValue: newValue) ?? currency }
  }

  init() {
    currency = UserDefaults.standard.string(forKey: "currency").flatMap(Currency.init) ?? .euro
  }
}

struct PriceTag: View {
  @Environment(MoneySettings.self) private var settings
  let amount: Double

  var body: some View {
    @Bindable var settings = settings
    VStack {
      Text(amount, format: .currency(code: settings.code)).font(.largeTitle)
      Picker("Currency", selection: $settings.currency) {
        ForEach(Currency.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
    }
  }
}

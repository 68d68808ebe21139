import SwiftUI
import Observation

@Observable
final class Preferences {
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  var currencyCode: String {
    // bug: the computed property reads UserDefaults, which observation does not track: after
    // choosing another currency the prices in the list and the picker keep the old one.
    get { defaults.string(forKey: "currencyCode") ?? "EUR" }
    set { defaults.set(newValue, forKey: "currencyCode") }
  }
}

struct StorefrontView: View {
  @State private var preferences = Preferences()
  @State private var showsSettings = false
  private let prices: [(name: String, amount: Double)] = [
    ("Mug", 9.5), ("Poster", 14), ("Pen", 2.25),
  ]

  var body: some View {
    NavigationStack {
      List(prices, id: \.name) { entry in
        PriceRow(name: entry.name, amount: entry.amount)
      }
      .toolbar {
        Button("Settings", systemImage: "gear") { showsSettings = true }
      }
    }
    .sheet(isPresented: $showsSettings) {
      CurrencyPicker()
    }
    .environment(preferences)
  }
}

struct PriceRow: View {
  let name: String
  let amount: Double
  @Environment(Preferences.self) private var preferences

  var body: some View {
    LabeledContent(name) {
      Text(amount, format: .currency(code: preferences.currencyCode))
    }
  }
}

struct CurrencyPicker: View {
  @Environment(Preferences.self) private var preferences

  var body: some View {
    @Bindable var preferences = preferences
    Picker("Currency", selection: $preferences.currencyCode) {
      ForEach(["EUR", "USD", "GBP", "JPY"], id: \.self) { Text($0) }
    }
    .pickerStyle(.inline)
  }
}

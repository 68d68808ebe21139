import SwiftUI
import Observation

@Observable
final class RegionSettings {
  @ObservationIgnored private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  var currencyCode: String {
    get {
      access(keyPath: \.currencyCode)
      return defaults.string(forKey: "currencyCode") ?? "EUR"
    }
    set {
      withMutation(keyPath: \.currencyCode) {
        defaults.set(newValue, forKey: "currencyCode")
      }
    }
  }
}

struct TicketShopView: View {
  @State private var settings = RegionSettings()
  @State private var showsSettings = false
  private let prices: [(name: String, amount: Double)] = [
    ("Adult", 12), ("Child", 6), ("Family", 28),
  ]

  var body: some View {
    NavigationStack {
      List(prices, id: \.name) { entry in
        TicketRow(name: entry.name, amount: entry.amount)
      }
      .toolbar {
        Button("Settings", systemImage: "gear") { showsSettings = true }
      }
    }
    .sheet(isPresented: $showsSettings) {
      RegionPicker()
    }
    .environment(settings)
  }
}

struct TicketRow: View {
  let name: String
  let amount: Double
  @Environment(RegionSettings.self) private var settings

  var body: some View {
    LabeledContent(name) {
      Text(amount, format: .currency(code: settings.currencyCode))
    }
  }
}

struct RegionPicker: View {
  @Environment(RegionSettings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Picker("Currency", selection: $settings.currencyCode) {
      ForEach(["EUR", "USD", "GBP", "JPY"], id: \.self) { Text($0) }
    }
    .pickerStyle(.inline)
  }
}

import SwiftUI
import Observation

enum Milk: String, CaseIterable, Identifiable {
  case cow, oat, soy
  var id: Self { self }
}

@Observable
final class CoffeeOrderStore {
  private(set) var drinks: [String] = []
  var milk = Milk.oat
  var isDecaf = false

  var summary: String {
    drinks.isEmpty ? "Nothing chosen" : drinks.joined(separator: ", ")
  }

  func add(_ name: String) {
    drinks.append(isDecaf ? "\(name), decaf, \(milk.rawValue)" : "\(name), \(milk.rawValue)")
  }

  func reset() {
    drinks = []
    milk = .oat
    isDecaf = false
  }
}

struct CoffeeOrderView: View {
  @State private var store = CoffeeOrderStore()
  let place: (String) async -> Void

  private let menu = ["Espresso", "Flat White", "Cappuccino"]

  var body: some View {
    Form {
      Section("Menu") {
        ForEach(menu, id: \.self) { name in
          Button(name) { store.add(name) }
        }
      }
      CoffeeOptions(store: store)
      Section(store.summary) {
        Button("Order") {
          let order = store.summary
          store.reset()
          Task { await place(order) }
        }
        .disabled(store.drinks.isEmpty)
      }
    }
  }
}

private struct CoffeeOptions: View {
  @Bindable var store: CoffeeOrderStore

  var body: some View {
    Section("Options") {
      Picker("Milk", selection: $store.milk) {
        ForEach(Milk.allCases) { Text($0.rawValue.capitalized) }
      }
      Toggle("Decaf", isOn: $store.isDecaf)
    }
  }
}

import SwiftUI

@Observable
final class CartStore {
  private(set) var quantities: [String: Int] = [:]

  var total: Int { quantities.values.reduce(0, +) }

  func add(_ sku: String) {
    quantities[sku, default: 0] += 1
  }
}

struct ShopRoot: View {
  @State private var selectedTab = Tab.shop

  enum Tab: Hashable { case shop, cart }

  var body: some View {
    TabView(selection: $selectedTab) {
      ShopPage()
        .tabItem { Label("Shop", systemImage: "bag") }
        .tag(Tab.shop)
      CartPage()
        .tabItem { Label("Cart", systemImage: "cart") }
        .tag(Tab.cart)
    }
    .tint(selectedTab == .cart ? .green : .blue)
    // bug: Switching tab empties the cart
    .environment(CartStore())
  }
}

struct ShopPage: View {
  @Environment(CartStore.self) private var cart
  private let skus = ["mug", "shirt", "poster"]

  var body: some View {
    List(skus, id: \.self) { sku in
      Button("Add \(sku)") { cart.add(sku) }
    }
  }
}

struct CartPage: View {
  @Environment(CartStore.self) private var cart

  var body: some View {
    List(cart.quantities.sorted(by: { $0.key < $1.key }), id: \.key) { line in
      LabeledContent(line.key, value: "\(line.value)")
    }
    .overlay {
      if cart.total == 0 { Text("Your cart is empty") }
    }
  }
}

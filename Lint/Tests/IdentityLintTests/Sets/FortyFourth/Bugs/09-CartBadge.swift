import SwiftUI

final class ShoppingCart: ObservableObject {
  @Published private(set) var productNames: [String] = []

  func add(_ name: String) {
    productNames.append(name)
  }
}

private struct ShoppingCartKey: EnvironmentKey {
  static let defaultValue = ShoppingCart()
}

extension EnvironmentValues {
  var cart: ShoppingCart {
    get { self[ShoppingCartKey.self] }
    set { self[ShoppingCartKey.self] = newValue }
  }
}

struct CartBadge: View {
  // bug: The badge stays at 0 when products are added
  @Environment(\.cart) private var cart

  var body: some View {
    Label("\(cart.productNames.count)", systemImage: "cart")
      .font(.headline)
  }
}

struct ProductPage: View {
  let name: String
  @Environment(\.cart) private var cart

  var body: some View {
    VStack {
      CartBadge()
      Text(name).font(.title)
      Button("Add to cart") { cart.add(name) }
    }
  }
}

struct ShopRoot: View {
  @StateObject private var cart = ShoppingCart()

  var body: some View {
    ProductPage(name: "Teapot")
      .environment(\.cart, cart)
  }
}

import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

struct CartBadge: View {
  // bug: The cart is held by a plain let
  let cart: Cart

  var body: some View {
    Label("\(cart.items.count)", systemImage: "cart")
  }
}

struct ProductRow: View {
  let name: String
  let add: () -> Void

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Button("Add", action: add)
    }
  }
}

struct CatalogView: View {
  let cart: Cart
  private let products = ["Chair", "Table", "Lamp"]

  var body: some View {
    List {
      CartBadge(cart: cart)
      ForEach(products, id: \.self) { product in
        ProductRow(name: product) {
          cart.items.append(product)
        }
      }
    }
  }
}

import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

struct ShopView: View {
  @StateObject private var cart = Cart()
  @State private var showCart = false

  var body: some View {
    VStack {
      Button("Add T-shirt") { cart.items.append("T-shirt") }
      Button("Cart (\(cart.items.count))") { showCart = true }
    }
    .sheet(isPresented: $showCart) {
      CartView()
    }
  }
}

struct CartView: View {
  // bug: Products put in the cart never appear in the cart screen: it has a cart of its own
  @StateObject private var cart = Cart()

  var body: some View {
    VStack {
      Text("\(cart.items.count) items in your cart")
      Button("Empty cart") { cart.items.removeAll() }
    }
    .padding()
  }
}

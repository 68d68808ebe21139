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
        .environmentObject(cart)
    }
  }
}

struct CartView: View {
  @EnvironmentObject private var cart: Cart

  var body: some View {
    VStack {
      Text("\(cart.items.count) items in your cart")
      Button("Empty cart") { cart.items.removeAll() }
    }
    .padding()
  }
}

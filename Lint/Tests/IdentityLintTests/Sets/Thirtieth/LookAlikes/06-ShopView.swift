import SwiftUI

final class CartModel: ObservableObject {
  @Published var items: [String] = []
}

struct CartView: View {
  @ObservedObject var cart: CartModel

  var body: some View {
    VStack {
      ForEach(cart.items.indices, id: \.self) { Text(cart.items[$0]) }
      Button("Add coffee") { cart.items.append("Coffee") }
    }
  }
}

struct ShopView: View {
  @StateObject private var cart = CartModel()
  @State private var showsBanner = true

  var body: some View {
    VStack {
      if showsBanner {
        Text("Free shipping today")
      }
      Button("Toggle banner") { showsBanner.toggle() }
      CartView(cart: cart)
    }
  }
}

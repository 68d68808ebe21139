import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published var lines: [String] = []
}

struct Shop: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Shelf().tag(0)
      Basket().tag(1)
    }
    .environmentObject(Cart())  // bug: changing the tab empties the cart
  }
}

struct Shelf: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Button("Add") { cart.lines.append("Book") } }
}

struct Basket: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.lines.count)") }
}

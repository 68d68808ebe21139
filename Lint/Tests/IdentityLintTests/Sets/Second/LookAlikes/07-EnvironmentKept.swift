import SwiftUI

@Observable final class Cart7b { var items: [String] = [] }
struct Store7b: View {
  @State private var cart = Cart7b()
  @State private var sale = false
  var body: some View {
    VStack {
      Toggle("Sale", isOn: $sale); Buy7().environment(cart)
    }
  }
}
struct Buy7: View {
  @Environment(Cart7b.self) private var cart;
  var body: some View { Button("\(cart.items.count)") { cart.items.append("Pear") } }
}

import SwiftUI

@Observable final class Cart7 {
  var items: [String] = []; func add(_ s: String) { items.append(s) }
}
struct Store7: View {
  @State private var isSale = false
  var body: some View {
    NavigationStack {
      Products7(isSale: isSale)
      Toggle("Sale", isOn: $isSale)
    }
    .environment(Cart7())  // bug: the sale empties the cart
  }
}
struct Products7: View {
  let isSale: Bool
  @Environment(Cart7.self) private var cart
  var body: some View { Button("Buy (\(cart.items.count))") { cart.add("Pear") } }
}

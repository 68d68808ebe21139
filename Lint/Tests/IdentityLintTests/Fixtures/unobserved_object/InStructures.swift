import SwiftUI

final class Box { var items: [String] = []; var title = "" }
struct Cart { let box = Box() }
struct CartView: View {
  @State private var cart = Cart()  // expect: unobserved_object
  var body: some View { Button("\(cart.box.items.count)") { cart.box.items.append("x") } }
}
struct TitleView: View {
  @State private var cart: Cart = Cart()  // expect: unobserved_object
  var body: some View {
    Text(cart.box.title)
    Button("Rename") { rename() }
  }
  private func rename() { self.cart.box.title = "a" }
}

import SwiftUI

final class Cart: ObservableObject {
  static let shared = Cart()
  @Published private(set) var products: [String] = []
  var count: Int { products.count }
  func add(_ product: String) { products.append(product) }
}
struct InAConstant: View {
  private let cart = Cart.shared
  var body: some View { Text("\(cart.products.count)") }  // expect: unobserved_object
}
struct InAVariable: View {
  var cart: Cart = .shared
  var body: some View { Text("\(self.cart.count)") }  // expect: unobserved_object
}
struct Computed: View {
  private var cart: Cart { .shared }
  var body: some View {
    if cart.count > 0 { Text("Full") }  // expect: unobserved_object
  }
}
struct Direct: View {
  var body: some View {
    List(Cart.shared.products, id: \.self) { Text($0) }  // expect: unobserved_object
  }
}
struct InAMember: View {
  private var cart: Cart { Cart.shared }
  var body: some View { footer }
  private var footer: some View { Text("\(cart.count)") }  // expect: unobserved_object
}
struct Row: View {
  var body: some View { Button("Add") { Cart.shared.add("a") } }
}

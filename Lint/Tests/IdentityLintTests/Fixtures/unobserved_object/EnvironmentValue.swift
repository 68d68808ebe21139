import SwiftUI

final class Cart: ObservableObject {
  @Published private(set) var names: [String] = []
  func add(_ name: String) { names.append(name) }
}
private struct CartKey: EnvironmentKey {
  static let defaultValue = Cart()
}
extension EnvironmentValues {
  var cart: Cart {
    get { self[CartKey.self] }
    set { self[CartKey.self] = newValue }
  }
}
struct Badge: View {
  @Environment(\.cart) private var cart
  var body: some View {
    Text("\(cart.names.count)")  // expect: unobserved_object
  }
}
struct Product: View {
  @Environment(\.cart) private var cart
  var body: some View { Button("Add") { cart.add("a") } }
}

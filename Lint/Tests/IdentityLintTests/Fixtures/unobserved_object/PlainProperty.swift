import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
  @Published var coupon = ""
  var total: Int { items.count * 10 }
  func add(_ item: String) { items.append(item) }
}
struct Badge: View {
  let cart: Cart
  var body: some View { Text("\(cart.items.count)") }  // expect: unobserved_object
}
struct Total: View {
  var cart: Cart
  var body: some View {
    VStack {
      Text(cart.coupon)
      Text("\(self.cart.total)")  // expect: unobserved_object
    }
  }
}
struct Catalog: View {
  let cart: Cart
  var body: some View {
    VStack {
      Badge(cart: cart)
      Total(cart: cart)
      Button("Add") { cart.add("Chair") }
    }
  }
}
final class Player: ObservableObject {
  @Published var isPlaying = false
  func play() { isPlaying = true }
}
struct PlayerPage: View {
  let player: Player
  var body: some View {
    Button(player.isPlaying ? "Pause" : "Play") { player.play() }  // expect: unobserved_object
  }
}
final class PlayerController {
  let player = Player()
  func page() -> UIViewController { UIHostingController(rootView: PlayerPage(player: player)) }
}

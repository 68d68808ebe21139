import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
  func add(_ item: String) { items.append(item) }
}
final class Session: ObservableObject {
  @Published var name = ""
  let cart = Cart()
  // Changes with a published one, never, or by hand below.
  var visits = 0
  var limit = 5
  func visit() {
    visits += 1
    name = "a"
  }
}
final class ByHand: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
  func add() { count += 1 }
}
@Observable
final class Settings {
  var unit: String { didSet { UserDefaults.standard.set(unit, forKey: "unit") } }
  var code: String { unit }
  init() { unit = UserDefaults.standard.string(forKey: "unit") ?? "" }
}
struct CartCount: View {
  @ObservedObject var cart: Cart
  var body: some View { Text("\(cart.items.count)") }
}
struct Page: View {
  @ObservedObject var session: Session
  @ObservedObject var hand: ByHand
  @Environment(Settings.self) private var settings
  var body: some View {
    CartCount(cart: session.cart)
    Text("\(session.visits) \(session.limit) \(hand.count)")
    Text(settings.unit + settings.code)
    Button("Add \(session.name)") { session.cart.add("\(session.cart.items.count)") }
    Button("Unit") { settings.unit = "km" }
  }
}

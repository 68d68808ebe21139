import SwiftUI

final class Cart: ObservableObject {
  static let shared = Cart()
  @Published private(set) var products: [String] = []
  @Published var currency: String = "EUR"
  let limit = 10
  var count: Int { products.count }
  func add(_ product: String) { products.append(product) }
}
@Observable final class Session {
  static let shared = Session()
  var name = ""
}
/// Observed.
struct Observed: View {
  @ObservedObject private var cart = Cart.shared
  var body: some View { Text("\(cart.count)") }
}
/// Observed under another name.
struct Twice: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(Cart.shared.count)") }
}
/// Only acts.
struct Acts: View {
  private let cart = Cart.shared
  var body: some View { Button("Add") { if cart.count < 9 { cart.add("a") } } }
}
/// Nothing changes what it shows.
struct Constants: View {
  private let cart = Cart.shared
  var body: some View { Text("\(cart.limit) \(Cart.shared.currency)") }
}
/// An observable class is tracked wherever it is read.
struct Tracked: View {
  private let session = Session.shared
  var body: some View {
    Text(session.name)
    Button("Rename") { session.name = "a" }
  }
}
/// Listens.
struct Listens: View {
  @State private var count = Cart.shared.count
  var body: some View {
    Text("\(Cart.shared.count)").onReceive(Cart.shared.$products) { count = $0.count }
  }
}
/// Passes it on.
struct Passes: View {
  private let cart = Cart.shared
  var body: some View { Twice().environmentObject(cart) }
}

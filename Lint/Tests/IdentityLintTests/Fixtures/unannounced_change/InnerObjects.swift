import SwiftUI

final class Basket: ObservableObject {
  @Published var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
final class Shop: ObservableObject {
  @Published var name = ""
  let basket = Basket()
}
/// Its own button changes what it shows: a warning.
struct Counter: View {
  @ObservedObject var shop: Shop
  var body: some View {
    Text("\(shop.basket.lines.count)")  // expect: unannounced_change
    Button("Add") { shop.basket.add("a") }
  }
}
/// Others change it: an info.
struct Total: View {
  @ObservedObject var shop: Shop
  var body: some View {
    Text("\(shop.basket.lines.count)")  // expect: unannounced_change
  }
}

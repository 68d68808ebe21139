import SwiftUI

final class Basket: ObservableObject {
  @Published var items: [String] = []
  @Published var owner = ""
  let shop = "Corner"
  func add(_ item: String) { items.append(item) }
}
// Only an action uses it, and what nothing changes is shown.
struct AddButton: View {
  let basket: Basket
  var body: some View {
    Button("Add to \(basket.owner) of \(basket.shop)") {
      if basket.items.count < 9 { basket.add("Bread") }
    }
  }
}
struct Counter: View {
  @ObservedObject var basket: Basket
  var body: some View { Text("\(basket.items.count)") }
}
// The view above observes the object.
struct Names: View {
  let basket: Basket
  var body: some View { Text(basket.items.joined()) }
}
struct NamesPage: View {
  @StateObject private var basket = Basket()
  var body: some View {
    Names(basket: basket)
    Middle(basket: basket)
  }
}
struct Middle: View {
  let basket: Basket
  var body: some View { Low(basket: basket) }
}
struct Low: View {
  let basket: Basket
  var body: some View { Text("\(basket.items.count)") }
}
struct Market: View {
  let basket: Basket
  var body: some View {
    AddButton(basket: basket)
    Counter(basket: basket)
    Listening(basket: basket)
    Opened(basket: basket)
  }
}
// It listens by itself.
struct Listening: View {
  let basket: Basket
  @State private var count = 0
  var body: some View {
    Text("\(count) of \(basket.items.count)").onReceive(basket.$items) { count = $0.count }
  }
}
// Built when it opens.
struct Opened: View {
  let basket: Basket
  @State private var isOpen = false
  var body: some View {
    Button("Show") { isOpen = true }.sheet(isPresented: $isOpen) { Text(basket.items.joined()) }
  }
}
// Observation tells which views read it.
@Observable final class Store { var count = 0 }
struct StoreCount: View {
  let store: Store
  var body: some View { Text("\(store.count)") }
}
struct StorePage: View {
  let store: Store
  var body: some View {
    StoreCount(store: store)
    Button("Add") { store.count += 1 }
  }
}
// Where it comes from is not known: the model may announce the changes of its parts.
final class Library: ObservableObject {
  @Published var basket = Basket()
}
struct LibraryPage: View {
  @ObservedObject var library: Library
  var body: some View { Names(basket: library.basket) }
}

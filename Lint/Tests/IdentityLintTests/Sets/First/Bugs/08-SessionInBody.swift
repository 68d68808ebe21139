import SwiftUI

final class BasketStore: ObservableObject {
  @Published var lines: [String] = []
  func add(_ name: String) { lines.append(name) }
}

struct Shop: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      Catalog().tag(0)
      Basket().tag(1)
    }
    .environmentObject(BasketStore())  // bug: changing the tab empties the basket
  }
}

struct Catalog: View {
  @EnvironmentObject var basket: BasketStore
  var body: some View { Button("Add apples") { basket.add("Apples") } }
}

struct Basket: View {
  @EnvironmentObject var basket: BasketStore
  var body: some View { List(basket.lines, id: \.self) { Text($0) } }
}

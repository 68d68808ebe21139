import SwiftUI

final class Basket: ObservableObject {
  @Published var items: [String] = []

  func add(_ item: String) {
    items.append(item)
  }
}

struct AddButton: View {
  let basket: Basket
  let item: String

  var body: some View {
    Button("Add \(item)") {
      basket.add(item)
    }
  }
}

struct BasketBadge: View {
  @ObservedObject var basket: Basket

  var body: some View {
    Label("\(basket.items.count)", systemImage: "basket")
  }
}

struct MarketView: View {
  let basket: Basket
  private let goods = ["Bread", "Cheese", "Olives"]

  var body: some View {
    List {
      BasketBadge(basket: basket)
      ForEach(goods, id: \.self) { item in
        AddButton(basket: basket, item: item)
      }
    }
  }
}

import SwiftUI

struct Dish: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
}

@Observable
final class Basket {
  var dishes: [Dish] = []

  var total: Decimal {
    dishes.reduce(0) { $0 + $1.price }
  }
}

struct RestaurantView: View {
  let menu: [Dish]
  @State private var vegetarianOnly = false
  @State private var table = 1

  var body: some View {
    NavigationStack {
      VStack {
        Stepper("Table \(table)", value: $table, in: 1...40)
        Toggle("Vegetarian only", isOn: $vegetarianOnly)
        MenuList(dishes: menu)
        BasketBar(table: table)
      }
      .padding()
    }
    // bug: all dishes in the basket. Table or filter is changed: the body makes a new Basket
    // each time.
    .environment(Basket())
  }
}

struct MenuList: View {
  let dishes: [Dish]
  @Environment(Basket.self) private var basket

  var body: some View {
    List(dishes) { dish in
      Button(dish.name) { basket.dishes.append(dish) }
    }
  }
}

struct BasketBar: View {
  let table: Int
  @Environment(Basket.self) private var basket

  var body: some View {
    Text(
      """
      Table \(table): \(basket.dishes.count) dishes, \
      \(basket.total, format: .currency(code: "EUR"))
      """)
  }
}

import SwiftUI
import Combine

struct Dish: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
}

final class TableBill: ObservableObject {
  @Published private(set) var lines: [Dish: Int] = [:]

  var count: Int { lines.values.reduce(0, +) }
  var total: Decimal { lines.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }

  func add(_ dish: Dish) { lines[dish, default: 0] += 1 }
  func clear() { lines = [:] }
}

final class MenuModel: ObservableObject {
  @Published private(set) var dishes: [Dish] = []
  let bill = TableBill()
  private var forwarding: AnyCancellable?

  init() {
    forwarding = bill.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }

  func load(_ dishes: [Dish]) { self.dishes = dishes }
}

struct MenuView: View {
  @StateObject private var menu = MenuModel()
  let card: [Dish]

  var body: some View {
    NavigationStack {
      List(menu.dishes) { dish in
        DishRow(dish: dish) { menu.bill.add(dish) }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Text("\(menu.bill.count) dishes")
          Spacer()
          Text(menu.bill.total, format: .currency(code: "EUR"))
          Button("Clear") { menu.bill.clear() }
        }
        .padding()
        .background(.bar)
      }
      .onAppear { menu.load(card) }
    }
  }
}

private struct DishRow: View {
  let dish: Dish
  let onAdd: () -> Void

  var body: some View {
    HStack {
      Text(dish.name)
      Spacer()
      Button("Add", action: onAdd)
    }
  }
}

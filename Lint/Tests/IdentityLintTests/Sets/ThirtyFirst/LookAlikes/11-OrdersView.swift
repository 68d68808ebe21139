import SwiftUI

struct Order: Identifiable {
  let id: Int
  var customer: String
}

struct OrdersView: View {
  @State private var orders = [
    Order(id: 71, customer: "Vega"),
    Order(id: 70, customer: "Lindt"),
  ]

  var body: some View {
    NavigationStack {
      List(orders) { order in
        NavigationLink(order.customer, value: order.id)
      }
      .navigationDestination(for: Int.self) { id in
        if let order = orders.first(where: { $0.id == id }) {
          Text("Order #\(order.id) of \(order.customer)")
        }
      }
    }
    .task {
      for number in 72...90 {
        try? await Task.sleep(for: .seconds(10))
        if Task.isCancelled { return }
        orders.insert(Order(id: number, customer: "Customer \(number)"), at: 0)
      }
    }
  }
}

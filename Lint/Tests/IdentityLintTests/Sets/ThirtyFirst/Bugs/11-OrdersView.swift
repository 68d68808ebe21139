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
      List(orders.indices, id: \.self) { index in
        // bug: The open detail switches to another order
        NavigationLink(orders[index].customer, value: index)
      }
      .navigationDestination(for: Int.self) { index in
        Text("Order #\(orders[index].id) of \(orders[index].customer)")
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

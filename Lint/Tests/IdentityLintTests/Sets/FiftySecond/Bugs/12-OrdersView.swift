import SwiftUI

struct Order: Identifiable, Hashable {
  let id: Int
  var customer: String
  var status: String
}

@MainActor
@Observable
final class OrderStore {
  private(set) var orders: [Order] = []

  func ship(_ id: Order.ID) {
    guard let index = orders.firstIndex(where: { $0.id == id }) else { return }
    orders[index].status = "Shipped"
  }
}

struct OrdersView: View {
  @Environment(OrderStore.self) private var store
  // bug: The selection stores a copy of the order
  @State private var selection: Order?

  var body: some View {
    NavigationSplitView {
      List(store.orders, selection: $selection) { order in
        NavigationLink(value: order) {
          Text(order.customer)
        }
      }
    } detail: {
      if let order = selection {
        VStack(spacing: 16) {
          Text(order.customer).font(.title)
          Text(order.status).foregroundStyle(.secondary)
          Button("Mark as shipped") {
            store.ship(order.id)
          }
          .disabled(order.status == "Shipped")
        }
      } else {
        ContentUnavailableView("No order", systemImage: "shippingbox")
      }
    }
  }
}

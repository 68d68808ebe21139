import SwiftUI

enum OrderStatus: String {
  case processing, shipped, returned
}

struct Order: Identifiable {
  let id: Int
  let customer: String
  var status = OrderStatus.processing
}

struct OrdersView: View {
  @State private var orders = [
    Order(id: 1041, customer: "Marta Lind"),
    Order(id: 1042, customer: "Joe Park"),
    Order(id: 1043, customer: "Ana Reis"),
  ]
  @State private var selected: Order?

  var body: some View {
    NavigationStack {
      List(orders) { order in
        Button {
          selected = order
        } label: {
          LabeledContent(order.customer, value: order.status.rawValue)
        }
      }
      .navigationTitle("Orders")
    }
    .sheet(item: $selected) { order in
      // bug: the sheet shows the copy of the order taken at the tap; after Mark as shipped the
      // array is changed but the sheet still says processing and Mark as returned stays disabled
      OrderDetail(order: order) { status in
        update(order.id, to: status)
      }
    }
  }

  private func update(_ id: Order.ID, to status: OrderStatus) {
    guard let index = orders.firstIndex(where: { $0.id == id }) else { return }
    orders[index].status = status
  }
}

struct OrderDetail: View {
  let order: Order
  let onChange: (OrderStatus) -> Void

  var body: some View {
    Form {
      LabeledContent("Customer", value: order.customer)
      LabeledContent("Status", value: order.status.rawValue)
      Button("Mark as shipped") { onChange(.shipped) }
        .disabled(order.status != .processing)
      Button("Mark as returned") { onChange(.returned) }
        .disabled(order.status != .shipped)
    }
  }
}

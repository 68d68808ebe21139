import SwiftUI

struct Order: Identifiable, Hashable {
  let id: String
  let customer: String
}

enum CounterSheet: Identifiable {
  case settings
  case refund(Order)

  var id: String {
    switch self {
    case .settings: "settings"
    case .refund(let order): "refund-\(order.id)"
    }
  }
}

struct CounterView: View {
  let orders: [Order]
  let refund: (Int, Order.ID) -> Void
  @State private var sheet: CounterSheet?

  var body: some View {
    List(orders) { order in
      Button(order.customer) { sheet = .refund(order) }
    }
    .toolbar {
      Button("Settings") { sheet = .settings }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .settings:
        Text("Settings")
      case .refund(let order):
        RefundView(order: order) { refund($0, order.id) }
      }
    }
    .onOpenURL { url in
      guard let match = orders.first(where: { $0.id == url.lastPathComponent }) else { return }
      sheet = .refund(match)
    }
  }
}

struct RefundView: View {
  let order: Order
  let onRefund: (Int) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var cents = 0

  var body: some View {
    Form {
      Text("To \(order.customer)")
      TextField("Cents", value: $cents, format: .number)
      Button("Refund") {
        onRefund(cents)
        dismiss()
      }
    }
  }
}

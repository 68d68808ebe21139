import Combine
import SwiftUI

final class OrderTracker: ObservableObject {
  let orderID: Int
  @Published var status = "…"

  init(orderID: Int) {
    self.orderID = orderID
  }

  @MainActor
  func refresh() async {
    let url = URL(string: "https://shop.example.com/orders/\(orderID)/status")!
    if let (data, _) = try? await URLSession.shared.data(from: url) {
      status = String(decoding: data, as: UTF8.self)
    }
  }
}

struct OrderStatus: View {
  let orderID: Int
  @StateObject private var tracker: OrderTracker

  init(orderID: Int) {
    self.orderID = orderID
    // bug: the state object is created for the first order only
    _tracker = StateObject(wrappedValue: OrderTracker(orderID: orderID))
  }

  var body: some View {
    GroupBox("Order \(orderID)") {
      Text(tracker.status)
    }
    .task(id: orderID) { await tracker.refresh() }
  }
}

struct OrderPager: View {
  let orderIDs: [Int]
  @State private var position = 0

  var body: some View {
    VStack {
      OrderStatus(orderID: orderIDs[position])
      Stepper(
        "\(position + 1) of \(orderIDs.count)", value: $position, in: 0...(orderIDs.count - 1))
    }
  }
}

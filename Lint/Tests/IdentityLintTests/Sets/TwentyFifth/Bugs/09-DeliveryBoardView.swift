import SwiftUI

struct Delivery: Identifiable {
  enum Status: String { case packed, onTheWay, delivered }

  let id: Int
  var address: String
  var status: Status
  var remark: String
}

extension Delivery: Equatable {
  // bug: the new status (and address and remark) is not shown. When: a status is set; the row
  // stays on "packed" until it is recreated.
  static func == (lhs: Delivery, rhs: Delivery) -> Bool {
    lhs.id == rhs.id
  }
}

@Observable
final class DeliveryBoard {
  var deliveries: [Delivery] = [
    Delivery(id: 1, address: "Rua Nova 4", status: .packed, remark: ""),
    Delivery(id: 2, address: "Rua Velha 9", status: .onTheWay, remark: "Ring twice"),
  ]

  func setStatus(_ status: Delivery.Status, for id: Delivery.ID) {
    guard let index = deliveries.firstIndex(where: { $0.id == id }) else { return }
    deliveries[index].status = status
  }
}

struct DeliveryBoardView: View {
  @State private var board = DeliveryBoard()

  var body: some View {
    List(board.deliveries) { delivery in
      DeliveryRow(delivery: delivery)
        .equatable()
        .swipeActions {
          Button("Delivered") { board.setStatus(.delivered, for: delivery.id) }
        }
    }
  }
}

struct DeliveryRow: View, Equatable {
  let delivery: Delivery

  var body: some View {
    VStack(alignment: .leading) {
      Text(delivery.address)
      Text(delivery.status.rawValue)
        .font(.caption)
      if !delivery.remark.isEmpty {
        Text(delivery.remark).italic()
      }
    }
  }
}

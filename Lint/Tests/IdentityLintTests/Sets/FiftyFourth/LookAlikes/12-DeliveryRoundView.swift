import SwiftUI

final class Parcel: Identifiable {
  let id: Int
  let recipient: String
  fileprivate(set) var isDelivered: Bool

  init(id: Int, recipient: String, isDelivered: Bool = false) {
    self.id = id
    self.recipient = recipient
    self.isDelivered = isDelivered
  }
}

final class DeliveryRound: ObservableObject {
  @Published private(set) var parcels: [Parcel]

  init(parcels: [Parcel]) {
    self.parcels = parcels
  }

  var openCount: Int {
    parcels.filter { !$0.isDelivered }.count
  }

  func deliver(_ parcel: Parcel) {
    objectWillChange.send()
    parcel.isDelivered = true
  }
}

struct DeliveryRoundView: View {
  @StateObject private var round = DeliveryRound(parcels: [
    Parcel(id: 1, recipient: "Keller"),
    Parcel(id: 2, recipient: "Yilmaz"),
    Parcel(id: 3, recipient: "Novak", isDelivered: true),
  ])

  var body: some View {
    NavigationStack {
      List {
        ForEach(round.parcels) { parcel in
          HStack {
            Image(systemName: parcel.isDelivered ? "checkmark.circle" : "shippingbox")
            Text(parcel.recipient)
            Spacer()
            Button("Deliver") { round.deliver(parcel) }
              .buttonStyle(.borderless)
              .disabled(parcel.isDelivered)
          }
        }
      }
      .navigationTitle("\(round.openCount) to deliver")
    }
  }
}

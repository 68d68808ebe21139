import SwiftUI
import Observation

struct Lot: Identifiable, Hashable {
  let id: Int
  var title: String
  var bid: Double
}

@Observable
final class LotStore {
  var lots: [Lot] = [Lot(id: 1, title: "Oak table", bid: 90), Lot(id: 2, title: "Mirror", bid: 35)]

  func raiseBids() {
    for index in lots.indices { lots[index].bid += 1 }
  }
}

struct OfferTarget: Identifiable {
  let id = UUID()
  let lot: Lot
}

struct LotsView: View {
  @State private var store = LotStore()
  @State private var offerTarget: OfferTarget?

  private var presentedTarget: Binding<OfferTarget?> {
    Binding(
      get: { offerTarget },
      set: { offerTarget = $0 }
    )
  }

  var body: some View {
    List(store.lots) { lot in
      Button("\(lot.title): \(lot.bid.formatted())") {
        offerTarget = OfferTarget(lot: lot)
      }
    }
    .sheet(item: presentedTarget) { target in
      OfferForm(lot: target.lot)
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        store.raiseBids()
      }
    }
  }
}

struct OfferForm: View {
  let lot: Lot
  @State private var message = ""

  var body: some View {
    Form {
      Text(lot.title)
      TextField("Message to the seller", text: $message)
    }
  }
}

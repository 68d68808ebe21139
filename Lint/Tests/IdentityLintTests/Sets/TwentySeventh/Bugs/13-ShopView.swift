import SwiftUI

struct BasketLine: Identifiable, Hashable {
  let id: String
  let title: String
  let price: Int
}

final class Basket: ObservableObject {
  @Published private(set) var lines: [BasketLine] = []

  var total: Int {
    lines.map(\.price).reduce(0, +)
  }

  func add(_ line: BasketLine) {
    lines.append(line)
  }
}

final class ShopSession: ObservableObject {
  @Published var customerName = ""
  let basket = Basket()
}

struct ShopView: View {
  @StateObject private var session = ShopSession()
  let offers: [BasketLine]

  var body: some View {
    VStack {
      OfferList(offers: offers, basket: session.basket)
      CheckoutBar()
    }
    .environmentObject(session)
  }
}

private struct OfferList: View {
  let offers: [BasketLine]
  let basket: Basket

  var body: some View {
    List(offers) { offer in
      Button(offer.title) { basket.add(offer) }
    }
  }
}

private struct CheckoutBar: View {
  @EnvironmentObject private var session: ShopSession

  var body: some View {
    HStack {
      TextField("Name", text: $session.customerName)
      // bug: the total shown is stale. When: an offer is added; it is right only after
      // something else (the name) changes.
      Text("Total \(session.basket.total)")
    }
  }
}

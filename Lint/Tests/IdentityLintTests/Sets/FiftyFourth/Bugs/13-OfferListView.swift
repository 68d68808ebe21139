import SwiftUI

enum SortOrder: String, CaseIterable, Identifiable {
  case newest
  case price
  case rating

  var id: String { rawValue }

  var title: String { rawValue.capitalized }
}

struct Offer: Identifiable {
  let id = UUID()
  let name: String
  let price: Double
  let rating: Double
  let listedAt: Date
}

struct OfferListView: View {
  let offers: [Offer]
  @State private var order: SortOrder = .newest

  private var sortedOffers: [Offer] {
    switch order {
    case .newest: return offers.sorted { $0.listedAt > $1.listedAt }
    case .price: return offers.sorted { $0.price < $1.price }
    case .rating: return offers.sorted { $0.rating > $1.rating }
    }
  }

  var body: some View {
    List {
      Picker("Sort by", selection: $order) {
        ForEach(SortOrder.allCases) { order in
          // bug: The tags are String but the selection is SortOrder
          Text(order.title).tag(order.id)
        }
      }
      .pickerStyle(.segmented)
      ForEach(sortedOffers) { offer in
        LabeledContent(offer.name) {
          Text("\(offer.price, specifier: "%.2f") €")
        }
      }
    }
    .navigationTitle("Offers")
  }
}

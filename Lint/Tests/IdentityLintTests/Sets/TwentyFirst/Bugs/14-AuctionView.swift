import SwiftUI
import Observation

struct Listing: Identifiable, Hashable {
  let id: Int
  var title: String
  var bid: Double
}

@Observable
final class AuctionStore {
  var listings: [Listing] = [
    Listing(id: 1, title: "Old radio", bid: 40), Listing(id: 2, title: "Globe", bid: 25),
  ]
  var sharedListing: Listing?

  func raiseBids() {
    for index in listings.indices { listings[index].bid += 1 }
  }
}

struct ShareTarget: Identifiable {
  let id = UUID()
  let listing: Listing
}

struct AuctionView: View {
  @State private var store = AuctionStore()

  private var shareTarget: Binding<ShareTarget?> {
    Binding(
      // bug: each read of the binding makes a ShareTarget with a new UUID: every bid update (each
      // second) looks like another item, the sheet closes and opens again and the typed recipient
      // is lost.
      get: { store.sharedListing.map { ShareTarget(listing: $0) } },
      set: { store.sharedListing = $0?.listing }
    )
  }

  var body: some View {
    List(store.listings) { listing in
      Button("\(listing.title): \(listing.bid.formatted())") {
        store.sharedListing = listing
      }
    }
    .sheet(item: shareTarget) { target in
      ShareForm(listing: target.listing)
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        store.raiseBids()
      }
    }
  }
}

struct ShareForm: View {
  let listing: Listing
  @State private var recipient = ""

  var body: some View {
    Form {
      Text(listing.title)
      TextField("Recipient", text: $recipient)
    }
  }
}

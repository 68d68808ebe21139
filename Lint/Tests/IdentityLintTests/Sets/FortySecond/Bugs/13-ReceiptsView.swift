import SwiftUI

struct Receipt: Identifiable, Hashable {
  let id: Int
  let shop: String
  let total: Decimal
}

struct ReceiptArchive {
  let receipts: [Receipt]

  func latest(_ count: Int) -> [Receipt] {
    Array(receipts.sorted { $0.id > $1.id }.prefix(count))
  }
}

struct ReceiptsView: View {
  let archive: ReceiptArchive
  @State private var shown: [Receipt] = []

  var body: some View {
    NavigationStack {
      List(shown) { receipt in
        NavigationLink(receipt.shop, value: receipt)
      }
      .navigationTitle("Receipts")
      .navigationDestination(for: Receipt.self) { receipt in
        Text(receipt.total, format: .currency(code: "EUR"))
          .navigationTitle(receipt.shop)
      }
      .onAppear {
        // bug: onAppear fires again and appends the same receipts again
        shown.append(contentsOf: archive.latest(20))
      }
    }
  }
}

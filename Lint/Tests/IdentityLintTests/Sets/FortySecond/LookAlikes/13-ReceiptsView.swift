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
  @State private var limit = 20

  private var shown: [Receipt] {
    archive.latest(limit)
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(shown) { receipt in
          NavigationLink(receipt.shop, value: receipt)
        }
        if archive.receipts.count > limit {
          Button("Show More") { limit += 20 }
        }
      }
      .navigationTitle("Receipts")
      .navigationDestination(for: Receipt.self) { receipt in
        Text(receipt.total, format: .currency(code: "EUR"))
          .navigationTitle(receipt.shop)
      }
    }
  }
}

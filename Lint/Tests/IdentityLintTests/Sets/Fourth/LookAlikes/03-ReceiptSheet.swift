import SwiftUI

struct Receipt: Identifiable {
  let id: Int
  var shop: String
  var total: Decimal
}

struct ReceiptPreview: View {
  let receipt: Receipt?

  var body: some View {
    if let receipt {
      VStack {
        Text(receipt.shop).font(.title)
        Text(receipt.total, format: .currency(code: "EUR"))
      }
    }
  }
}

struct ReceiptsView: View {
  let receipts: [Receipt]
  @State private var tapped: Receipt?
  @State private var shared: Receipt?
  @State private var isPreviewing = false

  var body: some View {
    List(receipts) { receipt in
      HStack {
        Button(receipt.shop) {
          tapped = receipt
          isPreviewing = true
        }
        Button("Share", systemImage: "square.and.arrow.up") { shared = receipt }
      }
      .buttonStyle(.borderless)
    }
    .sheet(isPresented: $isPreviewing) { [tapped] in
      ReceiptPreview(receipt: tapped)
        .presentationDetents([.medium])
    }
    .sheet(item: $shared) { receipt in
      ShareLink(item: "\(receipt.shop): \(receipt.total)")
    }
  }
}

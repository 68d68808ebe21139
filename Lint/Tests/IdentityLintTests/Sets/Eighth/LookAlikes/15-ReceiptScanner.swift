import SwiftUI

struct Receipt: Identifiable, Equatable {
  let id: UUID
  let image: URL
  var total: Decimal?
  var isScanning = false
}

struct ReceiptReader: Sendable {
  func total(in image: URL) async -> Decimal? {
    try? await Task.sleep(nanoseconds: 3_000_000_000)
    return 12.9
  }
}

struct ReceiptsView: View {
  let reader: ReceiptReader
  @Binding var receipts: [Receipt]

  var body: some View {
    List {
      ForEach(Array(receipts.enumerated()), id: \.element.id) { index, receipt in
        HStack {
          Text("Receipt \(index + 1)")
          Spacer()
          if let total = receipt.total {
            Text(total, format: .currency(code: "EUR"))
          } else if receipt.isScanning {
            ProgressView()
          } else {
            Button("Read total") { scan(receipt) }
              .buttonStyle(.borderless)
          }
        }
      }
      .onDelete { receipts.remove(atOffsets: $0) }
      .onMove { receipts.move(fromOffsets: $0, toOffset: $1) }
    }
    .toolbar { EditButton() }
  }

  private func scan(_ receipt: Receipt) {
    change(receipt.id) { $0.isScanning = true }
    Task {
      let total = await reader.total(in: receipt.image)
      change(receipt.id) {
        $0.total = total
        $0.isScanning = false
      }
    }
  }

  private func change(_ id: Receipt.ID, _ update: (inout Receipt) -> Void) {
    guard let index = receipts.firstIndex(where: { $0.id == id }) else { return }
    update(&receipts[index])
  }
}

import SwiftUI

struct Receipt: Identifiable {
  let id: UUID
  let scannedAt: Date
  let imageFile: URL
  var total: Decimal?
  var isReading = false
}

protocol ReceiptReader: Sendable {
  func total(in file: URL) async throws -> Decimal
}

@MainActor
@Observable
final class ReceiptBox {
  private(set) var receipts: [Receipt]
  private let reader: any ReceiptReader

  init(receipts: [Receipt], reader: any ReceiptReader) {
    self.receipts = receipts
    self.reader = reader
  }

  func read(_ id: Receipt.ID) async {
    guard let index = receipts.firstIndex(where: { $0.id == id }) else { return }
    receipts[index].isReading = true
    let total = try? await reader.total(in: receipts[index].imageFile)
    guard let current = receipts.firstIndex(where: { $0.id == id }) else { return }
    receipts[current].total = total
    receipts[current].isReading = false
  }

  func delete(_ id: Receipt.ID) {
    receipts.removeAll { $0.id == id }
  }
}

struct ReceiptListView: View {
  let box: ReceiptBox

  var body: some View {
    List {
      ForEach(box.receipts) { receipt in
        HStack {
          Text(receipt.scannedAt, style: .date)
          Spacer()
          if let total = receipt.total {
            Text(total, format: .currency(code: "EUR"))
          } else {
            Button("Read") {
              Task {
                await box.read(receipt.id)
              }
            }
            .disabled(receipt.isReading)
          }
        }
        .swipeActions {
          Button("Delete", role: .destructive) {
            box.delete(receipt.id)
          }
        }
      }
    }
    .navigationTitle("Receipts")
  }
}

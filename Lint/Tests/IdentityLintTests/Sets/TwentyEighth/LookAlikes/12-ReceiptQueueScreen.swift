import SwiftUI

struct ReceiptScan: Identifiable {
  enum Status: Equatable { case waiting, reading, done }

  let id = UUID()
  let fileName: String
  var status: Status = .waiting
  var total: Decimal?
}

struct ReceiptReader {
  func readTotal(of fileName: String) async -> Decimal {
    try? await Task.sleep(for: .seconds(3))
    return Decimal(fileName.count)
  }
}

final class ReceiptQueue: ObservableObject {
  @Published var scans: [ReceiptScan] = []
  private let reader = ReceiptReader()

  func add(_ fileName: String) {
    scans.insert(ReceiptScan(fileName: fileName), at: 0)
  }
}

extension ReceiptQueue {
  @MainActor
  func process(_ scan: ReceiptScan) async {
    guard let queued = scans.firstIndex(where: { $0.id == scan.id }) else { return }
    scans[queued].status = .reading
    let total = await reader.readTotal(of: scan.fileName)
    guard let row = scans.firstIndex(where: { $0.id == scan.id }) else { return }
    scans[row].total = total
    scans[row].status = .done
  }
}

struct ReceiptQueueScreen: View {
  @StateObject private var queue = ReceiptQueue()

  var body: some View {
    List {
      ForEach(queue.scans) { scan in
        HStack {
          Text(scan.fileName)
          Spacer()
          if let total = scan.total {
            Text(total, format: .currency(code: "EUR"))
          }
          Button("Read") {
            Task { await queue.process(scan) }
          }
          .disabled(scan.status != .waiting)
        }
      }
    }
    .toolbar {
      Button("Scan") { queue.add("receipt-\(queue.scans.count + 1).pdf") }
    }
  }
}

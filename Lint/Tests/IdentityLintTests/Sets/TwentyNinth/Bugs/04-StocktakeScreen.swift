import SwiftUI

struct StorageShelf: Identifiable, Hashable {
  let id: String
  let name: String
}

final class StockBook: ObservableObject {
  @Published private(set) var codesByShelf: [StorageShelf.ID: [String]] = [:]

  func add(_ code: String, to shelfID: StorageShelf.ID) {
    codesByShelf[shelfID, default: []].append(code)
  }
}

final class BarcodeReader: ObservableObject {
  @Published private(set) var isRunning = false
  var onScan: ((String) -> Void)?

  func start() { isRunning = true }

  func stop() { isRunning = false }

  func simulate(_ code: String) { onScan?(code) }
}

struct ScanPane: View {
  let shelf: StorageShelf
  @ObservedObject var reader: BarcodeReader
  @ObservedObject var stock: StockBook

  var body: some View {
    VStack {
      Text("\(shelf.name): \(stock.codesByShelf[shelf.id]?.count ?? 0) items")
      Button("Scan") { reader.simulate(UUID().uuidString) }
        .disabled(!reader.isRunning)
    }
    .onAppear {
      // bug: Scans are booked on the shelf that was shown first.
      reader.onScan = { stock.add($0, to: shelf.id) }
      reader.start()
    }
    .onDisappear { reader.stop() }
  }
}

struct StocktakeScreen: View {
  let shelves: [StorageShelf]
  @State private var shelf: StorageShelf
  @StateObject private var reader = BarcodeReader()
  @StateObject private var stock = StockBook()

  init(shelves: [StorageShelf], start: StorageShelf) {
    self.shelves = shelves
    _shelf = State(initialValue: start)
  }

  var body: some View {
    VStack {
      Picker("Shelf", selection: $shelf) {
        ForEach(shelves) { Text($0.name).tag($0) }
      }
      ScanPane(shelf: shelf, reader: reader, stock: stock)
    }
  }
}

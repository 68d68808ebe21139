import SwiftUI
import Combine

struct CartLine: Identifiable, Equatable {
  let id: UUID
  let title: String
  let price: Decimal
  var quantity: Int
}

@MainActor
final class CartStore: ObservableObject {
  @Published private(set) var lines: [CartLine] = []

  var total: Decimal { lines.reduce(0) { $0 + $1.price * Decimal($1.quantity) } }

  func setQuantity(_ quantity: Int, for id: UUID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity = quantity
  }

  func applyStock(_ available: [UUID: Int]) {
    for index in lines.indices {
      let stock = available[lines[index].id] ?? 0
      lines[index].quantity = min(lines[index].quantity, stock)
    }
  }
}

struct CartLineRow: View {
  let line: CartLine
  let onCommit: (Int) -> Void
  @State private var quantity: Int

  init(line: CartLine, onCommit: @escaping (Int) -> Void) {
    self.line = line
    self.onCommit = onCommit
    // bug: after applyStock lowers the quantities the row still shows the old number beside the
    // new total, and the next step writes old±1 back: the row's @State copy takes line.quantity
    // only once per identity
    _quantity = State(initialValue: line.quantity)
  }

  var body: some View {
    Stepper(value: $quantity, in: 0...20) {
      HStack {
        Text(line.title)
        Spacer()
        Text("× \(quantity)").monospacedDigit()
      }
    }
    .onChange(of: quantity) { _, newValue in onCommit(newValue) }
  }
}

struct CartScreen: View {
  @ObservedObject var store: CartStore
  let fetchStock: () async -> [UUID: Int]

  var body: some View {
    List {
      ForEach(store.lines) { line in
        CartLineRow(line: line) { store.setQuantity($0, for: line.id) }
      }
      LabeledContent("Total", value: store.total, format: .currency(code: "EUR"))
    }
    .refreshable { await store.applyStock(fetchStock()) }
  }
}

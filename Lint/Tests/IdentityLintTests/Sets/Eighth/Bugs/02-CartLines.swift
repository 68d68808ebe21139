import SwiftUI
import Observation

struct Product: Hashable {
  let sku: Int
  let name: String
  let price: Decimal
}

struct CartLine: Identifiable, Hashable {
  let product: Product
  let size: String
  var count: Int

  // bug: two sizes of one product have the same id, their rows are mixed up and Remove takes both
  var id: Int { product.sku }
}

@Observable
final class Cart {
  private(set) var lines: [CartLine] = []

  func add(_ product: Product, size: String) {
    if let index = lines.firstIndex(where: { $0.product == product && $0.size == size }) {
      lines[index].count += 1
    } else {
      lines.append(CartLine(product: product, size: size, count: 1))
    }
  }

  func remove(_ id: CartLine.ID) {
    lines.removeAll { $0.id == id }
  }
}

struct CartView: View {
  let cart: Cart

  var body: some View {
    List {
      ForEach(cart.lines) { line in
        CartLineRow(line: line)
          .swipeActions {
            Button("Remove", role: .destructive) { cart.remove(line.id) }
          }
      }
      if cart.lines.isEmpty {
        ContentUnavailableView("Your bag is empty", systemImage: "bag")
      }
    }
    .navigationTitle("Bag")
  }
}

private struct CartLineRow: View {
  let line: CartLine
  @State private var isGift = false
  @State private var giftNote = ""

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent("\(line.count) × \(line.product.name)", value: line.size)
      Toggle("This is a gift", isOn: $isGift)
      if isGift {
        TextField("Note", text: $giftNote)
      }
    }
  }
}

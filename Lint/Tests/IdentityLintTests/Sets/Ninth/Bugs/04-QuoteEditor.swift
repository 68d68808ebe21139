import SwiftUI

struct QuoteLine: Identifiable, Hashable {
  let id: UUID
  var article: String
  var quantity: Int
  var unitPrice: Decimal
}

@Observable
final class Quote {
  var lines: [QuoteLine] = []

  var total: Decimal {
    lines.reduce(0) { $0 + Decimal($1.quantity) * $1.unitPrice }
  }

  func setQuantity(_ quantity: Int, for id: QuoteLine.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity = quantity
  }
}

struct QuoteEditor: View {
  @Bindable var quote: Quote

  var body: some View {
    List {
      // bug: rows are known by position, after a deletion a typed quantity belongs to the next
      // article
      ForEach(Array(quote.lines.enumerated()), id: \.offset) { offset, line in
        QuoteLineRow(position: offset + 1, line: line) { quantity in
          quote.setQuantity(quantity, for: line.id)
        }
        .swipeActions {
          Button("Delete", role: .destructive) {
            quote.lines.removeAll { $0.id == line.id }
          }
        }
      }
      LabeledContent("Total", value: quote.total, format: .currency(code: "EUR"))
    }
  }
}

private struct QuoteLineRow: View {
  let position: Int
  let line: QuoteLine
  let onUpdate: (Int) -> Void
  @State private var quantity: Int

  init(position: Int, line: QuoteLine, onUpdate: @escaping (Int) -> Void) {
    self.position = position
    self.line = line
    self.onUpdate = onUpdate
    _quantity = State(initialValue: line.quantity)
  }

  var body: some View {
    HStack {
      Text("\(position)").foregroundStyle(.secondary)
      Text(line.article)
      Spacer()
      TextField("Qty", value: $quantity, format: .number)
        .frame(width: 60)
      Button("Update") { onUpdate(quantity) }
        .buttonStyle(.borderless)
        .disabled(quantity == line.quantity)
    }
  }
}

import SwiftUI

struct OrderLine: Identifiable {
  let id: Int
  let product: String
  var quantity: Int
}

struct QuantityEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var quantity = 1
  private let line: OrderLine
  private let onCommit: (Int) -> Void

  init(line: OrderLine, onCommit: @escaping (Int) -> Void) {
    self.line = line
    self.onCommit = onCommit
    // bug: assigning an already initialised @State in init has no effect
    quantity = line.quantity
  }

  var body: some View {
    Form {
      Stepper("\(line.product): \(quantity)", value: $quantity, in: 1...99)
      Button("Update") {
        onCommit(quantity)
        dismiss()
      }
    }
  }
}

struct OrderView: View {
  @State private var lines = [
    OrderLine(id: 1, product: "Espresso beans", quantity: 4),
    OrderLine(id: 2, product: "Filters", quantity: 2),
  ]
  @State private var editedLine: OrderLine?

  var body: some View {
    List(lines) { line in
      Button("\(line.quantity) × \(line.product)") { editedLine = line }
    }
    .sheet(item: $editedLine) { line in
      QuantityEditor(line: line) { setQuantity($0, for: line.id) }
    }
  }

  private func setQuantity(_ quantity: Int, for id: OrderLine.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity = quantity
  }
}

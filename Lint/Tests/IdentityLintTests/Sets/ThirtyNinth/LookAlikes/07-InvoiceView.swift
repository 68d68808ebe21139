import SwiftUI

struct InvoiceLine: Identifiable {
  let id: Int
  let name: String
  var quantity: Int
}

struct InvoiceView: View {
  @State private var lines = [
    InvoiceLine(id: 1, name: "Paper", quantity: 1),
    InvoiceLine(id: 2, name: "Ink", quantity: 2),
  ]

  var body: some View {
    List {
      ForEach(lines) { line in
        row(for: line)
      }
      Text("\(lines.reduce(0) { $0 + $1.quantity }) pieces")
    }
  }

  private func row(for line: InvoiceLine) -> some View {
    let quantity = Binding(
      get: { lines.first { $0.id == line.id }?.quantity ?? 0 },
      set: { newValue in
        guard let index = lines.firstIndex(where: { $0.id == line.id }) else { return }
        lines[index].quantity = newValue
      }
    )
    return Stepper(value: quantity, in: 0...20) {
      Text("\(line.quantity) × \(line.name)")
    }
  }
}

import SwiftUI

struct OrderLine: Identifiable {
  let id: Int
  let name: String
  var quantity: Int
}

struct OrderView: View {
  @State private var lines = [
    OrderLine(id: 1, name: "Coffee", quantity: 1),
    OrderLine(id: 2, name: "Cake", quantity: 2),
  ]

  var body: some View {
    List {
      ForEach(lines) { line in
        row(for: line)
      }
      Text("\(lines.reduce(0) { $0 + $1.quantity }) pieces")
    }
  }

  private func row(for line: OrderLine) -> some View {
    var edited = line
    let quantity = Binding(
      get: { edited.quantity },
      // bug: The binding's setter changes a local copy of the body's run
      set: { edited.quantity = $0 }
    )
    return Stepper(value: quantity, in: 0...20) {
      Text("\(line.quantity) × \(line.name)")
    }
  }
}

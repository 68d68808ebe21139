import SwiftUI
import Combine

struct CartLine: Identifiable, Equatable {
  let id: UUID
  let title: String
  var quantity: Int
}

@MainActor
final class CartStore: ObservableObject {
  @Published private(set) var lines: [CartLine] = []

  func setQuantity(_ quantity: Int, for id: UUID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity = quantity
  }
}

struct QuantityEditor: View {
  let line: CartLine
  let onSave: (Int) -> Void
  @State private var quantity: Int
  @Environment(\.dismiss) private var dismiss

  init(line: CartLine, onSave: @escaping (Int) -> Void) {
    self.line = line
    self.onSave = onSave
    _quantity = State(initialValue: line.quantity)
  }

  var body: some View {
    Form {
      Stepper("\(line.title) × \(quantity)", value: $quantity, in: 0...20)
      Button("Save") {
        onSave(quantity)
        dismiss()
      }
      Button("Cancel", role: .cancel) { dismiss() }
    }
    .presentationDetents([.medium])
  }
}

struct CartScreen: View {
  @ObservedObject var store: CartStore
  @State private var editing: CartLine?

  var body: some View {
    List(store.lines) { line in
      Button {
        editing = line
      } label: {
        LabeledContent(line.title, value: line.quantity, format: .number)
      }
    }
    .sheet(item: $editing) { line in
      QuantityEditor(line: line) { store.setQuantity($0, for: line.id) }
    }
  }
}

import SwiftUI

struct Line: Identifiable {
  let id: UUID
  let title: String
  var quantity: Int
  var isDone: Bool
}
@MainActor final class Cart: ObservableObject {
  @Published private(set) var lines: [Line] = []
  func set(_ quantity: Int, for id: UUID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity = quantity
  }
  func applyStock(_ stock: Int) {
    for index in lines.indices { lines[index].quantity = min(lines[index].quantity, stock) }
  }
  func finishAll() {
    for index in lines.indices { lines[index].isDone = true }
  }
}
struct LineRow: View {
  let line: Line
  let commit: (Int) -> Void
  @State private var quantity: Int  // expect: state_from_parent
  init(line: Line, commit: @escaping (Int) -> Void) {
    self.line = line
    self.commit = commit
    _quantity = State(initialValue: line.quantity)
  }
  var body: some View {
    Stepper("\(quantity)", value: $quantity).onChange(of: quantity) { commit(quantity) }
  }
}
struct DoneRow: View {
  let title: String
  @State private var isOn: Bool  // expect: state_from_parent
  init(_ line: Line) {
    title = line.title
    _isOn = .init(wrappedValue: line.isDone)
  }
  var body: some View { Toggle(title, isOn: $isOn) }
}
struct CartScreen: View {
  @ObservedObject var cart: Cart
  let stock: Int
  var body: some View {
    List {
      ForEach(cart.lines) { line in
        LineRow(line: line) { cart.set($0, for: line.id) }
      }
    }
    List(cart.lines) { DoneRow($0) }
    Button("Check") { cart.applyStock(stock) }
    Button("Finish") { cart.finishAll() }
  }
}

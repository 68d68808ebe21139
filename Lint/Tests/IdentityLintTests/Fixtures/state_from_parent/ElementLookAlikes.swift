import SwiftUI

struct Line: Identifiable {
  let id: UUID
  let title: String
  var quantity: Int
}
@MainActor final class Cart: ObservableObject {
  @Published private(set) var lines: [Line] = []
  func set(_ quantity: Int, for id: UUID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity = quantity
  }
}
/// Its own callback is the only code that changes the quantity.
struct LineRow: View {
  let line: Line
  let commit: (Int) -> Void
  @State private var quantity: Int
  init(line: Line, commit: @escaping (Int) -> Void) {
    self.line = line
    self.commit = commit
    _quantity = State(initialValue: line.quantity)
  }
  var body: some View {
    Stepper("\(quantity)", value: $quantity).onChange(of: quantity) { commit(quantity) }
  }
}
struct FollowingRow: View {
  let line: Line
  @State private var quantity: Int
  init(line: Line) {
    self.line = line
    _quantity = State(initialValue: line.quantity)
  }
  var body: some View {
    Stepper("\(quantity)", value: $quantity)
      .onChange(of: line.quantity) { quantity = line.quantity }
  }
}
struct TitleRow: View {
  @State private var title: String
  init(line: Line) { _title = State(initialValue: line.title) }
  var body: some View { TextField("Title", text: $title) }
}
struct Editor: View {
  let save: (Int) -> Void
  @State private var quantity: Int
  init(line: Line, save: @escaping (Int) -> Void) {
    self.save = save
    _quantity = State(initialValue: line.quantity)
  }
  var body: some View {
    Stepper("\(quantity)", value: $quantity)
    Button("Save") { save(quantity) }
  }
}
struct CartScreen: View {
  @ObservedObject var cart: Cart
  @State private var edited: Line?
  var body: some View {
    List {
      ForEach(cart.lines) { line in
        LineRow(line: line) { cart.set($0, for: line.id) }
      }
      ForEach(cart.lines) { TitleRow(line: $0) }
    }
    .sheet(item: $edited) { line in
      Editor(line: line) { cart.set($0, for: line.id) }
    }
  }
}
struct Following: View {
  @ObservedObject var cart: Cart
  var body: some View {
    List(cart.lines) { FollowingRow(line: $0) }
    Button("One") { cart.set(1, for: cart.lines[0].id) }
  }
}

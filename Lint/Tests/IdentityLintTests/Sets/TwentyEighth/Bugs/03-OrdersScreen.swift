import SwiftUI

struct PurchaseOrder: Identifiable, Hashable {
  let id: Int
  var supplier: String
  var quantity: Int
  var note: String
}

@Observable
final class OrderBook {
  var orders: [PurchaseOrder] = []

  func update(_ id: Int, quantity: Int, note: String) {
    guard let row = orders.firstIndex(where: { $0.id == id }) else { return }
    orders[row].quantity = quantity
    orders[row].note = note
  }
}

@Observable
final class OrderEditor {
  let orderID: Int
  var quantity: Int
  var note: String

  init(order: PurchaseOrder) {
    orderID = order.id
    quantity = order.quantity
    note = order.note
  }
}

struct OrderForm: View {
  @Bindable var editor: OrderEditor

  var body: some View {
    Form {
      Stepper("Quantity: \(editor.quantity)", value: $editor.quantity, in: 1...999)
      TextField("Note", text: $editor.note)
    }
  }
}

struct OrderDetail: View {
  let order: PurchaseOrder
  let book: OrderBook
  @State private var editor: OrderEditor?

  var body: some View {
    VStack {
      if let editor {
        OrderForm(editor: editor)
        Button("Save \(order.supplier)") {
          book.update(order.id, quantity: editor.quantity, note: editor.note)
        }
      }
    }
    .onAppear {
      // bug: Quantity and note of order A are shown under order B and saved into B.
      if editor == nil { editor = OrderEditor(order: order) }
    }
  }
}

struct OrdersScreen: View {
  @State private var book = OrderBook()
  @State private var selectedID: Int?

  var body: some View {
    NavigationSplitView {
      List(book.orders, selection: $selectedID) { Text($0.supplier) }
    } detail: {
      if let order = book.orders.first(where: { $0.id == selectedID }) {
        OrderDetail(order: order, book: book)
      }
    }
  }
}

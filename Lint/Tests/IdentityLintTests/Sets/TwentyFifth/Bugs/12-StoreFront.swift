import SwiftUI

struct BasketLine: Identifiable {
  let id = UUID()
  var name: String
  var quantity: Int
  var price: Double
}

final class Basket: ObservableObject {
  @Published private(set) var lines: [BasketLine] = []

  var total: Double { lines.map { $0.price * Double($0.quantity) }.reduce(0, +) }

  func add(_ name: String, price: Double) {
    if let index = lines.firstIndex(where: { $0.name == name }) {
      lines[index].quantity += 1
    } else {
      lines.append(BasketLine(name: name, quantity: 1, price: price))
    }
  }
}

final class StoreSession: ObservableObject {
  @Published var customer = "Guest"
  // bug: added lines and the total are not shown. When: each Add, until customer changes.
  @Published var basket = Basket()
}

struct StoreFront: View {
  @StateObject private var session = StoreSession()

  var body: some View {
    NavigationStack {
      List {
        Section("Hello \(session.customer)") {
          Button("Add coffee") { session.basket.add("Coffee", price: 3) }
          Button("Add cake") { session.basket.add("Cake", price: 4.5) }
        }
        Section("Basket") {
          ForEach(session.basket.lines) { line in
            LabeledContent(line.name, value: "\(line.quantity)")
          }
          LabeledContent("Total", value: session.basket.total.formatted())
        }
      }
      .navigationTitle("Bakery")
    }
  }
}

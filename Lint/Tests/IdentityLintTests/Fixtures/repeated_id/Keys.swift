import SwiftUI

struct Line {
  let product: Int
  let size: String
  var quantity: Int
}
@Observable final class Bag {
  var lines: [Line] = []
  func add(_ product: Int, size: String) {
    if let index = lines.firstIndex(where: { $0.product == product && $0.size == size }) {
      lines[index].quantity += 1
    } else {
      lines.append(Line(product: product, size: size, quantity: 1))
    }
  }
}
struct Visit: Identifiable {
  let city: String
  let day: Int
  var id: String { city }
}
@MainActor final class Diary: ObservableObject {
  @Published var visits: [Visit] = []
  func add(_ city: String, day: Int) {
    guard !visits.contains(where: { $0.day == day && $0.city == city }) else { return }
    visits.insert(Visit(city: city, day: day), at: 0)
  }
}
struct Product: Hashable { let sku: Int }
struct Order: Identifiable {
  let product: Product
  let size: String
  var id: Int { product.sku }
}
@Observable final class Orders {
  private(set) var all: [Order] = []
  func add(_ product: Product, size: String) {
    if all.contains(where: { $0.product == product && $0.size == size }) { return }
    all.append(Order(product: product, size: size))
  }
}
struct OrderList: View {
  let orders: Orders
  var body: some View {
    ForEach(orders.all) { Text($0.size) }  // expect: repeated_id
  }
}
struct Expense {
  let category: String
  let amount: Double
}
struct LineRow: View {
  @Binding var line: Line
  @State private var isOpen = false
  var body: some View { Toggle(line.size, isOn: $isOpen) }
}
struct Lists: View {
  @Bindable var bag: Bag
  @ObservedObject var diary: Diary
  let expenses: [Expense]
  var totals: [String: [Expense]] { Dictionary(grouping: expenses, by: \.category) }
  var body: some View {
    ForEach($bag.lines, id: \.product) { LineRow(line: $0) }  // expect: repeated_id
    List(diary.visits) { Text($0.city) }  // expect: repeated_id
    ForEach(expenses, id: \.category) { Text("\($0.amount)") }  // expect: repeated_id
    Text("\(totals.count)")
  }
}

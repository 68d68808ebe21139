import SwiftUI

struct Line: Identifiable {
  let product: Int
  let size: String
  var quantity: Int
  var id: String { "\(product)-\(size)" }
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
    guard !visits.contains(where: { $0.city == city }) else { return }
    visits.append(Visit(city: city, day: day))
  }
  func wasIn(_ city: String, on day: Int) -> Bool {
    visits.contains { $0.city == city && $0.day == day }
  }
}
struct Expense {
  let number: Int
  let category: String
}
struct Lists: View {
  let bag: Bag
  @ObservedObject var diary: Diary
  let expenses: [Expense]
  var totals: [String: [Expense]] { Dictionary(grouping: expenses, by: \.category) }
  var body: some View {
    ForEach(bag.lines) { Text($0.size) }
    List(diary.visits) { Text($0.city) }
    ForEach(expenses, id: \.number) { Text($0.category) }
    ForEach(totals.keys.sorted(), id: \.self) { Text($0) }
  }
}

import Combine
import SwiftUI

final class Van: ObservableObject {
  @Published var lines: [Int] = []
  let name = "Van"
  func adjust(_ amount: Int) { lines.append(amount) }
}
// It announces the changes inside.
final class Telling: ObservableObject {
  let van = Van()
  private var subscription: AnyCancellable?
  init() {
    subscription = van.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }
  var low: [Int] { van.lines.filter { $0 < 2 } }
}
// It listens to them.
final class Listening: ObservableObject {
  let van = Van()
  @Published private var count = 0
  init() { van.$lines.map(\.count).assign(to: &$count) }
  var low: [Int] { van.lines.filter { $0 < 2 } }
}
final class Stock: ObservableObject {
  let van = Van()
  @Published var limit = 3
  var low: [Int] { van.lines.filter { $0 < 2 } }
  var title: String { van.name }
  var next: Int { limit + 1 }
  func note() { van.adjust(limit) }
}
// An object that somebody else owns and shows.
final class Report: ObservableObject {
  private let van: Van
  @Published var isOpen = false
  init(van: Van) { self.van = van }
  var count: Int { van.lines.count }
}
struct StockPage: View {
  @ObservedObject var telling: Telling
  @ObservedObject var listening: Listening
  @ObservedObject var stock: Stock
  @ObservedObject var report: Report
  var body: some View {
    Text("\(telling.low.count)\(listening.low.count)\(report.count)")
    Text(stock.title + "\(stock.next)")
    Button("Note") {
      stock.note()
      print(stock.low)
    }
  }
}
// It observes the object inside.
struct LowPage: View {
  @ObservedObject var stock: Stock
  @ObservedObject var van: Van
  var body: some View { Text("\(stock.low.count)") }
}

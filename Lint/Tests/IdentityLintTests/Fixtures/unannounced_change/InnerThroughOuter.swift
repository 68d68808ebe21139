import SwiftUI

final class Van: ObservableObject {
  @Published var lines: [Int] = []
  func adjust(_ amount: Int) { lines.append(amount) }
}
final class Stock: ObservableObject {
  @Published private(set) var van = Van()
  var low: [Int] { van.lines.filter { $0 < 2 } }
  func lines(above limit: Int) -> [Int] {
    let found = van.lines.filter { $0 > limit }
    return found.sorted()
  }
}
struct StockPage: View {
  @EnvironmentObject private var stock: Stock
  var body: some View {
    // One fault, however often it is read.
    if !stock.low.isEmpty { Text("Low") }  // expect: unannounced_change
    List(stock.lines(above: 3), id: \.self) { Text("\($0)") }
    Button("Add") { stock.van.adjust(1) }
  }
}
/// Others change it: an info.
struct StockCount: View {
  @ObservedObject var stock: Stock
  var body: some View {
    let lines = stock.lines(above: 0)  // expect: unannounced_change
    Text("\(lines.count)")
  }
}

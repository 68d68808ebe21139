import SwiftUI

final class Counter { var value = 0 }
final class Basket {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
struct Page: View {
  @State private var counter = Counter()  // expect: unobserved_object
  @State private var basket = Basket()  // expect: unobserved_object
  var body: some View {
    Text("\(counter.value)")
    Button("More") { counter.value += 1 }
    List(basket.lines, id: \.self) { Text($0) }
    Button("Add", action: add)
  }
  private func add() { basket.add("a") }
}

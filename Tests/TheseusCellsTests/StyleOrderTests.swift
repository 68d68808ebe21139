import TestSupport
import Testing

@testable import TheseusCells

@Suite("Styles are written in the order that takes the fewest bytes")
struct StyleOrderTests {
  @Test("no other order takes fewer bytes, or few fewer", arguments: 1...60 as ClosedRange<UInt64>)
  func shortest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...6, using: &random)
    var costs = [[Int]](repeating: [], count: count + 1)
    for from in 0...count {
      for _ in 0..<count { costs[from].append(Int.random(in: 0...40, using: &random)) }
    }
    func cost(_ order: [Int]) -> Int {
      var (sum, last) = (0, 0)
      for next in order {
        sum += costs[last][next]
        last = next + 1
      }
      return sum
    }
    var order = StyleOrder()
    order.begin(count: count)
    for to in 0..<count {
      for from in 0...count {
        order.setCost(costs[from][to], from: from > 0 ? from - 1 : nil, to: to)
      }
    }
    order.solve()
    #expect(order.best.sorted() == Array(0..<count), "seed \(seed)")
    let given = Array(0..<count)
    let least = permutations(given).map(cost).min() ?? 0
    if cost(given) - least < StyleOrder.leastSaved {
      #expect(Array(order.best) == given, "seed \(seed)")
    } else {
      #expect(cost(Array(order.best)) == least, "seed \(seed)")
    }
  }

  @Test("where all orders take equally many, they are written in reading order")
  func equal() {
    var order = StyleOrder()
    for count in 1...5 {
      order.begin(count: count)
      for to in 0..<count {
        for from in 0...count { order.setCost(7, from: from > 0 ? from - 1 : nil, to: to) }
      }
      order.solve()
      #expect(Array(order.best) == Array(0..<count))
    }
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    if items.count < 2 { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let item = rest.remove(at: index)
      return permutations(rest).map { [item] + $0 }
    }
  }
}

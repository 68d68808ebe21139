/// Finds the order of a few styles in which setting them takes the fewest bytes.
/// Keeps its memory from frame to frame.
struct StyleOrder {
  private var count = 0
  /// Bytes from the present style, then from each style, to each style.
  private var costs: ContiguousArray<Int> = []
  private var order: ContiguousArray<Int> = []
  /// The order that `solve` found; before that, the order in which the styles are numbered.
  private(set) var best: ContiguousArray<Int> = []
  private var least = Int.max
  /// The fewest bytes that setting each style takes, after any other.
  private var cheapest: ContiguousArray<Int> = []

  mutating func begin(count: Int) {
    self.count = count
    least = .max
    costs.removeAll(keepingCapacity: true)
    costs.append(contentsOf: repeatElement(0, count: (count + 1) * count))
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: 0..<count)
    best.removeAll(keepingCapacity: true)
    best.append(contentsOf: 0..<count)
  }

  /// - Parameter from: nil for the present style.
  mutating func setCost(_ cost: Int, from: Int?, to: Int) {
    costs[((from ?? -1) + 1) * count + to] = cost
  }

  /// The bytes that an order has to save against that in which the styles are numbered. It also
  /// moves the cursor differently, which is not counted.
  static let leastSaved = 6

  /// Of orders that take equally many bytes, the first is kept.
  mutating func solve() {
    var cost = 0
    for next in 0..<count { cost += costs[next * count + next] }
    least = cost - Self.leastSaved + 1
    cheapest.removeAll(keepingCapacity: true)
    for to in 0..<count {
      var low = costs[to]
      for from in 0..<count where from != to { low = min(low, costs[(from + 1) * count + to]) }
      cheapest.append(low)
    }
    search(from: -1, after: 0, cost: 0, rest: cheapest.reduce(0, +))
  }

  /// - Parameter rest: the fewest bytes that the styles after `placed` can take.
  private mutating func search(from last: Int, after placed: Int, cost: Int, rest: Int) {
    if cost + rest >= least { return }
    if placed == count {
      least = cost
      for index in order.indices { best[index] = order[index] }
      return
    }
    for index in placed..<count {
      order.swapAt(placed, index)
      let next = order[placed]
      search(
        from: next, after: placed + 1, cost: cost + costs[(last + 1) * count + next],
        rest: rest - cheapest[next])
      order.swapAt(placed, index)
    }
  }
}

import AttributeGraph

/// The formula of one of the fuzzer's nodes. The graph's rules and the naive model run the same
/// formula with different reads.
enum Formula {
  case source
  case sum([Int])
  /// Reads the second or the third, by the parity of the first.
  case choose(Int, Int, Int)
  /// Hides most changes, so that evaluation is cut off behind it.
  case parity(Int)
  /// Reads on until the total reaches a limit.
  case scan([Int], limit: Int)
  /// Reads one node of a list, by the value of the selector. The list may name nodes made later,
  /// which is how cycles arise.
  case pick(selector: Int, [Int])
  /// Reads nodes more than once and out of order.
  case repeated(Int, Int)
  /// Keeps as many nodes of its own as the first number, in a subgraph that it replaces when the
  /// number changes.
  case owner(count: Int, base: Int)

  /// The nodes the formula may read.
  var mentioned: [Int] {
    switch self {
    case .source: []
    case .sum(let list), .scan(let list, _): list
    case .choose(let a, let b, let c): [a, b, c]
    case .parity(let a): [a]
    case .pick(let selector, let list): [selector] + list
    case .repeated(let a, let b): [a, b]
    case .owner(let a, let b): [a, b]
    }
  }

  /// Values are small, so that different inputs often give equal results.
  func evaluate(_ read: (Int) throws(GraphError) -> Int, own: (Int, Int) throws(GraphError) -> Int)
    throws(GraphError) -> Int
  {
    switch self {
    case .source: return 0
    case .sum(let list):
      var total = 0
      for i in list { total += try read(i) }
      return total & 7
    case .choose(let condition, let a, let b):
      return try read(condition) & 1 == 1 ? try read(a) : try read(b)
    case .parity(let a): return try read(a) & 1
    case .scan(let list, let limit):
      var total = 0
      for i in list where total < limit { total += try read(i) }
      return total & 7
    case .pick(let selector, let list): return try read(list[read(selector) % list.count])
    case .repeated(let a, let b):
      var total = 0
      for i in [a, b, a, a, b, a] { total = total * 3 + (try read(i)) }
      return total & 7
    case .owner(let count, let base):
      let wanted = try read(count)
      return try own(wanted, base)
    }
  }
}

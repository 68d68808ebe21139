/// Places boxes in columns so that arrows run from left to right, in four steps. Arrows that close
/// a cycle are reversed. Each box goes one column after its last predecessor. The boxes of a column
/// are ordered to cross few arrows. Each box moves toward its neighbors' height.
struct LayeredLayout {
  struct Size: Hashable {
    var width: Double
    var height: Double
  }

  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// The middle of each box.
  private(set) var centers: [Point]
  /// The points of each arrow, in the given order: from the right edge of one box to the left edge
  /// of the other.
  private(set) var routes: [[Point]] = []
  private(set) var size = Size(width: 0, height: 0)

  private static let columnGap = 56.0
  private static let rowGap = 14.0
  private static let margin = 16.0
  /// Rounds of ordering, and of moving toward neighbors; more make no visible difference.
  private static let rounds = 8

  /// A box, or the point where a long arrow crosses a column.
  private struct Item {
    var box: Int?
    var column: Int
    var width: Double
    var height: Double
    var before: [Int] = []
    var after: [Int] = []
    var y = 0.0
  }

  private var items: [Item] = []
  private var columns: [[Int]] = []

  init(sizes: [Size], arrows: [(from: Int, to: Int)]) {
    centers = Array(repeating: Point(x: 0, y: 0), count: sizes.count)
    let valid = arrows.map {
      $0.from != $0.to && sizes.indices.contains($0.from) && sizes.indices.contains($0.to)
    }
    let directed = Self.acyclic(count: sizes.count, arrows, valid)
    let column = Self.columns(count: sizes.count, directed.map { ($0.from, $0.to) })
    items = sizes.indices.map {
      Item(box: $0, column: column[$0], width: sizes[$0].width, height: sizes[$0].height)
    }
    let chains = directed.map { chain($0.from, $0.to) }
    columns = Array(repeating: [], count: (items.map(\.column).max() ?? -1) + 1)
    for index in items.indices { columns[items[index].column].append(index) }
    order()
    place()
    route(arrows.count, zip(directed, chains).map { ($0.index, $0.isTurned, $1) })
  }

  // MARK: Columns

  private struct Directed {
    let index: Int
    let from: Int
    let to: Int
    let isTurned: Bool
  }

  /// Arrows without a cycle: those that lead back to a box still being visited are turned round.
  private static func acyclic(count: Int, _ arrows: [(from: Int, to: Int)], _ valid: [Bool])
    -> [Directed]
  {
    var outgoing: [[Int]] = Array(repeating: [], count: count)
    for (index, arrow) in arrows.enumerated() where valid[index] {
      outgoing[arrow.from].append(index)
    }
    // 0 not seen, 1 being visited, 2 done.
    var state = Array(repeating: UInt8(0), count: count)
    var turned = Array(repeating: false, count: arrows.count)
    for root in 0..<count where state[root] == 0 {
      var stack: [(box: Int, next: Int)] = [(root, 0)]
      state[root] = 1
      while let top = stack.last {
        guard top.next < outgoing[top.box].count else {
          state[top.box] = 2
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let index = outgoing[top.box][top.next]
        let target = arrows[index].to
        if state[target] == 1 {
          turned[index] = true
        } else if state[target] == 0 {
          state[target] = 1
          stack.append((target, 0))
        }
      }
    }
    return arrows.indices.filter { valid[$0] }.map { index in
      let arrow = arrows[index]
      return turned[index]
        ? Directed(index: index, from: arrow.to, to: arrow.from, isTurned: true)
        : Directed(index: index, from: arrow.from, to: arrow.to, isTurned: false)
    }
  }

  /// The length of the longest path to each box.
  private static func columns(count: Int, _ arrows: [(from: Int, to: Int)]) -> [Int] {
    var outgoing: [[Int]] = Array(repeating: [], count: count)
    var waiting = Array(repeating: 0, count: count)
    for arrow in arrows {
      outgoing[arrow.from].append(arrow.to)
      waiting[arrow.to] += 1
    }
    var column = Array(repeating: 0, count: count)
    var ready = (0..<count).filter { waiting[$0] == 0 }
    while let box = ready.popLast() {
      for next in outgoing[box] {
        column[next] = max(column[next], column[box] + 1)
        waiting[next] -= 1
        if waiting[next] == 0 { ready.append(next) }
      }
    }
    return column
  }

  /// Items from one box to another, one in each column between.
  private mutating func chain(_ from: Int, _ to: Int) -> [Int] {
    var chain = [from]
    for column in (items[from].column + 1)..<max(items[from].column + 1, items[to].column) {
      items.append(Item(box: nil, column: column, width: 0, height: 2))
      chain.append(items.count - 1)
    }
    chain.append(to)
    for (a, b) in zip(chain, chain.dropFirst()) {
      items[a].after.append(b)
      items[b].before.append(a)
    }
    return chain
  }

  // MARK: Order within a column

  private mutating func order() {
    var position = Array(repeating: 0.0, count: items.count)
    func number(_ column: [Int]) {
      for (index, item) in column.enumerated() { position[item] = Double(index) }
    }
    for column in columns { number(column) }
    for round in 0..<Self.rounds {
      let isForward = round % 2 == 0
      let indices = isForward ? Array(columns.indices) : columns.indices.reversed()
      for index in indices {
        let keyed = columns[index].enumerated().map { place, item in
          let neighbors = isForward ? items[item].before : items[item].after
          let middle =
            neighbors.isEmpty
            ? Double(place) : neighbors.reduce(0) { $0 + position[$1] } / Double(neighbors.count)
          return (key: middle, place: place, item: item)
        }
        columns[index] = keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.item)
        number(columns[index])
      }
    }
  }

  // MARK: Places

  private mutating func place() {
    for column in columns {
      var y = 0.0
      for item in column {
        items[item].y = y + items[item].height / 2
        y += items[item].height + Self.rowGap
      }
    }
    for round in 0..<Self.rounds {
      let isForward = round % 2 == 0
      for column in isForward ? Array(columns.indices) : columns.indices.reversed() {
        settle(columns[column], toward: isForward ? \.before : \.after)
      }
    }
    let top = items.map { $0.y - $0.height / 2 }.min() ?? 0
    var x = Self.margin
    for column in columns {
      let width = column.map { items[$0].width }.max() ?? 0
      for item in column {
        items[item].y += Self.margin - top
        if let box = items[item].box { centers[box] = Point(x: x + width / 2, y: items[item].y) }
      }
      columnEdges.append((x, x + width))
      x += width + Self.columnGap
    }
    size = Size(
      width: max(0, x - Self.columnGap) + Self.margin,
      height: (items.map { $0.y + $0.height / 2 }.max() ?? 0) + Self.margin)
  }

  private var columnEdges: [(left: Double, right: Double)] = []

  /// Moves each item as near to its desired position as its neighbors in the column allow: once
  /// from above and once from below, then to the middle of both.
  private mutating func settle(_ column: [Int], toward side: KeyPath<Item, [Int]>) {
    let goals = column.map { item in
      let neighbors = items[item][keyPath: side]
      return neighbors.isEmpty
        ? items[item].y : neighbors.reduce(0) { $0 + items[$1].y } / Double(neighbors.count)
    }
    var down = goals
    for index in column.indices.dropFirst() {
      down[index] = max(goals[index], down[index - 1] + distance(column[index - 1], column[index]))
    }
    var up = goals
    for index in column.indices.dropLast().reversed() {
      up[index] = min(goals[index], up[index + 1] - distance(column[index], column[index + 1]))
    }
    for index in column.indices { items[column[index]].y = (down[index] + up[index]) / 2 }
  }

  private func distance(_ a: Int, _ b: Int) -> Double {
    (items[a].height + items[b].height) / 2 + Self.rowGap
  }

  // MARK: Arrows

  private mutating func route(_ count: Int, _ chains: [(index: Int, isTurned: Bool, items: [Int])])
  {
    routes = Array(repeating: [], count: count)
    for chain in chains {
      var points: [Point] = []
      for (place, item) in chain.items.enumerated() {
        let y = items[item].y
        let edges = columnEdges[items[item].column]
        if let box = items[item].box {
          let half = items[item].width / 2
          points.append(Point(x: place == 0 ? centers[box].x + half : centers[box].x - half, y: y))
        } else {
          points.append(Point(x: edges.left, y: y))
          points.append(Point(x: edges.right, y: y))
        }
      }
      routes[chain.index] = chain.isTurned ? points.reversed() : points
    }
  }
}

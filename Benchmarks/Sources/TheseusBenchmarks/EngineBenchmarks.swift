import AttributeGraph

/// The canonical shapes: `engine.<shape>`, CPU per rule run. `engine.median` and `engine.worst` are
/// over the shapes with at most four inputs a rule (and mux). Rules that make the same reads every
/// time declare it (`hasFixedReads`). In shapes whose rules read tens of inputs, reads dominate the
/// cost: they have rows of their own.
func benchmarkEngine(_ harness: inout Harness) {
  let first = harness.figures.count
  deep(&harness)
  broad(&harness)
  diamond(&harness)
  triangle(&harness)
  avoidable(&harness)
  mux(&harness)
  oneToOne(&harness)
  oneToMany(&harness)
  cellx(&harness, layers: 1_000)
  cellx(&harness, layers: 2_500)
  summarize(&harness, harness.figures[first...])
  manyToOne(&harness)
  repeated(&harness)
  unstable(&harness)
  grid(&harness, "engine.grid.1000x5.25", width: 1_000, layers: 5, reads: 25, dynamic: 0)
  grid(&harness, "engine.grid.1000x12.4.dynamic", width: 1_000, layers: 12, reads: 4, dynamic: 20)
  grid(&harness, "engine.grid.100x15.6.dynamic", width: 100, layers: 15, reads: 6, dynamic: 50)
  generic(&harness)
  pairs(&harness)
}

private func summarize(_ harness: inout Harness, _ figures: ArraySlice<Figure>) {
  guard harness.filters.isEmpty || harness.wants("engine.median"),
    let worst = figures.max(by: { $0.median < $1.median })
  else { return }
  let floors = figures.compactMap(\.floor)
  guard let median = Harness.median(figures.map(\.median)), let floor = Harness.median(floors)
  else { return }
  let (least, most) = (figures.map(\.median).min() ?? 0, worst.median)
  harness.figures.append(
    Figure(name: "engine.median", median: median, min: least, max: most, floor: floor))
  harness.figures.append(
    Figure(
      name: "engine.worst", median: worst.median, min: worst.min, max: worst.max, floor: worst.floor
    ))
}

private func deep(_ harness: inout Harness) {
  let shape = Shape()
  var last = shape.source()
  for _ in 0..<50 { last = shape.plusOne(last) }
  shape.effect(last)
  shape.measure("engine.deep", &harness)
}

private func broad(_ harness: inout Harness) {
  let shape = Shape()
  let head = shape.source()
  for _ in 0..<50 { shape.effect(shape.plusOne(shape.plusOne(head))) }
  shape.measure("engine.broad", &harness)
}

private func diamond(_ harness: inout Harness) {
  let shape = Shape()
  let head = shape.source()
  let sides = (0..<5).map { _ in shape.plusOne(head) }
  var sum = sides[0]
  for side in sides.dropFirst() { sum = shape.sum(sum, side) }
  shape.effect(sum)
  shape.measure("engine.diamond", &harness)
}

private func triangle(_ harness: inout Harness) {
  let shape = Shape()
  var current = shape.source()
  var list: [Int] = []
  for _ in 0..<10 {
    list.append(current)
    current = shape.plusOne(current)
  }
  var sum = list[0]
  for node in list.dropFirst() { sum = shape.sum(sum, node) }
  shape.effect(sum)
  shape.measure("engine.triangle", &harness)
}

private func avoidable(_ harness: inout Harness) {
  let shape = Shape()
  let head = shape.source()
  let copy = shape.copy(head)
  let zero = shape.add(.zero, [copy], Zero(a: shape.attributes[copy]))
  shape.effect(shape.plusOne(shape.plusOne(shape.plusOne(zero))))
  shape.measure("engine.avoidable", &harness)
}

private func oneToOne(_ harness: inout Harness) {
  let shape = Shape()
  for _ in 0..<1_000 { shape.effect(shape.source()) }
  shape.measure("engine.oneToOne", &harness, writeAll: true)
}

private func oneToMany(_ harness: inout Harness) {
  let shape = Shape()
  let head = shape.source()
  for _ in 0..<1_000 { shape.effect(head) }
  shape.measure("engine.oneToMany", &harness)
}

private func cellx(_ harness: inout Harness, layers: Int) {
  guard harness.wants("engine.cellx") else { return }
  let shape = Shape()
  var m = (0..<4).map { shape.source($0 + 1) }
  for _ in 0..<layers {
    m = [shape.copy(m[1]), shape.difference(m[0], m[2]), shape.sum(m[1], m[3]), shape.copy(m[2])]
  }
  for node in m { shape.effect(node) }
  shape.measure("engine.cellx.\(layers)", &harness, writeAll: true)
}

private func manyToOne(_ harness: inout Harness) {
  let shape = Shape()
  let sources = (0..<1_000).map { _ in shape.source() }
  shape.effect(shape.sum(sources))
  shape.measure("engine.manyToOne", &harness)
}

private func repeated(_ harness: inout Harness) {
  let shape = Shape()
  let head = shape.source()
  shape.effect(
    shape.add(.sum, Array(repeating: head, count: 30), Repeated(a: shape.attributes[head])))
  shape.measure("engine.repeated", &harness)
}

private func unstable(_ harness: inout Harness) {
  let shape = Shape()
  let head = shape.source()
  let double = shape.sum(head, head)
  let inverse = shape.difference(head, double)
  let rule = Unstable(
    head: shape.attributes[head], double: shape.attributes[double],
    inverse: shape.attributes[inverse])
  shape.effect(shape.add(.unstable, [head, double, inverse], rule))
  shape.measure("engine.unstable", &harness)
}

/// Rows of rules, each reading neighbors in the row above; `dynamic` of 100 rules read different
/// ones as values change.
private func grid(
  _ harness: inout Harness, _ name: String, width: Int, layers: Int, reads: Int, dynamic: Int
) {
  guard harness.wants(name) else { return }
  let shape = Shape()
  var row = (0..<width).map { _ in shape.source() }
  for _ in 0..<layers - 1 {
    row = (0..<width).map { i in
      let list = (0..<reads).map { row[(i + $0) % width] }
      return (i * 37) % 100 < dynamic ? shape.dynamicSum(list) : shape.sum(list)
    }
  }
  for node in row { shape.effect(node) }
  shape.measure(name, &harness)
}

/// One rule gathers 100 sources, 100 rules take one each: a write runs them all, and one of them
/// has a dependent.
private func mux(_ harness: inout Harness) {
  guard harness.wants("engine.mux") else { return }
  let graph = Graph()
  let root = graph.rootSubgraph
  let heads = (0..<100).map { _ in graph.makeSource(0, in: root) }
  let all = graph.makeRule(Gather(list: heads), in: root)
  for i in 0..<100 {
    let split = graph.makeRule(Split(all: all, index: i), in: root)
    _ = graph.makeRule(Effect(a: graph.makeRule(PlusOne(a: split), in: root)), in: root, eager: 0)
  }
  graph.update()
  var counter = 0
  let body = {
    counter &+= 1
    do throws(GraphError) { try graph.set(heads[counter % 100], to: counter) } catch {
      print("write failed: \(error)")
    }
    graph.update()
  }
  let before = graph.statistics.evaluations
  for _ in 0..<100 { body() }
  let units = Double(graph.statistics.evaluations - before) / 100

  let sweep = Sweep()
  let sources = (0..<100).map { _ in sweep.add(.source, []) }
  let gathered = sweep.add(.gather, sources)
  for source in sources {
    _ = sweep.add(.copy, [sweep.add(.plusOne, [sweep.add(.split, [gathered, source])])])
  }
  sweep.seal()
  guard let tables = sweep.tables else { return }
  var floorCounter = 0
  let floor = {
    floorCounter &+= 1
    tables.write(sources[floorCounter % 100], floorCounter)
    tables.sweep()
  }
  harness.measure("engine.mux", units: units, floor: floor, body)
}

/// The deep shape with a generic rule, whose code is not specialized, as with the rules of views.
private func generic(_ harness: inout Harness) {
  let shape = Shape()
  var last = shape.source()
  for _ in 0..<50 {
    last = shape.add(.plusOne, [last], GenericPlus<Int>(a: shape.attributes[last], amount: 1))
  }
  shape.effect(last)
  shape.measure("engine.deep.generic", &harness)
}

/// 10,000 sources with a rule each: one is written and its rule read.
private func pairs(_ harness: inout Harness) {
  guard harness.wants("pairs.write") else { return }
  let graph = Graph()
  let root = graph.rootSubgraph
  let pairs = (0..<10_000).map { _ in
    let source = graph.makeSource(0, in: root)
    return (source, graph.makeRule(PlusOne(a: source), in: root))
  }
  var total = 0
  func one(_ i: Int, _ value: Int) {
    do throws(GraphError) {
      try graph.set(pairs[i].0, to: value)
      total &+= try graph.value(of: pairs[i].1)
    } catch { print("pair failed: \(error)") }
  }
  for i in 0..<10_000 { one(i, 1) }
  var values = [Int](repeating: 0, count: 10_000)
  var results = [Int](repeating: 0, count: 10_000)
  var (counter, floorCounter) = (1, 1)
  harness.measure(
    "pairs.write",
    floor: {
      floorCounter &+= 1
      let i = (floorCounter &* 7_919) % 10_000
      values[i] = floorCounter
      results[i] = values[i] &+ 1
      keep(results[i])
    },
    {
      counter &+= 1
      one((counter &* 7_919) % 10_000, counter)
    })
  keep(total)
}

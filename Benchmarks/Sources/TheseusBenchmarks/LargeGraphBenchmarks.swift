import AttributeGraph

/// Graphs of 1,000,000 attributes: `graph.<shape>.<n>.<step>`, CPU per attribute. The steps are
/// create, first (read), update (one source changed, all read), cut (the same, cut off right after
/// the source; in total), end, and bytes in addition to value and edges.
func benchmarkLargeGraphs(_ harness: inout Harness) {
  let n = 1_000_000
  large(&harness, "chain", n) { graph, subgraph, head in
    var last = head
    for _ in 0..<n { last = graph.makeRule(PlusOne(a: last), in: subgraph) }
    return [last]
  }
  large(&harness, "wide", n) { graph, subgraph, head in
    (0..<n).map { _ in graph.makeRule(PlusOne(a: head), in: subgraph) }
  }
  large(&harness, "diamond", n) { graph, subgraph, head in
    var last = head
    for _ in 0..<n / 3 {
      let left = graph.makeRule(PlusOne(a: last), in: subgraph)
      let right = graph.makeRule(Copy(a: last), in: subgraph)
      last = graph.makeRule(Weighted(a: left, b: right), in: subgraph)
    }
    return [last]
  }
  large(&harness, "grid", n) { graph, subgraph, head in
    var row = (0..<1_000).map { _ in graph.makeRule(Copy(a: head), in: subgraph) }
    for _ in 1..<1_000 {
      row = (0..<1_000).map {
        graph.makeRule(Weighted(a: row[$0], b: row[($0 + 1) % 1_000]), in: subgraph)
      }
    }
    return row
  }
}

private struct Steps {
  var create: [Double] = []
  var first: [Double] = []
  var update: [Double] = []
  var cut: [Double] = []
  var end: [Double] = []
  var bytes: [Double] = []
}

private func large(
  _ harness: inout Harness, _ shape: String, _ n: Int,
  _ build: (Graph, Subgraph, Attribute<Int>) -> [Attribute<Int>]
) {
  let name = "graph.\(shape).\(n)"
  guard harness.wants(name) else { return }
  var steps = Steps()
  var floors = Steps()
  for _ in 0..<min(5, harness.samples) {
    do throws(GraphError) { try oneRound(&steps, n, build) } catch { print("\(name): \(error)") }
    arrayRound(&floors, n)
  }
  harness.add(name + ".create", steps.create, floors.create)
  harness.add(name + ".first", steps.first, floors.first)
  harness.add(name + ".update", steps.update, floors.update)
  harness.add(name + ".cut", steps.cut)
  harness.add(name + ".end", steps.end)
  harness.add(bytes: name + ".bytes", steps.bytes)
}

private func oneRound(
  _ steps: inout Steps, _ n: Int, _ build: (Graph, Subgraph, Attribute<Int>) -> [Attribute<Int>]
) throws(GraphError) {
  let graph = Graph()
  let subgraph = graph.makeSubgraph(parent: graph.rootSubgraph)
  let source = graph.makeSource(0, in: subgraph)
  // Lets three of four changes through and cuts off the fourth.
  let head = graph.makeRule(Quantised(a: source), in: subgraph)
  let count = Double(n)
  var time = cpuTime()
  func lap() -> Double {
    let now = cpuTime()
    defer { time = now }
    return now - time
  }
  let ends = build(graph, subgraph, head)
  steps.create.append(lap() / count)
  var total = 0
  for end in ends { total &+= try graph.value(of: end) }
  steps.first.append(lap() / count)
  try graph.set(source, to: 4)
  for end in ends { total &+= try graph.value(of: end) }
  steps.update.append(lap() / count)
  let statistics = graph.statistics
  // Each rule ran once for its first value and once for the change.
  if statistics.evaluations != UInt64(2 * (statistics.nodes - 1)) {
    print("\(statistics.evaluations) runs of \(statistics.nodes) nodes")
  }
  try graph.set(source, to: 5)
  for end in ends { total &+= try graph.value(of: end) }
  _ = lap()
  if graph.statistics.evaluations != statistics.evaluations + 1 {
    print("cut off after \(graph.statistics.evaluations - statistics.evaluations)")
  }
  // Each value is an Int, and 16 bytes of each record are its only edges or the addresses of its
  // lists.
  let beside =
    statistics.bytes - statistics.bytesOfEdgeLists - statistics.nodes
    * (MemoryLayout<Int>.size + 16)
  steps.bytes.append(Double(beside) / Double(statistics.nodes))
  time = cpuTime()
  try graph.set(source, to: 6)
  for end in ends { total &+= try graph.value(of: end) }
  steps.cut.append(lap() / count)
  graph.end(subgraph)
  steps.end.append(lap() / count)
  keep(total)
}

/// The same amount of work on an array: allocate, compute, compute again.
private func arrayRound(_ floors: inout Steps, _ n: Int) {
  let count = Double(n)
  var time = cpuTime()
  func lap() -> Double {
    let now = cpuTime()
    defer { time = now }
    return now - time
  }
  let sweep = Sweep()
  var last = sweep.add(.source, [])
  let source = last
  for _ in 0..<n { last = sweep.add(.plusOne, [last]) }
  floors.create.append(lap() / count)
  sweep.seal()
  floors.first.append(lap() / count)
  sweep.write(source, 1)
  sweep.sweep()
  floors.update.append(lap() / count)
  keep(sweep.value(last))
}

/// Equal for four neighboring inputs.
struct Quantised: Rule {
  let a: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int { try context[a] / 4 }
}

/// Three times the input where both are the same: however often it is applied, a change is never
/// lost in the overflow.
struct Weighted: Rule {
  static var hasFixedReads: Bool { true }
  let a: Attribute<Int>
  let b: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    try context[a] &* 2 &+ context[b]
  }
}

import AttributeGraph
import Testing

@Suite("Evaluation is lazy, cut off at equal values, and free of glitches")
struct EvaluationTests {
  let graph = Graph()
  var root: Subgraph { graph.rootSubgraph }

  @Test("a rule runs when it is read, not when it is created, and only once")
  func lazy() throws {
    let runs = Counter()
    let a = graph.makeSource(1, in: root)
    let b = graph.makeRule(in: root) { c throws(GraphError) in
      runs.count += 1
      return try c[a] + 1
    }
    #expect(runs.count == 0)
    #expect(try graph.value(of: b) == 2)
    #expect(try graph.value(of: b) == 2)
    #expect(runs.count == 1)
    #expect(try graph.set(a, to: 5))
    #expect(runs.count == 1)
    #expect(try graph.value(of: b) == 6)
    #expect(runs.count == 2)
  }

  @Test("Setting an equal value marks nothing; a source without equality always changes")
  func equalWrites() throws {
    let a = graph.makeSource(1, in: root)
    let b = graph.makeRule(Plus(a: a, amount: 1), in: root)
    #expect(try graph.value(of: b) == 2)
    #expect(try graph.set(a, to: 1) == false)
    let before = graph.statistics.evaluations
    #expect(try graph.value(of: b) == 2)
    #expect(graph.statistics.evaluations == before)
    let c = graph.makeSource(1, in: root, equality: { _, _ in false })
    #expect(try graph.set(c, to: 1))
  }

  @Test("dependents of an equal result do not run")
  func cutOff() throws {
    let runs = Counter()
    let a = graph.makeSource(1, in: root)
    let parity = graph.makeRule(in: root) { c throws(GraphError) in try c[a] % 2 }
    let end = graph.makeRule(in: root) { c throws(GraphError) in
      runs.count += 1
      return try c[parity] * 10
    }
    #expect(try graph.value(of: end) == 10)
    try graph.set(a, to: 3)
    #expect(try graph.value(of: end) == 10)
    #expect(runs.count == 1)
    try graph.set(a, to: 4)
    #expect(try graph.value(of: end) == 0)
    #expect(runs.count == 2)
    #expect(graph.checkInvariants() == [])
  }

  @Test("A diamond's tip runs once and never sees one side new and the other old")
  func diamond() throws {
    let runs = Counter()
    let a = graph.makeSource(1, in: root)
    let left = graph.makeRule(Plus(a: a, amount: 1), in: root)
    let right = graph.makeRule(Plus(a: a, amount: 2), in: root)
    let tip = graph.makeRule(in: root) { c throws(GraphError) in
      runs.count += 1
      let (l, r) = try (c[left], c[right])
      #expect(r - l == 1)
      return l + r
    }
    #expect(try graph.value(of: tip) == 5)
    for i in 2..<10 {
      try graph.set(a, to: i)
      #expect(try graph.value(of: tip) == 2 * i + 3)
      #expect(runs.count == i)
    }
  }

  @Test("an input that is no longer read is not evaluated, and its changes run nothing")
  func dynamicReads() throws {
    let condition = graph.makeSource(true, in: root)
    let a = graph.makeSource(1, in: root)
    let b = graph.makeSource(2, in: root)
    let runs = Counter()
    let costly = graph.makeRule(in: root) { c throws(GraphError) in
      runs.count += 1
      return try c[b]
    }
    let chosen = graph.makeRule(in: root) { c throws(GraphError) in
      try c[condition] ? try c[a] : try c[costly]
    }
    #expect(try graph.value(of: chosen) == 1)
    #expect(runs.count == 0)
    try graph.set(condition, to: false)
    #expect(try graph.value(of: chosen) == 2)
    #expect(runs.count == 1)
    try graph.set(b, to: 7)
    try graph.set(condition, to: true)
    #expect(try graph.value(of: chosen) == 1)
    #expect(runs.count == 1)
    #expect(graph.inputs(of: chosen.id) == [condition.id, a.id])
    #expect(graph.dependents(of: costly.id) == [])
    #expect(graph.checkInvariants() == [])
  }

  @Test("A rule sees its last value, its first run, and which inputs changed")
  func context() throws {
    let a = graph.makeSource(1, in: root)
    let b = graph.makeSource(1, in: root)
    var log: [String] = []
    let rule = graph.makeRule(in: root) { c throws(GraphError) -> Int in
      log.append(
        """
        \(c.isFirstRun) \(c.didChange(a.id)) \(c.didChange(b.id)) \(c.previous(as: Int.self) ?? -1)
        """
      )
      return try c[a] + c[b]
    }
    _ = try graph.value(of: rule)
    try graph.set(b, to: 2)
    _ = try graph.value(of: rule)
    #expect(log == ["true true true -1", "false false true 2"])
  }

  @Test("Values of any kind are kept and dropped: references, large structs, nothing, over-aligned")
  func kindsOfValues() throws {
    final class Box {}
    weak var weakBox: Box?
    let subgraph = graph.makeSubgraph(parent: root)
    do {
      let box = Box()
      weakBox = box
      let a = graph.makeSource(box, in: subgraph)
      let large = graph.makeRule(in: subgraph) { c throws(GraphError) in
        (try c[a], Array(0..<100), "text", SIMD64<Double>(repeating: 2))
      }
      let unit = graph.makeRule(in: subgraph) { c throws(GraphError) in _ = try c[large] }
      _ = try graph.value(of: unit)
      #expect(try graph.value(of: large).1.count == 100)
      #expect(try graph.value(of: large).3[63] == 2)
    }
    #expect(weakBox != nil)
    graph.end(subgraph)
    #expect(weakBox == nil)
    #expect(graph.statistics.nodes == 0)
  }
}

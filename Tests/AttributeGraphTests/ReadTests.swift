import AttributeGraph
import Testing

@Suite("Ambient reads make edges; peeks and untracked reads do not")
struct ReadTests {
  let graph = Graph()
  var root: Subgraph { graph.rootSubgraph }

  @Test("An ambient read inside a rule is an input of it, outside it is just a read")
  func ambient() throws {
    let graph = graph
    let a = graph.makeSource(1, in: root)
    let rule = graph.makeRule(in: root) { _ throws(GraphError) in try graph.readAmbient(a) * 2 }
    #expect(try graph.value(of: rule) == 2)
    try graph.set(a, to: 4)
    #expect(try graph.value(of: rule) == 8)
    #expect(graph.inputs(of: rule.id) == [a.id])
    #expect(try graph.readAmbient(a) == 4)
    #expect(graph.dependents(of: a.id) == [rule.id])
  }

  @Test("untracked and peeked values are up to date, add no dependency, and tracking continues")
  func untracked() throws {
    let graph = graph
    let a = graph.makeSource(1, in: root)
    let b = graph.makeSource(10, in: root)
    let c = graph.makeSource(100, in: root)
    let sum = graph.makeRule(Sum(a: a, b: b), in: root)
    let rule = graph.makeRule(in: root) { context throws(GraphError) in
      let hidden = try graph.untracked { () throws(GraphError) in
        try graph.readAmbient(sum) + context[sum]
      }
      return try context[c] + context.peek(sum) + hidden + context[a]
    }
    #expect(try graph.value(of: rule) == 100 + 33 + 1)
    #expect(graph.inputs(of: rule.id) == [c.id, a.id])
    try graph.set(b, to: 20)
    #expect(try graph.value(of: rule) == 134)
    try graph.set(a, to: 2)
    #expect(try graph.value(of: rule) == 100 + 66 + 2)
    #expect(graph.inputs(of: rule.id) == [c.id, a.id])
    #expect(graph.checkInvariants() == [])
  }

  @Test("code called by a rule can find the running rule")
  func current() throws {
    let graph = graph
    var seen: [AttributeID?] = [graph.current]
    let inner = graph.makeRule(in: root) { _ throws(GraphError) in
      seen.append(graph.current)
      return 1
    }
    let outer = graph.makeRule(in: root) { c throws(GraphError) in
      let value = try c[inner]
      seen.append(graph.current)
      graph.untracked { seen.append(graph.current) }
      return value
    }
    #expect(!graph.isEvaluating)
    _ = try graph.value(of: outer)
    #expect(seen == [nil, inner.id, outer.id, outer.id])
    #expect(graph.current == nil)
  }

  @Test("Pointers show the value without a copy, and making nodes does not move it")
  func pointers() throws {
    let graph = graph
    let root = root
    let a = graph.makeSource([1, 2, 3], in: root)
    let rule = graph.makeRule(in: root) { c throws(GraphError) in
      try c.withPointer(to: a) { pointer throws(GraphError) in
        for _ in 0..<10_000 { _ = graph.makeSource(0, in: root) }
        return pointer.pointee.count
          + (try c.rawPointer(a.id) == UnsafeRawPointer(pointer) ? 10 : 0)
      }
    }
    #expect(try graph.value(of: rule) == 13)
    #expect(try graph.withValue(of: a) { value throws(GraphError) in value[2] } == 3)
    #expect(graph.inputs(of: rule.id) == [a.id])
    #expect(graph.checkInvariants() == [])
  }

  @Test("a rule with thousands of inputs checks only those that may have changed")
  func manyInputs() throws {
    let runs = Counter()
    let sources = (0..<10_000).map { graph.makeSource($0, in: root) }
    let halves = sources.map { graph.makeRule(Half(a: $0, runs: runs), in: root) }
    let sum = graph.makeRule(in: root) { c throws(GraphError) in
      var total = 0
      for half in halves { total += try c[half] }
      return total
    }
    let total = try graph.value(of: sum)
    #expect(runs.count == 10_000)
    let evaluations = graph.statistics.evaluations
    // From an even number to the next odd one: the half stays, and the sum is not computed again.
    for i in [9_998, 0, 5_000] { try graph.set(sources[i], to: i + 1) }
    #expect(try graph.value(of: sum) == total)
    #expect(graph.statistics.evaluations - evaluations == 3)
    try graph.set(sources[9_998], to: 2)
    try graph.set(sources[4], to: 0)
    #expect(try graph.value(of: sum) == total - 4_998 - 2)
    #expect(graph.checkInvariants() == [])
  }

  struct Half: Rule {
    let a: Attribute<Int>
    let runs: Counter
    func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
      runs.count += 1
      return try context[a] / 2
    }
  }
}

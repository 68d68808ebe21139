import AttributeGraph
import Testing

@Suite("depth needs no stack: chains of 1,000,000 attributes build, update and end")
struct DepthTests {
  let graph = Graph()
  static let length = 1_000_000

  @Test("Declared inputs: first read, one change, the end")
  func declared() throws {
    let subgraph = graph.makeSubgraph(parent: graph.rootSubgraph)
    let first = graph.makeSource(0, in: subgraph)
    var last = first
    for _ in 0..<Self.length { last = graph.makeRule(Plus(a: last, amount: 1), in: subgraph) }
    #expect(try graph.value(of: last) == Self.length)
    try graph.set(first, to: 5)
    #expect(try graph.value(of: last) == Self.length + 5)
    #expect(graph.statistics.evaluations == UInt64(2 * Self.length))
    graph.end(subgraph)
    #expect(graph.statistics.nodes == 0)
    #expect(graph.statistics.edges == 0)
  }

  @Test("a rule whose inputs are unknown before it runs takes at most two runs at first, then one")
  func closures() throws {
    let length = 100_000
    let first = graph.makeSource(0, in: graph.rootSubgraph)
    var last = first
    for _ in 0..<length {
      let previous = last
      last = graph.makeRule(in: graph.rootSubgraph) { c throws(GraphError) in try c[previous] + 1 }
    }
    #expect(try graph.value(of: last) == length)
    let runs = graph.statistics.evaluations
    #expect(runs <= UInt64(2 * length))
    try graph.set(first, to: 5)
    #expect(try graph.value(of: last) == length + 5)
    #expect(graph.statistics.evaluations - runs == UInt64(length))
  }

  @Test("A changed input in front of a deep one does not recurse either")
  func changedInputFirst() throws {
    let first = graph.makeSource(0, in: graph.rootSubgraph)
    var last = first
    for _ in 0..<Self.length / 10 {
      last = graph.makeRule(Sum(a: first, b: last), in: graph.rootSubgraph)
    }
    #expect(try graph.value(of: last) == 0)
    try graph.set(first, to: 1)
    #expect(try graph.value(of: last) == Self.length / 10 + 1)
    #expect(graph.checkInvariants() == [])
  }

  @Test("A million nested subgraphs end in one call")
  func nestedSubgraphs() {
    let outermost = graph.makeSubgraph(parent: graph.rootSubgraph)
    var innermost = outermost
    for _ in 0..<Self.length { innermost = graph.makeSubgraph(parent: innermost) }
    let inside = graph.makeSource(1, in: innermost)
    graph.end(outermost)
    #expect(!graph.isAlive(innermost))
    #expect(!graph.isAlive(inside.id))
    #expect(graph.statistics.subgraphs == 1)
  }
}

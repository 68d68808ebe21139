import AttributeGraph
import Testing

@Suite("A subgraph's end frees everything in it, and stale handles answer stale")
struct LifetimeTests {
  let graph = Graph()
  var root: Subgraph { graph.rootSubgraph }

  /// Adds one to `ends` when it ends.
  final class Tracked {
    let ends: Counter
    init(_ ends: Counter) { self.ends = ends }
    deinit { ends.count += 1 }
  }

  @Test("values, rules and subgraphs inside end; others stay")
  func ends() throws {
    let ends = Counter()
    let outer = graph.makeSubgraph(parent: root)
    let inner = graph.makeSubgraph(parent: outer)
    let kept = graph.makeSource(Tracked(ends), in: root)
    let gone = graph.makeSource(Tracked(ends), in: inner)
    let captured = Tracked(ends)
    let rule = graph.makeRule(in: inner) { c throws(GraphError) in
      _ = captured
      return (try c[kept], try c[gone])
    }
    _ = try graph.value(of: rule)
    graph.end(outer)
    #expect(ends.count == 1)
    #expect(graph.isAlive(root) && !graph.isAlive(outer) && !graph.isAlive(inner))
    #expect(graph.isAlive(kept.id) && !graph.isAlive(gone.id))
    #expect(graph.dependents(of: kept.id) == [])
    #expect(graph.statistics.nodes == 1)
    #expect(graph.checkInvariants() == [])
  }

  @Test("A stale handle never names the next tenant of its slot")
  func stale() throws {
    let first = graph.makeSubgraph(parent: root)
    let old = graph.makeSource(1, in: first)
    graph.end(first)
    let second = graph.makeSubgraph(parent: root)
    let new = graph.makeSource(2, in: second)
    #expect(new.id.index == old.id.index)
    #expect(throws: GraphError.stale(old.id)) { try graph.value(of: old) }
    #expect(throws: GraphError.stale(old.id)) { try graph.set(old, to: 3) }
    #expect(try graph.value(of: new) == 2)
    #expect(second.index == first.index && !graph.isAlive(first))
    #expect(!graph.isAlive(graph.makeSource(1, in: first).id))
    #expect(graph.makeSubgraph(parent: first) == .none)
    #expect(!graph.isAlive(AttributeID.none))
  }

  @Test("A handle of another graph is stale")
  func foreign() throws {
    let other = Graph()
    let theirs = other.makeSource(1, in: other.rootSubgraph)
    _ = graph.makeSource("mine", in: root)
    #expect(throws: GraphError.stale(theirs.id)) { try graph.value(of: theirs) }
    #expect(!graph.isAlive(other.rootSubgraph))
  }

  @Test("a rule that read an ended attribute runs again, and can recover")
  func readersRunAgain() throws {
    let isThere = graph.makeSource(true, in: root)
    let subgraph = graph.makeSubgraph(parent: root)
    let a = graph.makeSource(1, in: subgraph)
    let reader = graph.makeRule(in: root) { c throws(GraphError) in try c[isThere] ? try c[a] : -1 }
    #expect(try graph.value(of: reader) == 1)
    graph.end(subgraph)
    #expect(throws: GraphError.stale(a.id)) { try graph.value(of: reader) }
    try graph.set(isThere, to: false)
    #expect(try graph.value(of: reader) == -1)
    #expect(graph.checkInvariants() == [])
  }

  @Test("a rule may end the subgraph it created, and even its own")
  func endsInsideRules() throws {
    let ends = Counter()
    let count = graph.makeSource(3, in: root)
    var own = Subgraph.none
    let owner = graph.makeRule(in: root) { c throws(GraphError) in
      let wanted = try c[count]
      c.graph.end(own)
      own = c.graph.makeSubgraph(parent: c.graph.rootSubgraph)
      var total = 0
      for i in 0..<wanted {
        let part = c.graph.makeRule(in: own) { _ throws(GraphError) in (i, Tracked(ends)) }
        total += try c[part].0
      }
      return total
    }
    #expect(try graph.value(of: owner) == 3)
    try graph.set(count, to: 5)
    #expect(try graph.value(of: owner) == 10)
    #expect(ends.count == 3)
    #expect(graph.statistics.nodes == 7)
    #expect(graph.checkInvariants() == [])

    let doomed = graph.makeSubgraph(parent: root)
    let suicide = graph.makeRule(in: doomed) { c throws(GraphError) in
      c.graph.end(doomed)
      return try c[count]
    }
    #expect(throws: GraphError.stale(suicide.id)) { try graph.value(of: suicide) }
    #expect(graph.statistics.nodes == 7)
    #expect(graph.checkInvariants() == [])
  }

  @Test("A value's deinitializer may write, read and end")
  func deinitializersComeBack() throws {
    final class Meddler {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    let graph = graph
    let count = graph.makeSource(0, in: root)
    let double = graph.makeRule(in: root) { c throws(GraphError) in try c[count] * 2 }
    let other = graph.makeSubgraph(parent: root)
    _ = graph.makeSource(Meddler { _ = try? graph.set(count, to: 7) }, in: other)
    let first = graph.makeSubgraph(parent: root)
    let meddler = graph.makeSource(Meddler { graph.end(other) }, in: first)
    #expect(try graph.value(of: double) == 0)
    try graph.set(meddler, to: Meddler {})
    #expect(try graph.value(of: double) == 14)
    #expect(!graph.isAlive(other))
    #expect(graph.checkInvariants() == [])
  }

  @Test("Ending the root empties it; the end of the graph frees everything")
  func wholeGraph() {
    let ends = Counter()
    do {
      let graph = Graph()
      _ = graph.makeSource(Tracked(ends), in: graph.makeSubgraph(parent: graph.rootSubgraph))
      graph.end(graph.rootSubgraph)
      #expect(ends.count == 1)
      #expect(graph.isAlive(graph.rootSubgraph))
      _ = graph.makeSource(Tracked(ends), in: graph.rootSubgraph)
    }
    #expect(ends.count == 2)
  }
}

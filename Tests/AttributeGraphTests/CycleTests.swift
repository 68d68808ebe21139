import AttributeGraph
import Testing

/// Collects the reports of hooks.
final class CycleLog: GraphHooks {
  var cycles: [[String]] = []
  func cycle(_ labels: [String]) { cycles.append(labels) }
}

@Suite("A cycle is reported with its labels, and the graph stays usable")
struct CycleTests {
  let graph = Graph()
  var root: Subgraph { graph.rootSubgraph }

  @Test("Two rules that need each other, closed and opened by a source")
  func closedAndOpened() throws {
    let log = CycleLog()
    graph.hooks = log
    let closed = graph.makeSource(false, in: root)
    final class Late { var attribute = Attribute<Int>.none }
    let late = Late()
    let a = graph.makeRule(in: root, label: "a") { c throws(GraphError) in
      try c[closed] ? try c[late.attribute] : 1
    }
    let b = graph.makeRule(in: root, label: "b") { c throws(GraphError) in try c[a] + 1 }
    let outside = graph.makeRule(in: root, label: "outside") { c throws(GraphError) in try c[b] + 1
    }
    late.attribute = b
    #expect(try graph.value(of: outside) == 3)
    try graph.set(closed, to: true)
    #expect(throws: GraphError.cycle(["b", "a"])) { try graph.value(of: outside) }
    #expect(log.cycles == [["b", "a"]])
    #expect(throws: GraphError.cycle(["b", "a"])) { try graph.value(of: a) }
    #expect(graph.checkInvariants() == [])
    try graph.set(closed, to: false)
    #expect(try graph.value(of: outside) == 3)
    #expect(try graph.value(of: a) == 1)
    #expect(graph.checkInvariants() == [])
  }

  @Test("A rule that needs itself")
  func itself() throws {
    final class Late { var attribute = Attribute<Int>.none }
    let late = Late()
    let subgraph = graph.makeSubgraph(parent: root)
    late.attribute = graph.makeRule(in: subgraph, label: "self") { c throws(GraphError) in
      try c[late.attribute]
    }
    #expect(throws: GraphError.cycle(["self"])) { try graph.value(of: late.attribute) }
    #expect(graph.checkInvariants() == [])
    graph.end(subgraph)
    #expect(graph.statistics.nodes == 0)
    #expect(graph.checkInvariants() == [])
  }

  @Test("A cycle longer than the stack is deep")
  func long() throws {
    final class Late { var attribute = Attribute<Int>.none }
    let late = Late()
    let first = graph.makeRule(in: root, label: "first") { c throws(GraphError) in
      try c[late.attribute]
    }
    var last = first
    for _ in 0..<10_000 {
      let previous = last
      last = graph.makeRule(in: root, label: "link") { c throws(GraphError) in try c[previous] }
    }
    late.attribute = last
    do throws(GraphError) {
      _ = try graph.value(of: last)
      Issue.record("a cycle has no value")
    } catch {
      guard case .cycle(let labels) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(labels.count == 10_001)
    }
    #expect(graph.checkInvariants() == [])
  }
}

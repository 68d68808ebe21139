import AttributeGraph
import Foundation
import Synchronization
import Testing

@Suite("The types of nodes that graphs share")
struct SharedTypeTests {
  /// A type for each `Index`, so that a test can make many types.
  private struct Number<Index>: Rule {
    let input: Attribute<Int>
    func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
      try context[input] + MemoryLayout<Index>.size
    }
  }

  /// Makes rules of `depth` types, each nested in the next.
  private func build<Index>(
    _: Index.Type, depth: Int, _ graph: Graph, _ input: Attribute<Int>,
    _ rules: inout [Attribute<Int>]
  ) {
    rules.append(graph.makeRule(Number<Index>(input: input), in: graph.rootSubgraph))
    guard depth > 1 else { return }
    build(Optional<Index>.self, depth: depth - 1, graph, input, &rules)
  }

  private func sum<Index>(_ index: Index.Type, depth: Int) throws -> Int {
    let graph = Graph()
    let input = graph.makeSource(1, in: graph.rootSubgraph)
    var rules: [Attribute<Int>] = []
    build(index, depth: depth, graph, input, &rules)
    let first = try rules.reduce(0) { try $0 + graph.value(of: $1) }
    _ = try graph.set(input, to: 3)
    return try rules.reduce(0) { try $0 + graph.value(of: $1) } - first
  }

  @Test("graphs of several threads that add the same types together run their own rules")
  func severalThreads() {
    let sums = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      // Half of the threads share one set of types, the others another.
      let sum =
        number % 2 == 0
        ? try? sum(UInt16.self, depth: 300)
        : try? sum((UInt8, UInt32).self, depth: 300)
      sums.withLock { $0.append(sum ?? -1) }
    }
    #expect(sums.withLock { $0 } == Array(repeating: 600, count: 8))
  }

  @Test("a graph that is older than a type finds it after another graph has added it")
  func olderGraph() throws {
    let old = Graph()
    let input = old.makeSource(1, in: old.rootSubgraph)
    #expect(try sum(Int64.self, depth: 700) == 1_400)
    var rules: [Attribute<Int>] = []
    build(Int64.self, depth: 700, old, input, &rules)
    #expect(try old.value(of: rules[0]) == 9)
    #expect(try rules.allSatisfy { try old.value(of: $0) > 8 })
  }
}

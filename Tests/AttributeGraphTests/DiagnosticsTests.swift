import AttributeGraph
import Testing

@Suite("Hooks see what happens, and a graph can be drawn")
struct DiagnosticsTests {
  final class Log: GraphHooks {
    var lines: [String] = []
    func created(_ id: AttributeID, label: String) { lines.append("created \(label)") }
    func evaluated(_ id: AttributeID, changed: Bool) {
      lines.append("evaluated \(id.index) \(changed)")
    }
    func skippedEqual(_ id: AttributeID) { lines.append("equal \(id.index)") }
    func set(_ id: AttributeID) { lines.append("set \(id.index)") }
    func ended(_ subgraph: Subgraph) { lines.append("ended") }
  }

  @Test("Each event once, in order")
  func hooks() throws {
    let graph = Graph()
    let log = Log()
    graph.hooks = log
    let subgraph = graph.makeSubgraph(parent: graph.rootSubgraph)
    let a = graph.makeSource(1, in: subgraph, label: "count")
    let parity = graph.makeRule(in: subgraph, label: "parity") { c throws(GraphError) in
      try c[a] % 2
    }
    _ = graph.makeRule(Plus(a: a, amount: 1), in: subgraph)
    _ = try graph.value(of: parity)
    try graph.set(a, to: 1)
    try graph.set(a, to: 3)
    _ = try graph.value(of: parity)
    graph.end(subgraph)
    #expect(
      log.lines == [
        "created count", "created parity", "created Plus", "evaluated 1 true", "set 0", "equal 1",
        "evaluated 1 false", "ended",
      ])
    graph.hooks = nil
    _ = graph.makeSource(1, in: graph.rootSubgraph)
    #expect(log.lines.count == 8)
  }

  @Test("DOT and JSON name nodes, states and edges")
  func export() throws {
    let graph = Graph()
    let root = graph.rootSubgraph
    let a = graph.makeSource(1, in: root, label: "a \"quoted\"")
    let b = graph.makeRule(in: root, eager: 0, label: "b") { c throws(GraphError) in try c[a] }
    #expect(graph.snapshots().map(\.state) == [.upToDate, .dirty])
    graph.update()
    try graph.set(a, to: 2)
    #expect(graph.snapshots().map(\.state) == [.upToDate, .maybe])
    #expect(graph.snapshots().map(\.inputs) == [[], [a.id]])
    let generation = a.id.generation
    #expect(
      graph.json()
        == """
        {"theseus-graph":1,"nodes":[{"id":0,"generation":\(generation),\
        "label":"a \\"quoted\\"","state":"upToDate","source":true,"eager":false,"subgraph":0,\
        "inputs":[]},{"id":1,"generation":\(generation),"label":"b","state":"maybe",\
        "source":false,"eager":true,"subgraph":0,"inputs":[0]}]}
        """)
    let dot = graph.dot()
    #expect(dot.contains("n0 -> n1;"))
    #expect(dot.contains("n1 [label=\"b\\n\(b.id)\", shape=ellipse, peripheries=2, style=dashed];"))
    #expect(dot.contains("label=\"a \\\"quoted\\\"\\n"))
  }

  @Test("A node takes at most 64 bytes beside its value and edges")
  func memory() throws {
    let graph = Graph()
    let first = graph.makeSource(0, in: graph.rootSubgraph)
    var last = first
    for _ in 0..<10_000 { last = graph.makeRule(Plus(a: last, amount: 1), in: graph.rootSubgraph) }
    _ = try graph.value(of: last)
    let statistics = graph.statistics
    #expect(statistics.nodes == 10_001)
    #expect(statistics.edges == 10_000)
    // A value and an edge's two halves are 8 bytes each; the rule holds a handle and a number.
    let beside = statistics.bytes - statistics.bytesOfEdgeLists - statistics.nodes * (8 + 16)
    #expect(beside <= statistics.nodes * 64)
  }
}

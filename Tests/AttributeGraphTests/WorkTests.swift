import AttributeGraph
import Testing

@Suite("work besides attributes is part of an update, alternating with its outputs")
struct WorkTests {
  let graph = Graph()
  var root: Subgraph { graph.rootSubgraph }

  /// Things to do, each at a priority, smallest first.
  final class Work: GraphWork {
    var waiting: [(priority: UInt32, action: () -> Void)] = []

    func add(_ priority: UInt32, to graph: Graph, _ action: @escaping () -> Void) {
      waiting.append((priority, action))
      graph.workPriority = next
    }

    func performNext() -> UInt32 {
      if let first = waiting.indices.min(by: { waiting[$0].priority < waiting[$1].priority }) {
        waiting.remove(at: first).action()
      }
      return next
    }

    private var next: UInt32 { waiting.map(\.priority).min() ?? .max }
  }

  @Test("Smallest priority first, work before outputs of the same; then nothing is left")
  func order() {
    var log: [String] = []
    let work = Work()
    graph.work = work
    for priority in [4, 2, 3] as [UInt32] {
      _ = graph.makeRule(in: root, eager: priority) { _ throws(GraphError) in
        log.append("output \(priority)")
      }
    }
    for priority in [3, 1] as [UInt32] {
      work.add(priority, to: graph) { log.append("work \(priority)") }
    }
    #expect(log.isEmpty)
    graph.update()
    #expect(log == ["work 1", "output 2", "work 3", "output 3", "output 4"])
    #expect(!graph.needsUpdate)
  }

  @Test("work alone makes an update pending")
  func isDue() {
    var isDone = false
    let work = Work()
    graph.work = work
    #expect(!graph.needsUpdate)
    work.add(7, to: graph) { isDone = true }
    #expect(graph.needsUpdate)
    graph.update()
    #expect(isDone)
    #expect(!graph.needsUpdate)
  }

  @Test("outputs that work creates or writes run before the rest of the work")
  func joins() throws {
    var log: [String] = []
    let work = Work()
    graph.work = work
    let a = graph.makeSource(0, in: root)
    _ = graph.makeRule(in: root, eager: 1) { c throws(GraphError) in
      log.append("output of \(try c[a])")
    }
    work.add(2, to: graph) { [graph] in
      log.append("first")
      #expect(throws: Never.self) { try graph.set(a, to: 1) }
      work.add(3, to: graph) { log.append("added") }
    }
    work.add(4, to: graph) { log.append("last") }
    graph.update()
    #expect(log == ["output of 0", "first", "output of 1", "added", "last"])
    #expect(graph.checkInvariants() == [])
  }
}

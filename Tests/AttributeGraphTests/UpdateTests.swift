import AttributeGraph
import Testing

@Suite("An update brings the outputs up to date in order, each once")
struct UpdateTests {
  let graph = Graph()
  var root: Subgraph { graph.rootSubgraph }

  final class Log {
    var entries: [String] = []
  }

  private func output(_ name: String, _ priority: UInt32, of a: Attribute<Int>, _ log: Log) {
    _ = graph.makeRule(in: root, eager: priority) { c throws(GraphError) in
      log.entries.append("\(name)\(try c[a])")
    }
  }

  @Test("smallest priority first, first in, first out among equals; after creation too")
  func order() throws {
    let log = Log()
    let a = graph.makeSource(0, in: root)
    output("x", 2, of: a, log)
    output("y", 1, of: a, log)
    output("z", 2, of: a, log)
    output("w", 0, of: a, log)
    #expect(graph.needsUpdate)
    graph.update()
    #expect(log.entries == ["w0", "y0", "x0", "z0"])
    #expect(!graph.needsUpdate)
    log.entries = []
    try graph.set(a, to: 1)
    try graph.set(a, to: 2)
    graph.update()
    #expect(log.entries.prefix(2) == ["w2", "y2"])
    #expect(Set(log.entries) == ["w2", "y2", "x2", "z2"])
    graph.update()
    #expect(log.entries.count == 4)
  }

  @Test("attributes queued meanwhile join in order, and ended ones are skipped")
  func joinsAndEnds() throws {
    let log = Log()
    let a = graph.makeSource(0, in: root)
    let b = graph.makeSource(0, in: root)
    let doomed = graph.makeSubgraph(parent: root)
    _ = graph.makeRule(in: doomed, eager: 5) { _ throws(GraphError) in log.entries.append("doomed")
    }
    _ = graph.makeRule(in: root, eager: 3) { c throws(GraphError) in
      log.entries.append("writer\(try c[a])")
      try c.graph.set(b, to: try c[a])
      c.graph.end(doomed)
      if c.isFirstRun {
        _ = c.graph.makeRule(in: c.graph.rootSubgraph, eager: 1) { _ throws(GraphError) in
          log.entries.append("made")
        }
      }
    }
    output("early", 1, of: b, log)
    output("late", 9, of: b, log)
    graph.update()
    #expect(log.entries == ["early0", "writer0", "made", "late0"])
    log.entries = []
    try graph.set(a, to: 1)
    graph.update()
    #expect(log.entries == ["writer1", "early1", "late1"])
    #expect(graph.checkInvariants() == [])
  }

  @Test("A write to something the running rule depends on is refused and changes nothing")
  func writeDuringEvaluation() throws {
    let a = graph.makeSource(1, in: root)
    let between = graph.makeRule(Plus(a: a, amount: 1), in: root)
    var answer: GraphError?
    let rule = graph.makeRule(in: root) { c throws(GraphError) in
      let value = try c[between]
      do throws(GraphError) { try c.graph.set(a, to: 9) } catch { answer = error }
      return value
    }
    #expect(try graph.value(of: rule) == 2)
    #expect(answer == .writeDuringEvaluation(a.id))
    #expect(try graph.value(of: a) == 1)
    #expect(throws: GraphError.notASource(between.id)) { try graph.set(between, to: 3) }
    #expect(graph.checkInvariants() == [])
  }

  @Test("Outputs that write in circles stop after a number of writes, and the graph continues")
  func circles() throws {
    let a = graph.makeSource(0, in: root)
    let b = graph.makeSource(0, in: root)
    var refused = 0
    func follow(_ from: Attribute<Int>, _ to: Attribute<Int>) {
      _ = graph.makeRule(in: root, eager: 0) { c throws(GraphError) in
        let next = try c[from] + 1
        do throws(GraphError) { try c.graph.set(to, to: next) } catch {
          #expect(error == .updateDoesNotSettle(to.id))
          refused += 1
        }
      }
    }
    follow(a, b)
    follow(b, a)
    graph.maximumWritesPerUpdate = 1_000
    graph.update()
    #expect(refused == 1)
    #expect(!graph.needsUpdate)
    #expect(try graph.value(of: a) + graph.value(of: b) > 900)
    #expect(graph.checkInvariants() == [])
  }

  @Test("An output that overtakes itself does not hang the update")
  func overtakesItself() {
    var runs = 0
    _ = graph.makeRule(in: root, eager: 0) { c throws(GraphError) in
      runs += 1
      c.graph.invalidate(c.id)
    }
    graph.update()
    #expect(runs > 1)
    #expect(!graph.needsUpdate)
    #expect(graph.checkInvariants() == [])
  }

  @Test("Invalidation runs a rule once though no input changed; dependents run only if it changed")
  func invalidation() throws {
    var outside = 1
    let runs = Counter()
    let rule = graph.makeRule(in: root) { _ throws(GraphError) in outside }
    let after = graph.makeRule(in: root) { c throws(GraphError) in
      runs.count += 1
      return try c[rule]
    }
    #expect(try graph.value(of: after) == 1)
    graph.invalidate(rule.id)
    #expect(try graph.value(of: after) == 1)
    #expect(runs.count == 1)
    outside = 2
    #expect(try graph.value(of: after) == 1)
    graph.invalidate(rule.id)
    #expect(try graph.value(of: after) == 2)
    #expect(runs.count == 2)
  }

  @Test("a rule run immediately wakes its dependents only if its value changed, inside a rule too")
  func rerunning() throws {
    var outside = 1
    let runs = Counter()
    let afterRuns = Counter()
    let rule = graph.makeRule(in: root) { _ throws(GraphError) in
      runs.count += 1
      return outside
    }
    let after = graph.makeRule(in: root, eager: 9) { c throws(GraphError) in
      afterRuns.count += 1
      return try c[rule]
    }
    graph.update()
    graph.rerun(rule.id)
    #expect(runs.count == 2)
    #expect(!graph.needsUpdate)
    outside = 2
    graph.rerun(rule.id)
    #expect(graph.needsUpdate)
    graph.update()
    #expect(try graph.value(of: after) == 2)
    #expect(runs.count == 3 && afterRuns.count == 2)

    let trigger = graph.makeSource(0, in: root)
    _ = graph.makeRule(in: root, eager: 1) { c throws(GraphError) in
      outside = try c[trigger]
      c.graph.rerun(rule.id)
      return outside
    }
    graph.update()
    try graph.set(trigger, to: 5)
    graph.update()
    #expect(try graph.value(of: after) == 5)
    try graph.set(trigger, to: 5)
    graph.update()
    #expect(afterRuns.count == 4)
    #expect(graph.checkInvariants() == [])
  }
}

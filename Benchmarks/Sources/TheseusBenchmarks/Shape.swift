import AttributeGraph

/// A graph under test and the same graph as a `Sweep`, built side by side.
final class Shape {
  let graph = Graph()
  let sweep = Sweep()
  private(set) var attributes: [Attribute<Int>] = []
  var sources: [Int] = []
  var root: Subgraph { graph.rootSubgraph }

  func source(_ value: Int = 0) -> Int {
    attributes.append(graph.makeSource(value, in: root))
    sources.append(attributes.count - 1)
    return sweep.add(.source, [])
  }

  func add<R: Rule>(_ operation: Sweep.Operation, _ reads: [Int], _ rule: R) -> Int
  where R.Value == Int {
    attributes.append(graph.makeRule(rule, in: root))
    return sweep.add(operation, reads)
  }

  func plusOne(_ a: Int) -> Int { add(.plusOne, [a], PlusOne(a: attributes[a])) }
  func copy(_ a: Int) -> Int { add(.copy, [a], Copy(a: attributes[a])) }
  func sum(_ a: Int, _ b: Int) -> Int {
    add(.sum, [a, b], Total(a: attributes[a], b: attributes[b]))
  }
  func difference(_ a: Int, _ b: Int) -> Int {
    add(.difference, [a, b], Difference(a: attributes[a], b: attributes[b]))
  }
  func sum(_ list: [Int]) -> Int { add(.sum, list, SumOf(list: list.map { attributes[$0] })) }
  func dynamicSum(_ list: [Int]) -> Int {
    add(.dynamicSum, list, DynamicSum(list: list.map { attributes[$0] }))
  }

  /// An output.
  func effect(_ a: Int) {
    attributes.append(graph.makeRule(Effect(a: attributes[a]), in: root, eager: 0))
    _ = sweep.add(.copy, [a])
  }

  /// Measures one write to one of the sources (in turn), or to all, and the update, per rule that
  /// runs.
  func measure(_ name: String, _ harness: inout Harness, writeAll: Bool = false) {
    guard harness.wants(name) else { return }
    sweep.seal()
    guard let tables = sweep.tables else { return }
    graph.update()
    // Locals, so that the harness adds little time.
    let (graph, sources, heads) = (graph, sources, sources.map { attributes[$0] })
    var (counter, floorCounter) = (0, 0)
    let body = {
      counter &+= 1
      if writeAll {
        for head in heads { Self.write(graph, head, counter) }
      } else {
        Self.write(graph, heads[counter % heads.count], counter)
      }
      graph.update()
    }
    let floor = {
      floorCounter &+= 1
      if writeAll {
        for s in sources { tables.write(s, floorCounter) }
      } else {
        tables.write(sources[floorCounter % sources.count], floorCounter)
      }
      tables.sweep()
    }
    let before = graph.statistics.evaluations
    let rounds = max(1, sources.count)
    for _ in 0..<rounds { body() }
    let units = Double(graph.statistics.evaluations - before) / Double(rounds)
    for _ in 0..<rounds { floor() }
    check(name)
    harness.measure(name, units: units, floor: floor, body)
  }

  private static func write(_ graph: Graph, _ source: Attribute<Int>, _ value: Int) {
    do throws(GraphError) { try graph.set(source, to: value) } catch {
      print("write failed: \(error)")
    }
  }

  /// Both must have the same result.
  private func check(_ name: String) {
    for (i, attribute) in attributes.enumerated()
    where (try? graph.value(of: attribute)) != sweep.value(i) {
      print("\(name): node \(i) differs from the array's")
      return
    }
  }
}

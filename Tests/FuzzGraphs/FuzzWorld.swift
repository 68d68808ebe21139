import AttributeGraph
import TestSupport

/// A graph, and beside it a model without caching, which computes every value from the sources.
package final class FuzzWorld {
  struct Entry {
    var formula: Formula
    var attribute: Attribute<Int>
    var subgraph: Int
    var isAlive = true
    /// The value of a source.
    var value = 0
    /// Counts the values the graph gave the node.
    var version = 0
    /// The nodes that the last run read, with their versions.
    var lastReads: [(node: Int, version: Int)] = []
    var mayRun = true
    var runs = 0
    var failed = false
    /// The subgraph that an owner keeps, and the last node in it.
    var own: (subgraph: Subgraph, count: Int, last: Attribute<Int>)?
  }

  package let graph = Graph()
  var random: SeededGenerator
  let maximumNodes: Int
  let maximumInputs: Int
  var entries: [Entry] = []
  var alive: [Int] = []
  var subgraphs: [(handle: Subgraph, parent: Int, isAlive: Bool)]
  package var problems: [String] = []
  package var toleratesNeedlessRuns = false
  private var memo: [Int: Int?] = [:]
  private var computing: Set<Int> = []

  package init(seed: UInt64, maximumNodes: Int, maximumInputs: Int) {
    random = SeededGenerator(seed: seed)
    self.maximumNodes = maximumNodes
    self.maximumInputs = maximumInputs
    subgraphs = [(graph.rootSubgraph, -1, true)]
  }

  func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  // MARK: The model

  /// The value of a node computed from the sources, or nil if it is on or behind a cycle or reads
  /// an ended node.
  func expected(_ i: Int) -> Int? {
    memo.removeAll(keepingCapacity: true)
    return try? naive(i)
  }

  private func naive(_ i: Int) throws(GraphError) -> Int {
    guard i < entries.count else { return 0 }
    guard entries[i].isAlive else { throw .stale(.none) }
    if case .source = entries[i].formula { return entries[i].value }
    if let known = memo[i] {
      guard let known else { throw .cycle([]) }
      return known
    }
    guard computing.insert(i).inserted else { throw .cycle([]) }
    defer { computing.remove(i) }
    do {
      let value = try entries[i].formula.evaluate(naive) { count, base throws(GraphError) in
        (try naive(base) + count) & 7
      }
      memo[i] = .some(value)
      return value
    } catch {
      memo[i] = .some(nil)
      throw error
    }
  }

  // MARK: The graph

  /// Runs node `i`'s formula in the graph, and checks that there was a reason to.
  func run(_ i: Int, _ context: borrowing RuleContext) throws(GraphError) -> Int {
    entries[i].runs += 1
    if entries[i].runs > 1 { problems.append("node \(i) ran twice between two changes") }
    // No node of a cycle is the first to change: its nodes run again when any of them may have
    // changed, and when the cycle closes.
    let hasReason =
      entries[i].mayRun || entries[i].failed
      || entries[i].lastReads.contains {
        !entries[$0.node].isAlive || entries[$0.node].version != $0.version
      }
    let lastReads = entries[i].lastReads
    entries[i].mayRun = false
    entries[i].lastReads.removeAll(keepingCapacity: true)
    do {
      let value = try entries[i].formula.evaluate { k throws(GraphError) in
        try read(k, for: i, context)
      } own: { count, base throws(GraphError) in
        try ownedValue(i, count, base, context)
      }
      if !hasReason && !toleratesNeedlessRuns {
        problems.append(
          "node \(i), \(entries[i].formula), ran although nothing it had read changed: \(lastReads)"
        )
      }
      if context.previous(as: Int.self) != value || context.isFirstRun || entries[i].failed {
        entries[i].version += 1
      }
      entries[i].failed = false
      return value
    } catch {
      entries[i].version += 1
      entries[i].failed = true
      throw error
    }
  }

  private func read(_ k: Int, for i: Int, _ context: borrowing RuleContext) throws(GraphError)
    -> Int
  {
    // Not made yet; making it invalidates this node.
    guard k < entries.count else { return 0 }
    defer { entries[i].lastReads.append((k, entries[k].version)) }
    let attribute = entries[k].attribute
    switch (i &+ k) % 4 {
    case 0: return try graph.readAmbient(attribute)
    case 1: return try context.withPointer(to: attribute) { $0.pointee }
    default: return try context[attribute]
    }
  }

  private func ownedValue(_ i: Int, _ count: Int, _ base: Int, _ context: borrowing RuleContext)
    throws(GraphError) -> Int
  {
    if entries[i].own?.count != count {
      if let old = entries[i].own { graph.end(old.subgraph) }
      let subgraph = graph.makeSubgraph(parent: subgraphs[entries[i].subgraph].handle)
      var last = entries[base].attribute
      for _ in 0..<count { last = graph.makeRule(FuzzPlusOne(a: last), in: subgraph) }
      entries[i].own = (subgraph, count, last)
    }
    guard let last = entries[i].own?.last else { return 0 }
    // The nodes between have no entries: their base stands for them.
    defer { entries[i].lastReads.append((base, entries[base].version)) }
    return try context[last]
  }
}

/// A declared input, plus one, in the fuzzer's range.
struct FuzzPlusOne: Rule {
  let a: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    (try context[a] + 1) & 7
  }
}

extension FuzzWorld {
  /// Random graphs, until `operations` were done. After each one, all values are compared with the
  /// model and the invariants are checked. Returns the first failure, with the seed of its graph.
  package static func run(operations: Int, firstSeed: UInt64 = 1) -> String? {
    // Few nodes with many turns of fate, more nodes, and nodes with long lists of inputs.
    let kinds: [(nodes: Int, inputs: Int, steps: Int)] = [
      (8, 3, 2_000), (24, 4, 1_000), (60, 40, 500),
    ]
    var done = 0
    var seed = firstSeed
    while done < operations {
      let kind = kinds[Int(seed % UInt64(kinds.count))]
      let world = FuzzWorld(seed: seed, maximumNodes: kind.nodes, maximumInputs: kind.inputs)
      for step in 0..<kind.steps {
        world.step()
        world.checkAll()
        guard world.problems.isEmpty else {
          return "seed \(seed), operation \(step): \(world.problems.joined(separator: "; "))"
        }
      }
      done += kind.steps
      seed += 1
    }
    return nil
  }
}

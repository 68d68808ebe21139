import AttributeGraph
import TestSupport

extension FuzzWorld {
  /// One operation, followed by reads of some values.
  package func step() {
    let kind = pick(100)
    switch kind {
    case 0..<16 where alive.count < maximumNodes, 0..<100 where alive.isEmpty: makeNode()
    case 16..<56: write()
    case 56..<58: invalidate()
    case 58..<60: makeSubgraph()
    case 60..<62: endSubgraph()
    case 62..<72: update()
    default: break
    }
    if !alive.isEmpty { check(alive[pick(alive.count)]) }
  }

  /// Compares all values and checks the graph's own bookkeeping.
  package func checkAll() {
    for i in alive { check(i) }
    problems += graph.checkInvariants()
  }

  /// Compares one value with the model.
  func check(_ i: Int) {
    let got = try? graph.value(of: entries[i].attribute)
    let wanted = expected(i)
    if got != wanted {
      problems.append(
        """
        node \(i) is \(got.map(String.init) ?? "an error"), expected \
        \(wanted.map(String.init) ?? "an error")
        """
      )
    }
  }

  private func changeBegins() {
    for i in alive { entries[i].runs = 0 }
  }

  private func makeNode() {
    let living = subgraphs.indices.filter { subgraphs[$0].isAlive }
    let subgraph = living[pick(living.count)]
    let i = entries.count
    changeBegins()
    let formula = alive.count < 2 || pick(4) == 0 ? Formula.source : randomFormula(i)
    let handle = subgraphs[subgraph].handle
    entries.append(Entry(formula: formula, attribute: .none, subgraph: subgraph))
    if case .source = formula {
      entries[i].value = pick(8)
      entries[i].attribute = graph.makeSource(entries[i].value, in: handle)
    } else {
      let priority: UInt32? = pick(4) == 0 ? UInt32(pick(4)) : nil
      entries[i].attribute = graph.makeRule(in: handle, eager: priority) {
        [unowned self] context throws(GraphError) in try run(i, context)
      }
    }
    alive.append(i)
    for k in alive where entries[k].formula.mentioned.contains(i) { invalidate(k) }
  }

  private func randomFormula(_ i: Int) -> Formula {
    func some() -> Int { alive[pick(alive.count)] }
    func list() -> [Int] { (0..<(1 + pick(maximumInputs))).map { _ in some() } }
    switch pick(16) {
    case 0..<5: return .sum(list())
    case 5, 6: return .choose(some(), some(), some())
    case 7, 8: return .parity(some())
    case 9, 10: return .scan(list(), limit: 4 + pick(10))
    case 11: return .pick(selector: some(), list())
    case 12: return .pick(selector: some(), list() + [i + 1, i + pick(6)])
    case 13: return .repeated(some(), some())
    default: return .owner(count: some(), base: some())
    }
  }

  private func write() {
    let i = alive[pick(alive.count)]
    guard case .source = entries[i].formula else { return }
    changeBegins()
    let value = pick(8)
    let didChange = (try? graph.set(entries[i].attribute, to: value)) ?? false
    if didChange != (value != entries[i].value) {
      problems.append("setting node \(i) answered \(didChange)")
    }
    if didChange { entries[i].version += 1 }
    entries[i].value = value
  }

  private func invalidate() {
    let i = alive[pick(alive.count)]
    if pick(2) == 0 { invalidate(i) } else { rerun(i) }
  }

  private func rerun(_ i: Int) {
    changeBegins()
    entries[i].mayRun = true
    graph.rerun(entries[i].attribute.id)
  }

  private func invalidate(_ i: Int) {
    changeBegins()
    entries[i].mayRun = true
    graph.invalidate(entries[i].attribute.id)
  }

  private func makeSubgraph() {
    let parent = pick(subgraphs.count)
    let handle = graph.makeSubgraph(parent: subgraphs[parent].handle)
    if graph.isAlive(handle) != subgraphs[parent].isAlive {
      problems.append("a subgraph in \(parent) has the wrong state")
    }
    if subgraphs[parent].isAlive { subgraphs.append((handle, parent, true)) }
  }

  private func endSubgraph() {
    let first = 1 + pick(subgraphs.count)
    guard first < subgraphs.count, subgraphs[first].isAlive else { return }
    changeBegins()
    graph.end(subgraphs[first].handle)
    subgraphs[first].isAlive = false
    for s in first..<subgraphs.count
    where subgraphs[s].isAlive && !subgraphs[subgraphs[s].parent].isAlive {
      subgraphs[s].isAlive = false
    }
    for i in alive where !subgraphs[entries[i].subgraph].isAlive {
      entries[i].isAlive = false
      if (try? graph.value(of: entries[i].attribute)) != nil {
        problems.append("node \(i) answers after its end")
      }
    }
    alive.removeAll { !entries[$0].isAlive }
  }

  private func update() {
    graph.update()
    if graph.needsUpdate { problems.append("an update left outputs behind") }
  }
}

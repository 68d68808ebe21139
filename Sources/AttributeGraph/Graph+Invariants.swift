extension Graph {
  /// The violated invariants of the graph's bookkeeping; empty when all hold. Linear in the size of
  /// the graph.
  ///
  /// Checks that the two halves of every edge find each other, that nothing up to date relies on
  /// something out of date, that lists of pending inputs are complete, and that the counts are
  /// right. For tests and fuzzers; call it outside of evaluations.
  public func checkInvariants() -> [String] {
    var problems: [String] = []
    let state = core.state
    var alive = 0
    var edges = 0
    for index in 0..<UInt32(state.pointee.nodes.count) {
      let node = core.node(index)
      if node.pointee.has(NodeFlags.dead) { continue }
      alive += 1
      edges += Int(node.pointee.inputCount)
      checkEdges(index, &problems)
      checkFreshness(index, &problems)
      if node.pointee.has(NodeFlags.onStack | NodeFlags.running | NodeFlags.again) {
        problems.append("\(core.id(index)) is marked as being evaluated")
      }
      if node.pointee.has(NodeFlags.failed) != (state.pointee.errors[index] != nil) {
        problems.append("\(core.id(index)): failure and error differ")
      }
    }
    edges -= tombstones
    if alive != state.pointee.nodesAlive {
      problems.append("\(alive) nodes are alive, \(state.pointee.nodesAlive) counted")
    }
    if edges != state.pointee.edges {
      problems.append("\(edges) edges are there, \(state.pointee.edges) counted")
    }
    if state.pointee.stack.count != 0 || state.pointee.reader != .none {
      problems.append("an evaluation was left open")
    }
    if state.pointee.holds != 0 { problems.append("memory is held back") }
    if state.pointee.reclaimable.count != 0 { problems.append("ended nodes were not destroyed") }
    return problems
  }

  /// Inputs whose source has ended; their readers are out of date.
  private var tombstones: Int {
    var count = 0
    for index in 0..<UInt32(core.state.pointee.nodes.count)
    where !core.node(index).pointee.has(NodeFlags.dead) {
      let list = core.inputs(core.node(index))
      for i in 0..<Int(core.node(index).pointee.inputCount) where list[i].node == .none {
        count += 1
      }
    }
    return count
  }

  private func checkEdges(_ index: UInt32, _ problems: inout [String]) {
    let node = core.node(index)
    let inputs = core.inputs(node)
    for i in 0..<node.pointee.inputCount where inputs[Int(i)].node != .none {
      let edge = inputs[Int(i)]
      let source = core.node(edge.node)
      if source.pointee.has(NodeFlags.dead) {
        problems.append("\(core.id(index)) reads a dead node")
      } else if edge.slot >= source.pointee.outputCount {
        problems.append("\(core.id(index)): input \(i) has no other half")
      } else {
        let half = core.outputs(source)[Int(edge.slot)]
        if half.node != index || half.slot != i {
          problems.append("\(core.id(index)): input \(i) has a wrong other half")
        }
      }
    }
    let outputs = core.outputs(node)
    for i in 0..<node.pointee.outputCount {
      let edge = outputs[Int(i)]
      let reader = core.node(edge.node)
      if reader.pointee.has(NodeFlags.dead) || edge.slot >= reader.pointee.inputCount {
        problems.append("\(core.id(index)): output \(i) has no other half")
      } else {
        let half = core.inputs(reader)[Int(edge.slot)]
        if half.node != index || half.slot != i {
          problems.append("\(core.id(index)): output \(i) has a wrong other half")
        }
      }
    }
  }

  private func checkFreshness(_ index: UInt32, _ problems: inout [String]) {
    let node = core.node(index)
    if node.pointee.has(NodeFlags.outOfDate) {
      if node.pointee.has(NodeFlags.eager) && !node.pointee.has(NodeFlags.queued) {
        problems.append("\(core.id(index)) is an output and not queued")
      }
      if node.pointee.has(NodeFlags.dirty) { return }
    } else if !node.pointee.has(NodeFlags.hasValue | NodeFlags.failed) {
      problems.append("\(core.id(index)) is up to date and has no value")
    }
    let inputs = core.inputs(node)
    var listed: Set<UInt32>?
    if node.pointee.has(NodeFlags.pendingList) {
      let block = core.inputBlock(node)
      if block.pointee.pendingCount != .none {
        listed = Set((0..<Int(block.pointee.pendingCount)).map { core.pending(block)[$0] })
      }
    }
    for i in 0..<node.pointee.inputCount where inputs[Int(i)].node != .none {
      let source = core.node(inputs[Int(i)].node)
      let mayDiffer =
        source.pointee.has(NodeFlags.outOfDate)
        || source.pointee.changedAt > node.pointee.verifiedAt
      guard mayDiffer else { continue }
      if !node.pointee.has(NodeFlags.outOfDate) {
        problems.append("\(core.id(index)) is up to date, its input \(i) is not")
      }
      if let listed, !listed.contains(i) {
        problems.append("\(core.id(index)): input \(i) is not listed as pending")
      }
    }
  }
}

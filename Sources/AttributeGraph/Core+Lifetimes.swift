/// Creates and ends nodes. Both are legal while rules run; memory is freed after the outermost
/// evaluation.
extension Core {
  @inlinable @inline(__always)
  func isAlive(_ s: Subgraph) -> Bool { state.pointee.subgraphs.isAlive(s) }

  /// A type that this graph has not seen before.
  @usableFromInline @inline(never)
  func addType(_ key: TypeKey, _ type: NodeType, _ evaluation: consuming Evaluation = .ofSource)
    -> UInt32
  {
    state.pointee.types.insert(key, type, evaluation)
  }

  /// Memory for a node's value and rule.
  @inlinable @inline(__always)
  func allocate(_ size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    state.pointee.slabs.allocate(size, alignment: alignment)
  }

  /// Adds a node whose payload is ready.
  @usableFromInline
  func addNode(
    _ payload: UnsafeMutableRawPointer, type: UInt32, flags: UInt32, in subgraph: Subgraph,
    priority: UInt32 = 0, first: UInt32 = 0
  ) -> AttributeID {
    let owner = state.pointee.subgraphs.records.base + Int(subgraph.index)
    let index: UInt32
    var record = Node(
      payload: payload, generation: state.pointee.firstGeneration, type: type, flags: flags,
      changedAt: state.pointee.revision,
      subgraph: subgraph.index, next: owner.pointee.firstNode)
    record.priority = priority
    if state.pointee.freeNode != .none {
      index = state.pointee.freeNode
      let slot = node(index)
      state.pointee.freeNode = slot.pointee.next
      record.generation = slot.pointee.generation
      slot.initialize(to: record)
    } else {
      index = UInt32(state.pointee.nodes.count)
      if state.pointee.nodes.isFull { growNodes() }
      state.pointee.nodes.append(record)
    }
    owner.pointee.firstNode = index
    state.pointee.nodesAlive += 1
    if flags & NodeFlags.eager != 0 { enqueue(node(index), index, first) }
    let id = AttributeID(index: index, generation: record.generation)
    if state.pointee.hasHooks {
      state.pointee.graph.hooks?.created(id, label: self.type(index).pointee.text)
    }
    return id
  }

  /// Records move, and with them the only edge of the rule that is running.
  @inline(never)
  private func growNodes() {
    let (reader, stamp, position) = suspendRecording()
    state.pointee.nodes.grow()
    resume(reader, stamp, at: position)
  }

  func end(_ subgraph: Subgraph) {
    guard isAlive(subgraph) else { return }
    var ended = RawBuffer<UInt32>()
    defer { ended.free() }
    collect(subgraph.index, &ended)
    for i in 0..<ended.count { kill(ended[i]) }
    advanceRevision()
    var readers = RawBuffer<UInt32>()
    defer { readers.free() }
    for i in 0..<ended.count { disconnect(ended[i], &readers) }
    for i in 0..<readers.count { markDirty(readers[i]) }
    for i in 0..<ended.count { queueForReclaim(ended[i]) }
    state.pointee.subgraphs.unlink(subgraph.index)
    for i in 0..<ended.count where ended[i] != 0 { state.pointee.subgraphs.release(ended[i]) }
    if subgraph.index == 0 { state.pointee.subgraphs.emptyRoot() }
    if state.pointee.hasHooks { state.pointee.graph.hooks?.ended(subgraph) }
    if !isEvaluating { reclaim() }
  }

  /// A subgraph and all subgraphs inside it.
  private func collect(_ first: UInt32, _ found: inout RawBuffer<UInt32>) {
    found.append(first)
    var i = 0
    while i < found.count {
      var child = state.pointee.subgraphs.records[Int(found[i])].firstChild
      while child != .none {
        found.append(child)
        child = state.pointee.subgraphs.records[Int(child)].nextSibling
      }
      i += 1
    }
  }

  /// From here on handles to the subgraph's nodes are stale.
  private func kill(_ subgraph: UInt32) {
    var i = state.pointee.subgraphs.records[Int(subgraph)].firstNode
    while i != .none {
      let target = node(i)
      target.pointee.set(NodeFlags.dead)
      target.pointee.generation &+= 1
      i = target.pointee.next
    }
  }

  /// Removes the edges between ended and living nodes, and collects the readers of ended nodes,
  /// which must run again.
  private func disconnect(_ subgraph: UInt32, _ orphans: inout RawBuffer<UInt32>) {
    var i = state.pointee.subgraphs.records[Int(subgraph)].firstNode
    while i != .none {
      let target = node(i)
      let read = inputs(target)
      for k in 0..<Int(target.pointee.inputCount) {
        let edge = read[k]
        if edge.node == .none { continue }
        if node(edge.node).pointee.has(NodeFlags.dead) {
          state.pointee.edges -= 1
        } else {
          removeOutput(edge.node, edge.slot)
        }
      }
      target.pointee.inputCount = 0
      if i == state.pointee.reader { stopRecording() }
      let readers = outputs(target)
      for k in 0..<Int(target.pointee.outputCount) {
        let edge = readers[k]
        let reader = node(edge.node)
        if reader.pointee.has(NodeFlags.dead) { continue }
        inputs(reader)[Int(edge.slot)].node = .none
        state.pointee.edges -= 1
        // A rule that ends what it has read itself need not run again for that.
        if !reader.pointee.has(NodeFlags.running) { orphans.append(edge.node) }
      }
      target.pointee.outputCount = 0
      i = target.pointee.next
    }
  }

  /// Queues the subgraph's nodes for `reclaim`.
  private func queueForReclaim(_ subgraph: UInt32) {
    var i = state.pointee.subgraphs.records[Int(subgraph)].firstNode
    while i != .none {
      state.pointee.reclaimable.append(i)
      state.pointee.nodesAlive -= 1
      i = node(i).pointee.next
    }
    state.pointee.subgraphs.records[Int(subgraph)].firstNode = .none
  }

  /// Destroys ended nodes, unless an evaluation may still use them.
  func reclaim() {
    guard state.pointee.reclaimable.count != 0, !isEvaluating, state.pointee.holds == 0 else {
      return
    }
    // Deinitializers may call the graph and end more nodes; the same loop destroys those.
    state.pointee.holds += 1
    while state.pointee.reclaimable.count != 0 {
      let index = state.pointee.reclaimable.popLast()
      let target = node(index)
      let type = type(index)
      let (size, alignment) = (type.pointee.size, type.pointee.alignment)
      let bits = target.pointee.bits
      let payload = target.pointee.payload
      freeEdges(target)
      if bits & NodeFlags.failed != 0 { state.pointee.errors[index] = nil }
      if !type.pointee.isTrivial {
        type.pointee.kind._destroy(payload, hasValue: bits & NodeFlags.hasValue != 0)
      }
      state.pointee.slabs.deallocate(payload, size, alignment: alignment)
      releaseSlot(index)
    }
    state.pointee.holds -= 1
  }

  /// A slot whose generations are used up is never reused.
  private func releaseSlot(_ index: UInt32) {
    let slot = node(index)
    slot.pointee.bits = NodeFlags.dead
    guard slot.pointee.generation & 0xFF_FFFF != 0xFF_FFFF else { return }
    slot.pointee.next = state.pointee.freeNode
    state.pointee.freeNode = index
  }
}

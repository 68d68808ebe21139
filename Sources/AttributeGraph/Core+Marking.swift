/// The push: everything that may be affected learns that it may be out of date. Breadth first;
/// nothing is evaluated.
extension Core {
  /// Marks everything that depends on a node, directly or not.
  @usableFromInline
  func markDependents(of first: UInt32) {
    // The scratch is empty between passes; nothing below reaches code that could start another.
    var from = node(first)
    var head = 0
    while true {
      // A single dependent is followed immediately, without the queue.
      while from.pointee.outputCount == 1 {
        let edge = outputs(from).pointee
        let to = node(edge.node)
        if !mark(to, edge) { break }
        from = to
      }
      if from.pointee.outputCount > 1 {
        let list = outputs(from)
        for i in 0..<Int(from.pointee.outputCount) {
          let edge = list[i]
          let to = node(edge.node)
          if mark(to, edge) && to.pointee.outputCount != 0 { state.pointee.marks.append(edge.node) }
        }
      }
      if head == state.pointee.marks.count { break }
      from = node(state.pointee.marks[head])
      head &+= 1
    }
    state.pointee.marks.count = 0
  }

  /// Marks one dependent; returns whether it was up to date.
  @inline(__always)
  private func mark(_ to: UnsafeMutablePointer<Node>, _ edge: Edge) -> Bool {
    let bits = to.pointee.bits
    if bits & (NodeFlags.pendingList | NodeFlags.outOfDate | NodeFlags.onStack | NodeFlags.eager)
      != 0
    {
      return markSpecial(to, edge)
    }
    to.pointee.bits = bits | NodeFlags.maybe
    return true
  }

  /// Marks a node that has lists or queues; returns whether it was up to date.
  @inline(__always)
  private func markSpecial(_ to: UnsafeMutablePointer<Node>, _ edge: Edge) -> Bool {
    if to.pointee.has(NodeFlags.pendingList) { listPending(to, edge.slot) }
    if to.pointee.has(NodeFlags.onStack) {
      overtake(to)
      return false
    }
    if to.pointee.has(NodeFlags.outOfDate) { return false }
    to.pointee.set(NodeFlags.maybe)
    if to.pointee.has(NodeFlags.eager) { enqueue(to, edge.node) }
    return true
  }

  /// Tells a node under evaluation that an input of it is out of date.
  func overtake(_ node: UnsafeMutablePointer<Node>) {
    node.pointee.set(node.pointee.has(NodeFlags.running) ? NodeFlags.again : NodeFlags.dirty)
  }

  /// Marks a node that must run although no input changed, and everything that depends on it.
  func markDirty(_ index: UInt32) {
    let target = node(index)
    if target.pointee.has(NodeFlags.onStack) {
      overtake(target)
      return
    }
    let wasUpToDate = !target.pointee.has(NodeFlags.outOfDate)
    target.pointee.set(NodeFlags.dirty)
    guard wasUpToDate else { return }
    if target.pointee.has(NodeFlags.eager) { enqueue(target, index) }
    markDependents(of: index)
  }

  @inline(__always)
  func enqueue(_ target: UnsafeMutablePointer<Node>, _ index: UInt32) {
    enqueue(target, index, target.pointee.priority)
  }

  @inline(__always)
  func enqueue(_ target: UnsafeMutablePointer<Node>, _ index: UInt32, _ priority: UInt32) {
    if target.pointee.has(NodeFlags.queued) { return }
    target.pointee.set(NodeFlags.queued)
    state.pointee.queue.insert(
      AttributeID(index: index, generation: target.pointee.generation), priority: priority)
  }

  @inline(never)
  private func listPending(_ node: UnsafeMutablePointer<Node>, _ slot: UInt32) {
    let block = inputBlock(node)
    let count = block.pointee.pendingCount
    if count == .none { return }
    if count == block.pointee.capacity / 2 {
      block.pointee.pendingCount = .none
    } else {
      pending(block)[Int(count)] = slot
      block.pointee.pendingCount = count + 1
    }
  }

  /// Whether anything on the stack of the current evaluation depends on a node.
  func isNeededByEvaluation(_ first: UInt32) -> Bool {
    guard isEvaluating else { return false }
    var seen = RawBuffer<UInt32>()
    defer { seen.free() }
    // A new stamp marks visited nodes; at worst an edge is recorded twice.
    let stamp = nextStamp()
    state.pointee.stampsWithoutRun &+= 1
    seen.append(first)
    var head = 0
    while head < seen.count {
      let from = node(seen[head])
      head += 1
      let list = outputs(from)
      for i in 0..<Int(from.pointee.outputCount) {
        let to = node(list[i].node)
        if to.pointee.readStamp == stamp { continue }
        if to.pointee.has(NodeFlags.onStack) { return true }
        to.pointee.readStamp = stamp
        seen.append(list[i].node)
      }
    }
    return false
  }
}

/// The push: everything that may be affected learns that it may be out of date. Breadth first; nothing is evaluated.
extension Core {
  /// Marks what depends on a node, however far away.
  func markDependents(of first: UInt32) {
    // The scratch is empty between passes; nothing below reaches code that could start another.
    state.pointee.marks.append(first)
    var head = 0
    while head < state.pointee.marks.count {
      let from = node(state.pointee.marks[head])
      head += 1
      let list = outputs(from)
      for i in 0..<Int(from.pointee.outputCount) {
        let edge = list[i]
        if mark(edge.node, by: edge.slot) { state.pointee.marks.append(edge.node) }
      }
    }
    state.pointee.marks.count = 0
  }

  /// Marks one dependent whose input at `slot` may have changed. Returns whether its own dependents have to be told.
  private func mark(_ index: UInt32, by slot: UInt32) -> Bool {
    let to = node(index)
    if to.pointee.has(NodeFlags.pendingList) { listPending(to, slot) }
    let bits = to.pointee.bits
    if bits & (NodeFlags.outOfDate | NodeFlags.onStack) != 0 {
      if bits & NodeFlags.onStack != 0 { overtake(to) }
      return false
    }
    to.pointee.set(NodeFlags.maybe)
    if bits & NodeFlags.eager != 0 { enqueue(index) }
    return to.pointee.outputCount != 0
  }

  /// Something that is being evaluated learns that what it relied on is out of date.
  func overtake(_ node: UnsafeMutablePointer<Node>) {
    node.pointee.set(node.pointee.has(NodeFlags.running) ? NodeFlags.again : NodeFlags.dirty)
  }

  /// Marks a node that has to run although no input says so, and what depends on it.
  func markDirty(_ index: UInt32) {
    let target = node(index)
    if target.pointee.has(NodeFlags.onStack) {
      overtake(target)
      return
    }
    let wasUpToDate = !target.pointee.has(NodeFlags.outOfDate)
    target.pointee.set(NodeFlags.dirty)
    guard wasUpToDate else { return }
    if target.pointee.has(NodeFlags.eager) { enqueue(index) }
    markDependents(of: index)
  }

  func enqueue(_ index: UInt32) {
    let target = node(index)
    if target.pointee.has(NodeFlags.queued) { return }
    target.pointee.set(NodeFlags.queued)
    let priority = target.pointee.payload.load(fromByteOffset: NodeType.priorityOffset(type(index).pointee.size), as: UInt32.self)
    state.pointee.queue.insert(id(index), priority: priority)
  }

  private func listPending(_ node: UnsafeMutablePointer<Node>, _ slot: UInt32) {
    let block = inputBlock(node)
    let count = block.pointee.pendingCount
    if count == .none { return }
    if count == block.pointee.capacity / 8 {
      block.pointee.pendingCount = .none
    } else {
      pending(block)[Int(count)] = slot
      block.pointee.pendingCount = count + 1
    }
  }

  /// Whether something on the stack of the evaluation under way depends on a node.
  func isNeededByEvaluation(_ first: UInt32) -> Bool {
    guard isEvaluating else { return false }
    var seen = RawBuffer<UInt32>()
    defer { seen.free() }
    // A stamp of its own serves as the sign of having been met; at worst an edge is recorded twice.
    let stamp = nextStamp()
    seen.append(first)
    var head = 0
    var found = false
    while head < seen.count && !found {
      let from = node(seen[head])
      head += 1
      let list = outputs(from)
      for i in 0..<Int(from.pointee.outputCount) {
        let to = node(list[i].node)
        if to.pointee.readStamp == stamp { continue }
        if to.pointee.has(NodeFlags.onStack) {
          found = true
          break
        }
        to.pointee.readStamp = stamp
        seen.append(list[i].node)
      }
    }
    return found
  }
}

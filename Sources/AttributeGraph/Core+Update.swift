/// Runs an update, and the writes before it.
extension Core {
  func update(maximumWrites: Int) {
    guard !isEvaluating, !state.pointee.isUpdating else { return }
    state.pointee.isUpdating = true
    beginEvaluation()
    state.pointee.writesLeft = maximumWrites
    let work = state.pointee.graph.work
    while true {
      if let entry = state.pointee.queue.popFirst(before: state.pointee.workPriority) {
        guard let target = find(entry.id) else { continue }
        target.pointee.clear(NodeFlags.queued)
        if target.pointee.has(NodeFlags.outOfDate) { bringUpToDate(entry.id.index) }
      } else if state.pointee.workPriority != .max, let work {
        state.pointee.workPriority = work.performNext()
      } else {
        break
      }
    }
    state.pointee.isUpdating = false
  }

  /// Clears a write to a source, before anything of it has happened.
  @inlinable @inline(__always)
  func willSet(_ id: AttributeID) throws(GraphError) {
    if isEvaluating || state.pointee.isUpdating { try willSetDuringUpdate(id) }
    if state.pointee.revisionIsUsed { advanceRevision() }
  }

  @usableFromInline
  func willSetDuringUpdate(_ id: AttributeID) throws(GraphError) {
    if isEvaluating && isNeededByEvaluation(id.index) { throw .writeDuringEvaluation(id) }
    if state.pointee.isUpdating {
      guard state.pointee.writesLeft > 0 else { throw .updateDoesNotSettle(id) }
      state.pointee.writesLeft -= 1
    }
  }

  /// Marks everything that depends on a source after its value changed.
  @inlinable @inline(__always)
  func didSet(_ id: AttributeID) {
    node(id.index).pointee.changedAt = state.pointee.revision
    if node(id.index).pointee.outputCount != 0 { markDependents(of: id.index) }
    if state.pointee.hasHooks { reportSet(id) }
  }

  @usableFromInline
  func reportSet(_ id: AttributeID) { state.pointee.graph.hooks?.set(id) }

  func invalidate(_ id: AttributeID) {
    guard let target = find(id), !type(id.index).pointee.isSource else { return }
    _ = target
    advanceRevision()
    markDirty(id.index)
  }

  /// Runs a rule before anything reads it, so that its dependents are marked only if its value
  /// changed.
  func rerun(_ id: AttributeID) {
    let special =
      NodeFlags.outOfDate | NodeFlags.onStack | NodeFlags.failed | NodeFlags.eager
      | NodeFlags.hasValue
    guard let target = find(id), target.pointee.bits & special == NodeFlags.hasValue,
      !isEvaluating || !stackIsUsedUp
    else {
      return invalidate(id)
    }
    if type(id.index).pointee.isSource { return }
    advanceRevision()
    let before = target.pointee.changedAt
    target.pointee.set(NodeFlags.dirty)
    if isEvaluating { evaluateInside(id.index) } else { bringUpToDate(id.index) }
    guard let target = find(id) else { return }
    if target.pointee.changedAt != before || target.pointee.has(NodeFlags.outOfDate) {
      markDependents(of: id.index)
    }
  }

  /// Ends one hold on memory; see `holds`.
  @usableFromInline
  func release() {
    state.pointee.holds -= 1
    if state.pointee.reclaimable.count != 0 { reclaim() }
  }

  func freeEverything() {
    state.pointee.nodes.deallocate()
    state.pointee.slabs.free()
    state.pointee.stack.free()
    state.pointee.marks.free()
    state.pointee.queue.free()
    state.pointee.subgraphs.records.free()
    state.pointee.reclaimable.free()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}

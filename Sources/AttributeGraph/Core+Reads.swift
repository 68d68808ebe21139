/// Reads: from a running rule, with and without an edge, and from outside.
extension Core {
  /// Rules running inside one another's reads, beyond which a read interrupts its rule instead of evaluating.
  static var maximumDepth: Int { 64 }

  /// The value of a node as the running rule sees it; the edge is recorded.
  @inlinable @inline(__always)
  func read(_ id: AttributeID) throws(GraphError) -> UnsafeMutableRawPointer {
    if let source = find(id), !source.pointee.has(NodeFlags.unreadable) {
      let reader = node(state.pointee.current)
      let cursor = state.pointee.cursor
      if cursor < reader.pointee.inputCount, inputs(reader)[Int(cursor)].node == id.index {
        state.pointee.cursor = cursor + 1
        source.pointee.readStamp = state.pointee.stamp
        return source.pointee.payload
      }
    }
    return try readSlowly(id, mayInterrupt: true)
  }

  /// A read that needs an evaluation, a new edge or an error.
  @usableFromInline @inline(never)
  func readSlowly(_ id: AttributeID, mayInterrupt: Bool) throws(GraphError) -> UnsafeMutableRawPointer {
    do {
      let source = try upToDate(id, mayInterrupt: mayInterrupt)
      record(id.index)
      return source.pointee.payload
    } catch {
      // What failed may recover, so the reader depends on it all the same.
      if error != .interrupted, find(id) != nil { record(id.index) }
      throw error
    }
  }

  /// The value of a node without an edge.
  @usableFromInline
  func peek(_ id: AttributeID) throws(GraphError) -> UnsafeMutableRawPointer {
    try upToDate(id, mayInterrupt: state.pointee.current != .none).pointee.payload
  }

  /// Brings a node up to date, inside or outside an evaluation.
  func upToDate(_ id: AttributeID, mayInterrupt: Bool) throws(GraphError) -> UnsafeMutablePointer<Node> {
    guard var target = find(id), !target.pointee.has(NodeFlags.dead) else { throw .stale(id) }
    while target.pointee.has(NodeFlags.outOfDate) {
      if target.pointee.has(NodeFlags.onStack) { throw cycle(through: id.index) }
      if mayInterrupt {
        if state.pointee.interrupt != .none { throw .interrupted }
        if state.pointee.depth >= Self.maximumDepth {
          state.pointee.interrupt = id.index
          throw .interrupted
        }
      }
      let interrupt = state.pointee.interrupt
      state.pointee.interrupt = .none
      bringUpToDate(id.index)
      state.pointee.interrupt = interrupt
      guard let found = find(id), !found.pointee.has(NodeFlags.dead) else { throw .stale(id) }
      target = found
    }
    if target.pointee.has(NodeFlags.failed) { throw state.pointee.errors[id.index] ?? .stale(id) }
    return target
  }

  /// Makes the running rule depend on a node.
  func record(_ source: UInt32) {
    let reader = state.pointee.current
    guard reader != .none, state.pointee.isTracking, !node(reader).pointee.has(NodeFlags.dead) else { return }
    let cursor = state.pointee.cursor
    let stamp = state.pointee.stamp
    if cursor < node(reader).pointee.inputCount {
      if inputs(node(reader))[Int(cursor)].node == source {
        state.pointee.cursor = cursor + 1
        node(source).pointee.readStamp = stamp
        return
      }
      if node(source).pointee.readStamp == stamp { return }
      truncateInputs(reader, to: cursor)
    } else if node(source).pointee.readStamp == stamp {
      return
    }
    connect(source, reader)
    state.pointee.cursor = cursor + 1
    node(source).pointee.readStamp = stamp
  }

  @usableFromInline
  func didChange(_ id: AttributeID, for reader: UInt32) -> Bool {
    // An attribute that cannot be had is for the rule's own read to report.
    guard let source = try? upToDate(id, mayInterrupt: false) else { return true }
    let reader = node(reader)
    return !reader.pointee.has(NodeFlags.hasValue) || source.pointee.changedAt > reader.pointee.verifiedAt
  }

  /// The error of an evaluation that needs itself: everything from the node on the stack up to the top.
  private func cycle(through index: UInt32) -> GraphError {
    var first = state.pointee.stack.count - 1
    while first > 0 && state.pointee.stack[first].node != index { first -= 1 }
    let labels = (first..<state.pointee.stack.count).map { type(state.pointee.stack[$0].node).pointee.text }
    if state.pointee.hasHooks { state.pointee.graph.hooks?.cycle(labels) }
    return .cycle(labels)
  }
}

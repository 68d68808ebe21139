/// Reads: from a running rule, with and without an edge, and from outside.
extension Core {
  /// The bytes of the machine's stack that one evaluation may use before a read interrupts its rule
  /// instead of evaluating inside it.
  static var maximumStack: UInt {
    #if os(Linux)
      // Threads have 2 MB or more.
      1 << 20
    #else
      // Threads other than the first have 512 kB on Darwin.
      192 << 10
    #endif
  }

  /// The value of a node as the running rule sees it; the edge is recorded.
  @inlinable @inline(__always)
  func read(_ id: AttributeID) throws(GraphError) -> UnsafeMutableRawPointer {
    if let source = find(id), !source.pointee.has(NodeFlags.unreadable) {
      let cursor = state.pointee.cursor
      if cursor < state.pointee.cursorEnd, cursor.pointee.node == id.index {
        state.pointee.cursor = cursor + 1
        source.pointee.readStamp = state.pointee.stamp
        return source.pointee.payload
      }
      if source.pointee.readStamp == state.pointee.stamp { return source.pointee.payload }
    }
    return try readSlowly(id, mayInterrupt: true)
  }

  /// A read that needs an evaluation, a new edge or an error.
  @usableFromInline @inline(never)
  func readSlowly(_ id: AttributeID, mayInterrupt: Bool) throws(GraphError)
    -> UnsafeMutableRawPointer
  {
    guard let source = find(id) else { throw .stale(id) }
    if !source.pointee.has(NodeFlags.unreadable) {
      record(id.index)
      return node(id.index).pointee.payload
    }
    do {
      let payload = try upToDate(id, mayInterrupt: mayInterrupt).pointee.payload
      record(id.index)
      return payload
    } catch {
      // A failed node may recover, so the reader depends on it nevertheless.
      if case .interrupted = error { throw error }
      if find(id) != nil { record(id.index) }
      throw error
    }
  }

  /// The value of a node without an edge.
  @usableFromInline
  func peek(_ id: AttributeID) throws(GraphError) -> UnsafeMutableRawPointer {
    try upToDate(id, mayInterrupt: state.pointee.reader != .none).pointee.payload
  }

  /// Brings a node up to date, inside or outside an evaluation.
  func upToDate(_ id: AttributeID, mayInterrupt: Bool) throws(GraphError) -> UnsafeMutablePointer<
    Node
  > {
    guard var target = find(id) else { throw .stale(id) }
    while target.pointee.has(NodeFlags.outOfDate) {
      if target.pointee.has(NodeFlags.onStack) { throw cycle(through: id.index) }
      if isEvaluating {
        if mayInterrupt {
          if state.pointee.interrupt != .none { throw .interrupted }
          if stackIsUsedUp {
            state.pointee.interrupt = id.index
            throw .interrupted
          }
        }
        evaluateInside(id.index)
      } else {
        bringUpToDate(id.index)
      }
      guard let found = find(id) else { throw .stale(id) }
      target = found
    }
    if target.pointee.has(NodeFlags.failed) { throw state.pointee.errors[id.index] ?? .stale(id) }
    return target
  }

  var stackIsUsedUp: Bool {
    let (start, here) = (state.pointee.stackStart, Self.stackAddress())
    return (start > here ? start - here : here - start) > Self.maximumStack
  }

  /// Roughly where the machine's stack ends now.
  @inline(never)
  static func stackAddress() -> UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Evaluates a node while a rule is running, and then resumes recording that rule's reads.
  func evaluateInside(_ index: UInt32) {
    let interrupt = state.pointee.interrupt
    let (reader, stamp, position) = suspendRecording()
    state.pointee.interrupt = .none
    bringUpToDate(index)
    state.pointee.interrupt = interrupt
    resume(reader, stamp, at: position)
  }

  /// Continues to record the reads of a rule, which may have ended meanwhile.
  func resume(_ reader: UInt32, _ stamp: UInt32, at position: Int) {
    guard reader != .none, !node(reader).pointee.has(NodeFlags.dead) else { return stopRecording() }
    let target = node(reader)
    let list = inputs(target)
    state.pointee.reader = reader
    state.pointee.stamp = stamp
    state.pointee.cursor = list + position
    state.pointee.cursorEnd = list + Int(target.pointee.inputCount)
  }

  /// Stops recording, and returns what `resume` needs to continue.
  func suspendRecording() -> (reader: UInt32, stamp: UInt32, position: Int) {
    let (reader, stamp) = (state.pointee.reader, state.pointee.stamp)
    let position = reader == .none ? 0 : state.pointee.cursor - inputs(node(reader))
    stopRecording()
    return (reader, stamp, position)
  }

  func stopRecording() {
    state.pointee.reader = .none
    state.pointee.stamp = 0
    state.pointee.cursor = CoreState.noEdges
    state.pointee.cursorEnd = CoreState.noEdges
  }

  /// Makes the running rule depend on a node.
  func record(_ source: UInt32) {
    let reader = state.pointee.reader
    guard reader != .none else {
      if state.pointee.collected != nil { state.pointee.collected?.append(id(source)) }
      return
    }
    let cursor = state.pointee.cursor
    let target = node(source)
    let stamp = state.pointee.stamp
    if cursor < state.pointee.cursorEnd && cursor.pointee.node == source {
      state.pointee.cursor = cursor + 1
      target.pointee.readStamp = stamp
      return
    }
    if target.pointee.readStamp == stamp { return }
    target.pointee.readStamp = stamp
    let position = cursor - inputs(node(reader))
    if cursor < state.pointee.cursorEnd { truncateInputs(reader, to: UInt32(position)) }
    connect(source, reader)
    let list = inputs(node(reader))
    state.pointee.cursor = list + (position + 1)
    state.pointee.cursorEnd = list + (position + 1)
  }

  @usableFromInline
  func didChange(_ id: AttributeID, for reader: UInt32) -> Bool {
    // The rule's own read reports an attribute that cannot be read.
    guard let source = try? upToDate(id, mayInterrupt: false) else { return true }
    let reader = node(reader)
    return !reader.pointee.has(NodeFlags.hasValue)
      || source.pointee.changedAt > reader.pointee.verifiedAt
  }

  /// The error of an evaluation that needs itself: everything from the node on the stack up to the
  /// top.
  private func cycle(through index: UInt32) -> GraphError {
    var first = state.pointee.stack.count - 1
    while first > 0 && state.pointee.stack[first].node != index { first -= 1 }
    let labels = (first..<state.pointee.stack.count).map {
      type(state.pointee.stack[$0].node).pointee.text
    }
    if state.pointee.hasHooks { state.pointee.graph.hooks?.cycle(labels) }
    return .cycle(labels)
  }
}

/// The pull: one node is brought up to date on an explicit stack. Inputs are looked at in the order they were read; the first that
/// changed makes the rule run, if none did the node is up to date without a run.
extension Core {
  /// Afterwards the node is up to date, failed or dead, or something overtook it and it has to be asked again.
  func bringUpToDate(_ first: UInt32) {
    let bottom = state.pointee.stack.count
    if bottom == 0 {
      state.pointee.stackStart = Self.stackAddress()
      if !state.pointee.isUpdating { state.pointee.repetitionsLeft = Self.maximumRepetitions }
    }
    state.pointee.revisionIsUsed = true
    push(first)
    repeat {
      let frame = state.pointee.stack.base + (state.pointee.stack.count - 1)
      let index = frame.pointee.node
      let bits = node(index).pointee.bits
      if bits & NodeFlags.dead != 0 || bits & NodeFlags.outOfDate == 0 {
        pop()
      } else if bits & NodeFlags.hasValue == 0 {
        let input = nextDeclaredInput(frame)
        if input != .none { push(input) } else { run(index) }
      } else if bits & (NodeFlags.dirty | NodeFlags.fixedReads) == NodeFlags.dirty {
        run(index)
      } else {
        let input = bits & NodeFlags.pendingList == 0 ? nextInput(frame) : nextPendingInput(frame)
        if input != .none {
          push(input)
        } else if node(index).pointee.has(NodeFlags.dirty) {
          run(index)
        } else {
          settle(index)
        }
      }
    } while state.pointee.stack.count > bottom
    if bottom == 0 && state.pointee.limbo.count != 0 { reclaim() }
  }

  /// Runs in one evaluation that something overtook may be repeated this often, all nodes together.
  static var maximumRepetitions: Int { 1_000 }

  @inline(__always)
  private func push(_ index: UInt32) {
    node(index).pointee.set(NodeFlags.onStack)
    state.pointee.stack.append(Frame(node: index, position: 0))
  }

  private func pop() {
    let frame = state.pointee.stack.popLast()
    node(frame.node).pointee.clear(NodeFlags.onStack)
  }

  /// The next input to evaluate, or `.none`: then the node is dirty if an input has changed.
  @inline(__always)
  private func nextInput(_ frame: UnsafeMutablePointer<Frame>) -> UInt32 {
    let dependent = node(frame.pointee.node)
    let list = inputs(dependent)
    let end = Int(dependent.pointee.inputCount)
    var i = Int(frame.pointee.position)
    while i < end {
      switch look(at: list[i].node, for: dependent) {
      case .fine: i += 1
      case .changed: return .none
      case .outOfDate:
        frame.pointee.position = UInt32(i)
        return list[i].node
      }
    }
    return .none
  }

  /// The same for a node that knows which of its many inputs may have changed.
  private func nextPendingInput(_ frame: UnsafeMutablePointer<Frame>) -> UInt32 {
    let dependent = node(frame.pointee.node)
    let block = inputBlock(dependent)
    if block.pointee.pendingCount == .none { return nextInput(frame) }
    let end = Int(block.pointee.pendingCount)
    let list = inputs(dependent)
    let positions = pending(block)
    var i = Int(frame.pointee.position)
    if i == 0 && end > 1 {
      var buffer = UnsafeMutableBufferPointer(start: positions, count: end)
      buffer.sort()
    }
    while i < end {
      let source = list[Int(positions[i])].node
      switch look(at: source, for: dependent) {
      case .fine: i += 1
      case .changed: return .none
      case .outOfDate:
        frame.pointee.position = UInt32(i)
        return source
      }
    }
    return .none
  }

  private enum Finding {
    case fine
    /// The node was made dirty, and nothing more has to be looked at.
    case changed
    case outOfDate
  }

  @inline(__always)
  private func look(at source: UInt32, for dependent: UnsafeMutablePointer<Node>) -> Finding {
    // A source that ended has made this node dirty; it is passed over only while that run is under way.
    if source == .none { return .fine }
    let input = node(source)
    if input.pointee.has(NodeFlags.outOfDate) {
      if !input.pointee.has(NodeFlags.onStack) { return .outOfDate }
      // An input that waits for this node is a cycle: the rule's own read reports it.
    } else if input.pointee.changedAt <= dependent.pointee.verifiedAt {
      return .fine
    }
    dependent.pointee.set(NodeFlags.dirty)
    return dependent.pointee.has(NodeFlags.fixedReads) ? .fine : .changed
  }

  /// The next declared input of a rule that has no value yet, or `.none`.
  private func nextDeclaredInput(_ frame: UnsafeMutablePointer<Frame>) -> UInt32 {
    let payload = node(frame.pointee.node).pointee.payload
    let declared = type(frame.pointee.node).pointee.declared
    while Int(frame.pointee.position) < declared.count {
      let id = payload.load(fromByteOffset: declared[Int(frame.pointee.position)], as: AttributeID.self)
      frame.pointee.position += 1
      if let input = find(id), input.pointee.has(NodeFlags.outOfDate), !input.pointee.has(NodeFlags.onStack) { return id.index }
    }
    return .none
  }

  /// Runs the rule of the node on top of the stack, and takes the node off unless the run was interrupted.
  private func run(_ index: UInt32) {
    var target = node(index)
    let list = inputs(target)
    state.pointee.reader = index
    state.pointee.stamp = nextStamp()
    state.pointee.cursor = list
    state.pointee.cursorEnd = list + Int(target.pointee.inputCount)
    state.pointee.evaluations += 1
    target.pointee.set(NodeFlags.running)
    let outcome = state.pointee.types.kinds[target.pointee.type]._evaluate(RuleContext(core: self, index: index))

    target = node(index)
    let bits = target.pointee.bits
    guard bits & (NodeFlags.dead | NodeFlags.again | NodeFlags.failed) == 0, outcome.rawValue <= _Outcome.changed.rawValue else {
      finishSlowly(index, outcome)
      return
    }
    if state.pointee.cursor != state.pointee.cursorEnd { truncateInputs(index, to: UInt32(state.pointee.cursor - inputs(target))) }
    target.pointee.bits = bits & ~(NodeFlags.outOfDate | NodeFlags.running | NodeFlags.onStack)
    target.pointee.verifiedAt = state.pointee.revision
    if outcome == .changed { target.pointee.changedAt = state.pointee.revision }
    if bits & NodeFlags.pendingList != 0 { inputBlock(target).pointee.pendingCount = 0 }
    state.pointee.reader = .none
    state.pointee.stack.count -= 1
    if state.pointee.hasHooks { report(index, outcome) }
  }

  /// The end of a run that failed, was interrupted, was overtaken, outlived its node, or follows a failure.
  @inline(never)
  private func finishSlowly(_ index: UInt32, _ outcome: _Outcome) {
    let target = node(index)
    target.pointee.clear(NodeFlags.running)
    let interrupt = state.pointee.interrupt
    state.pointee.interrupt = .none
    if target.pointee.has(NodeFlags.dead) {
      stopRecording()
      pop()
      return
    }
    if outcome == .interrupted {
      stopRecording()
      // The input is brought up to date without looking at the others; then the rule starts again.
      target.pointee.set(NodeFlags.dirty)
      if interrupt != .none && !node(interrupt).pointee.has(NodeFlags.onStack) { push(interrupt) }
      return
    }
    truncateInputs(index, to: UInt32(state.pointee.cursor - inputs(target)))
    stopRecording()
    // A value that comes back after an error is a change even when it is the value from before the error.
    if outcome != .equal || target.pointee.has(NodeFlags.failed) { target.pointee.changedAt = state.pointee.revision }
    if outcome == .failed {
      target.pointee.set(NodeFlags.failed)
    } else if target.pointee.has(NodeFlags.failed) {
      target.pointee.clear(NodeFlags.failed)
      state.pointee.errors[index] = nil
    }
    settle(index)
    if target.pointee.has(NodeFlags.again) {
      target.pointee.clear(NodeFlags.again)
      if state.pointee.repetitionsLeft > 0 {
        state.pointee.repetitionsLeft -= 1
        target.pointee.set(NodeFlags.dirty)
        if target.pointee.has(NodeFlags.eager) { enqueue(target, index) }
      }
    }
    if state.pointee.hasHooks { report(index, outcome) }
  }

  /// Dates the node on top of the stack as up to date, and takes it off.
  private func settle(_ index: UInt32) {
    let target = node(index)
    target.pointee.verifiedAt = state.pointee.revision
    target.pointee.clear(NodeFlags.outOfDate | NodeFlags.onStack)
    if target.pointee.has(NodeFlags.pendingList) { inputBlock(target).pointee.pendingCount = 0 }
    state.pointee.stack.count -= 1
  }

  private func report(_ index: UInt32, _ outcome: _Outcome) {
    let id = id(index)
    if outcome == .equal { state.pointee.graph.hooks?.skippedEqual(id) }
    state.pointee.graph.hooks?.evaluated(id, changed: outcome != .equal)
  }

  /// A number for a run, never 0. When the numbers are used up all traces of old ones are wiped first.
  @inline(__always)
  func nextStamp() -> UInt32 {
    state.pointee.lastStamp &+= 1
    if state.pointee.lastStamp == 0 { wipeStamps() }
    return state.pointee.lastStamp
  }

  @inline(never)
  private func wipeStamps() {
    for i in 0..<state.pointee.nodes.count { node(UInt32(i)).pointee.readStamp = 0 }
    state.pointee.lastStamp = 1
  }

  /// Starts another revision if something was evaluated in this one. When the dates are used up all nodes get the same old one,
  /// and what is out of date runs.
  @usableFromInline
  func advanceRevision() {
    guard state.pointee.revisionIsUsed else { return }
    // What is being evaluated ends in the new revision.
    state.pointee.revisionIsUsed = isEvaluating
    state.pointee.revision &+= 1
    guard state.pointee.revision == 0 else { return }
    state.pointee.revision = 2
    for i in 0..<state.pointee.nodes.count {
      let target = node(UInt32(i))
      target.pointee.changedAt = 1
      target.pointee.verifiedAt = 1
      if target.pointee.has(NodeFlags.maybe) { target.pointee.set(NodeFlags.dirty) }
    }
  }
}

/// The pull: one node is brought up to date on an explicit stack. Inputs are looked at in the order they were read; the first that
/// changed makes the rule run, if none did the node is up to date without a run.
extension Core {
  /// Afterwards the node is up to date, failed or dead, or something overtook it and it has to be asked again.
  func bringUpToDate(_ index: UInt32) {
    let bottom = state.pointee.stack.count
    if bottom == 0 && !state.pointee.isUpdating { state.pointee.repetitionsLeft = Self.maximumRepetitions }
    state.pointee.revisionIsUsed = true
    push(index)
    while state.pointee.stack.count > bottom {
      let top = state.pointee.stack.base + (state.pointee.stack.count - 1)
      let index = top.pointee.node
      let bits = node(index).pointee.bits
      if bits & NodeFlags.dead != 0 || bits & NodeFlags.outOfDate == 0 {
        pop()
      } else if bits & NodeFlags.dirty != 0 {
        let next = bits & NodeFlags.hasValue == 0 ? nextDeclaredInput(top) : .none
        if next != .none { push(next) } else { run(index) }
      } else {
        switch nextInput(top) {
        case .evaluate(let input): push(input)
        case .changed: run(index)
        case .unchanged:
          settle(index)
          pop()
        }
      }
    }
    if bottom == 0 { reclaim() }
  }

  /// Runs in one evaluation that something overtook may be repeated this often, all nodes together.
  static var maximumRepetitions: Int { 1_000 }

  private func push(_ index: UInt32) {
    node(index).pointee.set(NodeFlags.onStack)
    state.pointee.stack.append(Frame(node: index, position: 0))
  }

  private func pop() {
    let frame = state.pointee.stack.popLast()
    node(frame.node).pointee.clear(NodeFlags.onStack)
  }

  private enum Finding {
    case evaluate(UInt32)
    case changed
    case unchanged
  }

  /// Looks at the inputs that may have changed, in the order they were read.
  private func nextInput(_ frame: UnsafeMutablePointer<Frame>) -> Finding {
    let dependent = node(frame.pointee.node)
    let list = inputs(dependent)
    let verifiedAt = dependent.pointee.verifiedAt
    var i = Int(frame.pointee.position)
    var end = Int(dependent.pointee.inputCount)
    var pendingList: UnsafeMutablePointer<UInt32>?
    if dependent.pointee.has(NodeFlags.pendingList) {
      let block = inputBlock(dependent)
      if block.pointee.pendingCount != .none {
        end = Int(block.pointee.pendingCount)
        pendingList = pending(block)
        if i == 0 && end > 1 {
          var positions = UnsafeMutableBufferPointer(start: pendingList, count: end)
          positions.sort()
        }
      }
    }
    while i < end {
      let source = list[pendingList.map { Int($0[i]) } ?? i].node
      // A source that ended has made this node dirty; it is passed over only while that run is under way.
      if source != .none {
        let input = node(source)
        if input.pointee.has(NodeFlags.outOfDate) {
          frame.pointee.position = UInt32(i)
          // An input that waits for this node is a cycle: the rule's own read reports it.
          return input.pointee.has(NodeFlags.onStack) ? .changed : .evaluate(source)
        }
        if input.pointee.changedAt > verifiedAt { return .changed }
      }
      i += 1
    }
    return .unchanged
  }

  /// The next declared input of a rule that has not run yet, or `.none`.
  private func nextDeclaredInput(_ frame: UnsafeMutablePointer<Frame>) -> UInt32 {
    let payload = node(frame.pointee.node).pointee.payload
    let declared = type(frame.pointee.node).pointee.declared
    while Int(frame.pointee.position) < declared.count {
      let id = payload.load(fromByteOffset: declared[Int(frame.pointee.position)], as: AttributeID.self)
      if let input = find(id), input.pointee.has(NodeFlags.outOfDate), !input.pointee.has(NodeFlags.onStack | NodeFlags.dead) {
        return id.index
      }
      frame.pointee.position += 1
    }
    return .none
  }

  /// Runs the rule of the node on top of the stack, and takes the node off unless the run was interrupted.
  private func run(_ index: UInt32) {
    let (current, cursor, stamp) = (state.pointee.current, state.pointee.cursor, state.pointee.stamp)
    let isTracking = state.pointee.isTracking
    state.pointee.stamp = nextStamp()
    state.pointee.current = index
    state.pointee.cursor = 0
    state.pointee.isTracking = true
    state.pointee.depth += 1
    state.pointee.evaluations += 1
    node(index).pointee.set(NodeFlags.running)
    let outcome = type(index).pointee.kind._evaluate(RuleContext(core: self, index: index))
    node(index).pointee.clear(NodeFlags.running)
    let read = state.pointee.cursor
    state.pointee.depth -= 1
    state.pointee.isTracking = isTracking
    (state.pointee.current, state.pointee.cursor, state.pointee.stamp) = (current, cursor, stamp)

    let interrupt = state.pointee.interrupt
    state.pointee.interrupt = .none
    if node(index).pointee.has(NodeFlags.dead) {
      pop()
    } else if outcome == .interrupted {
      node(index).pointee.set(NodeFlags.dirty)
      if interrupt != .none && !node(interrupt).pointee.has(NodeFlags.onStack) { push(interrupt) }
    } else {
      truncateInputs(index, to: read)
      finish(index, outcome)
      pop()
      if state.pointee.hasHooks { report(index, outcome) }
    }
  }

  private func finish(_ index: UInt32, _ outcome: _Outcome) {
    let target = node(index)
    // A value that comes back after an error is a change even when it is the value from before the error.
    if outcome != .equal || target.pointee.has(NodeFlags.failed) { target.pointee.changedAt = state.pointee.revision }
    if outcome == .failed {
      target.pointee.set(NodeFlags.failed)
    } else if target.pointee.has(NodeFlags.failed) {
      target.pointee.clear(NodeFlags.failed)
      state.pointee.errors[index] = nil
    }
    settle(index)
    guard target.pointee.has(NodeFlags.again) else { return }
    target.pointee.clear(NodeFlags.again)
    guard state.pointee.repetitionsLeft > 0 else { return }
    state.pointee.repetitionsLeft -= 1
    target.pointee.set(NodeFlags.dirty)
    if target.pointee.has(NodeFlags.eager) { enqueue(index) }
  }

  /// Dates a node as up to date.
  private func settle(_ index: UInt32) {
    let target = node(index)
    target.pointee.verifiedAt = state.pointee.revision
    target.pointee.clear(NodeFlags.outOfDate)
    if target.pointee.has(NodeFlags.pendingList) { inputBlock(target).pointee.pendingCount = 0 }
  }

  private func report(_ index: UInt32, _ outcome: _Outcome) {
    let hooks = state.pointee.graph.hooks
    if outcome == .equal { hooks?.skippedEqual(id(index)) }
    hooks?.evaluated(id(index), changed: outcome != .equal)
  }

  /// A number for a run, never 0. When the numbers are used up all traces of old ones are wiped first.
  func nextStamp() -> UInt32 {
    state.pointee.lastStamp &+= 1
    if state.pointee.lastStamp == 0 {
      for i in 0..<state.pointee.nodes.count { state.pointee.nodes[i].readStamp = 0 }
      state.pointee.lastStamp = 1
    }
    return state.pointee.lastStamp
  }

  /// Starts another revision if something was evaluated in this one. When the dates are used up all nodes get the same old one,
  /// and what is out of date runs.
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

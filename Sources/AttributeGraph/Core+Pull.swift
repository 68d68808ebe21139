/// The pull brings one node up to date on an explicit stack. It checks inputs in the order in which
/// they were read. The first changed input makes the rule run; when none changed, the node is up to
/// date without a run.
extension Core {
  /// Afterward the node is up to date, failed or dead, or it was overtaken and must be checked
  /// again.
  func bringUpToDate(_ first: UInt32) {
    let bottom = state.pointee.stack.count
    if bottom == 0 && !state.pointee.isUpdating { beginEvaluation() }
    state.pointee.revisionIsUsed = true
    // The current node, the next input to check, and whether the node is on the stack. It need not
    // be unless it waits or runs.
    var (index, position, isOnStack) = (first, UInt32(0), false)
    while true {
      let target = node(index)
      let kind =
        target.pointee.bits
        & (NodeFlags.dead | NodeFlags.outOfDate | NodeFlags.hasValue | NodeFlags.pendingList)
      var outcome = _Outcome.equal
      if kind & NodeFlags.dead != 0 || kind & NodeFlags.outOfDate == 0 {
        if isOnStack { pop(target) }
        outcome = .interrupted
      } else {
        let input: UInt32
        if kind == NodeFlags.maybe | NodeFlags.hasValue {
          input = nextInput(target, &position)
        } else {
          let next = nextInputOfSpecial(target, position)
          (input, position) = (next.input, next.position)
        }
        if input != .none {
          if isOnStack {
            top.pointee.position = position
          } else {
            push(target, Frame(node: index, position: position))
          }
          (index, position, isOnStack) = (input, 0, false)
          continue
        }
        if target.pointee.has(NodeFlags.dirty) {
          if !isOnStack { push(target, Frame(node: index, position: position)) }
          outcome = run(index)
        } else {
          settle(target)
          if isOnStack { pop(target) }
        }
      }
      outcome = passOn(outcome, of: index, bottom)
      if state.pointee.stack.count == bottom { break }
      (index, position, isOnStack) = (
        top.pointee.node, top.pointee.position &+ (outcome == .equal ? 1 : 0), true
      )
    }
    if bottom == 0 && state.pointee.reclaimable.count != 0 { reclaim() }
  }

  /// Passes a node's outcome to the node that waits for it, as far as this decides the outcome of
  /// the latter: after a change it runs; after the last unchanged input it is up to date. Returns
  /// the outcome of the last node that did not decide the next one.
  @inline(__always)
  private func passOn(_ first: _Outcome, of node: UInt32, _ bottom: Int) -> _Outcome {
    var (outcome, index) = (first, node)
    while outcome.rawValue <= _Outcome.changed.rawValue && state.pointee.stack.count != bottom {
      let changedAt = self.node(index).pointee.changedAt
      index = top.pointee.node
      let target = self.node(index)
      let bits = target.pointee.bits
      if bits & (NodeFlags.dead | NodeFlags.hasValue) != NodeFlags.hasValue { return .interrupted }
      let isLast =
        bits & NodeFlags.pendingList == 0 && top.pointee.position &+ 1 == target.pointee.inputCount
      // An equal result counts as a change where an earlier one has not been seen.
      if outcome == .changed || changedAt > target.pointee.verifiedAt {
        target.pointee.bits = bits | NodeFlags.dirty
        if bits & NodeFlags.fixedReads != 0 && !isLast { return .changed }
        outcome = run(index)
      } else {
        guard isLast && bits & NodeFlags.dirty == 0 else { return .equal }
        target.pointee.verifiedAt = state.pointee.revision
        target.pointee.bits = bits & ~(NodeFlags.maybe | NodeFlags.onStack)
        state.pointee.stack.count &-= 1
      }
    }
    return outcome
  }

  /// Records the start values for the limits of an evaluation, or of a whole update.
  func beginEvaluation() {
    state.pointee.stackStart = Self.stackAddress()
    state.pointee.repetitionsLeft = Self.maximumRepetitions
  }

  /// Runs in one evaluation that something overtook may be repeated this often, all nodes together.
  static var maximumRepetitions: Int { 1_000 }

  @inline(__always)
  private func push(_ target: UnsafeMutablePointer<Node>, _ frame: Frame) {
    target.pointee.set(NodeFlags.onStack)
    state.pointee.stack.append(frame)
  }

  @inline(__always)
  private func pop(_ target: UnsafeMutablePointer<Node>) {
    state.pointee.stack.count &-= 1
    target.pointee.clear(NodeFlags.onStack)
  }

  /// The frame of the node that waits or runs.
  @inline(__always)
  private var top: UnsafeMutablePointer<Frame> {
    state.pointee.stack.base + (state.pointee.stack.count &- 1)
  }

  /// The next input to evaluate, or `.none`: then the node is dirty if an input has changed.
  @inline(__always)
  private func nextInput(_ dependent: UnsafeMutablePointer<Node>, _ position: inout UInt32)
    -> UInt32
  {
    let list = inputs(dependent)
    let end = dependent.pointee.inputCount
    while position < end {
      let source = list[Int(position)].node
      switch look(at: source, for: dependent) {
      case .fine: position &+= 1
      case .changed: return .none
      case .outOfDate: return source
      }
    }
    return .none
  }

  /// The same for a node that has no value, has to run anyway, or has many inputs.
  @inline(never)
  private func nextInputOfSpecial(_ target: UnsafeMutablePointer<Node>, _ start: UInt32) -> (
    input: UInt32, position: UInt32
  ) {
    let bits = target.pointee.bits
    var position = start
    if bits & (NodeFlags.hasValue | NodeFlags.failed) == 0 {
      return (nextDeclaredInput(target, &position), position)
    }
    if bits & (NodeFlags.dirty | NodeFlags.fixedReads) == NodeFlags.dirty {
      return (.none, position)
    }
    if bits & NodeFlags.pendingList == 0 { return (nextInput(target, &position), position) }
    return (nextPendingInput(target, &position), position)
  }

  /// As above, for a node that knows which of its many inputs may have changed.
  private func nextPendingInput(_ dependent: UnsafeMutablePointer<Node>, _ position: inout UInt32)
    -> UInt32
  {
    let block = inputBlock(dependent)
    if block.pointee.pendingCount == .none { return nextInput(dependent, &position) }
    let end = block.pointee.pendingCount
    let list = inputs(dependent)
    let positions = pending(block)
    if position == 0 { sort(positions, Int(end)) }
    while position < end {
      let source = list[Int(positions[Int(position)])].node
      switch look(at: source, for: dependent) {
      case .fine: position &+= 1
      case .changed: return .none
      case .outOfDate: return source
      }
    }
    return .none
  }

  /// Marking is breadth first, so the list is usually sorted.
  private func sort(_ positions: UnsafeMutablePointer<UInt32>, _ count: Int) {
    var i = 1
    while i < count && positions[i - 1] <= positions[i] { i += 1 }
    guard i < count else { return }
    var buffer = UnsafeMutableBufferPointer(start: positions, count: count)
    buffer.sort()
  }

  private enum Finding {
    case fine
    /// The node is dirty; nothing more needs to be checked.
    case changed
    case outOfDate
  }

  @inline(__always)
  private func look(at source: UInt32, for dependent: UnsafeMutablePointer<Node>) -> Finding {
    // An ended source has made this node dirty; it is skipped only during that run.
    if source == .none { return .fine }
    let input = node(source)
    if input.pointee.has(NodeFlags.outOfDate) {
      if !input.pointee.has(NodeFlags.onStack) && input != dependent { return .outOfDate }
      // An input that waits for this node is a cycle, which the rule's own read reports.
    } else if input.pointee.changedAt <= dependent.pointee.verifiedAt {
      return .fine
    }
    dependent.pointee.set(NodeFlags.dirty)
    return dependent.pointee.has(NodeFlags.fixedReads) ? .fine : .changed
  }

  /// The next declared input of a rule that has no value yet, or `.none`. Edges of fixed reads are
  /// created here, so that the first run finds them.
  private func nextDeclaredInput(_ target: UnsafeMutablePointer<Node>, _ position: inout UInt32)
    -> UInt32
  {
    let payload = target.pointee.payload
    let declared = (state.pointee.types.types + target.pointee.type).pointee.declared
    while Int(position) < declared.count {
      let id = payload.load(fromByteOffset: declared[Int(position)], as: AttributeID.self)
      if let input = find(id) {
        if input.pointee.has(NodeFlags.outOfDate) && !input.pointee.has(NodeFlags.onStack)
          && input != target
        {
          return id.index
        }
        if target.pointee.has(NodeFlags.fixedReads) && position == target.pointee.inputCount {
          if position == 0 && declared.count > 1 { reserveInputs(target, UInt32(declared.count)) }
          connect(id.index, UInt32(target - state.pointee.nodes.base))
        }
      }
      position &+= 1
    }
    return .none
  }

  /// Runs the rule of the node on top of the stack, and pops the node unless the run was
  /// interrupted. `equal` and `changed` apply to nodes that are up to date; after any other
  /// outcome, the waiting node checks again.
  private func run(_ index: UInt32) -> _Outcome {
    var target = node(index)
    let list = inputs(target)
    state.pointee.reader = index
    state.pointee.stamp = nextStamp()
    state.pointee.cursor = list
    state.pointee.cursorEnd = list + Int(target.pointee.inputCount)
    let before = target.pointee.bits
    target.pointee.bits = before | NodeFlags.running
    let outcome = state.pointee.types.evaluations[Int(before >> NodeFlags.count)](
      RuleContext(core: self, index: index), target.pointee.payload,
      before & NodeFlags.hasValue != 0)

    target = node(index)
    let bits = target.pointee.bits
    guard bits & (NodeFlags.dead | NodeFlags.again | NodeFlags.failed) == 0,
      outcome.rawValue <= _Outcome.changed.rawValue
    else {
      return finishSlowly(index, outcome)
    }
    if state.pointee.cursor != state.pointee.cursorEnd {
      truncateInputs(index, to: UInt32(state.pointee.cursor - inputs(target)))
    }
    target.pointee.bits =
      bits & ~(NodeFlags.outOfDate | NodeFlags.running | NodeFlags.onStack) | NodeFlags.hasValue
    target.pointee.verifiedAt = state.pointee.revision
    if outcome == .changed { target.pointee.changedAt = state.pointee.revision }
    if bits & NodeFlags.pendingList != 0 { inputBlock(target).pointee.pendingCount = 0 }
    state.pointee.reader = .none
    state.pointee.stack.count &-= 1
    if state.pointee.hasHooks { report(index, outcome) }
    return outcome
  }

  /// The end of a run that failed, was interrupted, was overtaken, outlived its node, or follows a
  /// failure.
  @inline(never)
  private func finishSlowly(_ index: UInt32, _ outcome: _Outcome) -> _Outcome {
    let target = node(index)
    target.pointee.clear(NodeFlags.running)
    if outcome == .changed { target.pointee.set(NodeFlags.hasValue) }
    let interrupt = state.pointee.interrupt
    state.pointee.interrupt = .none
    if target.pointee.has(NodeFlags.dead) {
      stopRecording()
      state.pointee.errors[index] = nil
      pop(target)
      return .interrupted
    }
    if outcome == .interrupted {
      stopRecording()
      // The input is brought up to date without looking at the others; then the rule starts again.
      target.pointee.set(NodeFlags.dirty)
      if interrupt != .none && !node(interrupt).pointee.has(NodeFlags.onStack) {
        push(node(interrupt), Frame(node: interrupt, position: 0))
      }
      return outcome
    }
    truncateInputs(index, to: UInt32(state.pointee.cursor - inputs(target)))
    stopRecording()
    // A value after an error is a change, even when it equals the value before the error.
    let didChange = outcome != .equal || target.pointee.has(NodeFlags.failed)
    if didChange { target.pointee.changedAt = state.pointee.revision }
    if outcome == .failed {
      target.pointee.set(NodeFlags.failed)
    } else if target.pointee.has(NodeFlags.failed) {
      target.pointee.clear(NodeFlags.failed)
      state.pointee.errors[index] = nil
    }
    settle(target)
    pop(target)
    var isOvertaken = false
    if target.pointee.has(NodeFlags.again) {
      target.pointee.clear(NodeFlags.again)
      if state.pointee.repetitionsLeft > 0 {
        state.pointee.repetitionsLeft -= 1
        target.pointee.set(NodeFlags.dirty)
        isOvertaken = true
        if target.pointee.has(NodeFlags.eager) { enqueue(target, index) }
      }
    }
    if state.pointee.hasHooks { report(index, outcome) }
    return isOvertaken ? .interrupted : didChange ? .changed : .equal
  }

  /// Dates a node as up to date.
  @inline(__always)
  private func settle(_ target: UnsafeMutablePointer<Node>) {
    target.pointee.verifiedAt = state.pointee.revision
    target.pointee.clear(NodeFlags.outOfDate)
    if target.pointee.has(NodeFlags.pendingList) { inputBlock(target).pointee.pendingCount = 0 }
  }

  private func report(_ index: UInt32, _ outcome: _Outcome) {
    let id = id(index)
    if outcome == .equal { state.pointee.graph.hooks?.skippedEqual(id) }
    state.pointee.graph.hooks?.evaluated(id, changed: outcome != .equal)
  }

  /// A number for a run, never 0. When the numbers are used up all traces of old ones are wiped
  /// first.
  @inline(__always)
  func nextStamp() -> UInt32 {
    state.pointee.runs &+= 1
    if UInt32(truncatingIfNeeded: state.pointee.runs) == 0 { wipeStamps() }
    return UInt32(truncatingIfNeeded: state.pointee.runs)
  }

  @inline(never)
  private func wipeStamps() {
    for i in 0..<state.pointee.nodes.count { node(UInt32(i)).pointee.readStamp = 0 }
    state.pointee.runs &+= 1
    state.pointee.stampsWithoutRun &+= 1
  }

  /// Starts another revision when something was evaluated in this one. When the numbers are used
  /// up, all nodes get the same old revision, and nodes that are out of date run.
  @usableFromInline
  func advanceRevision() {
    guard state.pointee.revisionIsUsed else { return }
    // A running evaluation ends in the new revision.
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

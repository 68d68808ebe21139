/// One half of an edge: the node at the other end, and the index of the other half in that node's
/// list.
@usableFromInline
struct Edge: BitwiseCopyable {
  @usableFromInline var node: UInt32
  @usableFromInline var slot: UInt32

  @inlinable
  init(node: UInt32, slot: UInt32) {
    self.node = node
    self.slot = slot
  }
}

/// The header of a list of two or more edges in memory.
struct EdgeBlock: BitwiseCopyable {
  /// The capacity in edges. From `smallestWithPending` on, half as many pending positions are
  /// stored after them.
  var capacity: UInt32
  /// The number of pending positions, or `.none` when there were too many: then all inputs are
  /// checked.
  var pendingCount: UInt32 = 0

  static var smallestWithPending: UInt32 { 16 }

  static func size(_ capacity: UInt32) -> Int {
    MemoryLayout<EdgeBlock>.size + Int(capacity) * MemoryLayout<Edge>.size
      + (capacity >= smallestWithPending ? Int(capacity / 2) * 4 : 0)
  }
}

/// An edge is stored at both ends. An entry of `inputs` whose node is `.none` belonged to a source
/// that ended.
extension Core {
  @inlinable @inline(__always)
  func inputs(_ node: UnsafeMutablePointer<Node>) -> UnsafeMutablePointer<Edge> {
    if node.pointee.has(NodeFlags.inputBlock) {
      return UnsafeMutablePointer(bitPattern: UInt(node.pointee.inputs) + 8).unsafelyUnwrapped
    }
    return (UnsafeMutableRawPointer(node) + 8).assumingMemoryBound(to: Edge.self)
  }

  @inlinable @inline(__always)
  func outputs(_ node: UnsafeMutablePointer<Node>) -> UnsafeMutablePointer<Edge> {
    if node.pointee.has(NodeFlags.outputBlock) {
      return UnsafeMutablePointer(bitPattern: UInt(node.pointee.outputs) + 8).unsafelyUnwrapped
    }
    return (UnsafeMutableRawPointer(node) + 16).assumingMemoryBound(to: Edge.self)
  }

  func inputBlock(_ node: UnsafeMutablePointer<Node>) -> UnsafeMutablePointer<EdgeBlock> {
    UnsafeMutablePointer(bitPattern: UInt(node.pointee.inputs)).unsafelyUnwrapped
  }

  func outputBlock(_ node: UnsafeMutablePointer<Node>) -> UnsafeMutablePointer<EdgeBlock> {
    UnsafeMutablePointer(bitPattern: UInt(node.pointee.outputs)).unsafelyUnwrapped
  }

  func pending(_ block: UnsafeMutablePointer<EdgeBlock>) -> UnsafeMutablePointer<UInt32> {
    let start =
      UnsafeMutableRawPointer(block) + 8 + Int(block.pointee.capacity) * MemoryLayout<Edge>.size
    return start.assumingMemoryBound(to: UInt32.self)
  }

  /// Adds an edge at the end of `dependent`'s inputs.
  func connect(_ source: UInt32, _ dependent: UInt32) {
    let from = node(source)
    let to = node(dependent)
    let inSlot = to.pointee.inputCount
    let outSlot = from.pointee.outputCount
    if to.pointee.has(NodeFlags.inputBlock) {
      if inSlot == inputBlock(to).pointee.capacity { growInputs(to) }
    } else if inSlot == 1 {
      growInputs(to)
    }
    if from.pointee.has(NodeFlags.outputBlock) {
      if outSlot == outputBlock(from).pointee.capacity { growOutputs(from) }
    } else if outSlot == 1 {
      growOutputs(from)
    }
    inputs(to)[Int(inSlot)] = Edge(node: source, slot: outSlot)
    outputs(from)[Int(outSlot)] = Edge(node: dependent, slot: inSlot)
    to.pointee.inputCount = inSlot + 1
    from.pointee.outputCount = outSlot + 1
    state.pointee.edges += 1
  }

  /// Removes the half at `slot` from a node's outputs; the last half moves into its slot.
  func removeOutput(_ source: UInt32, _ slot: UInt32) {
    let from = node(source)
    let list = outputs(from)
    let last = from.pointee.outputCount - 1
    if slot != last {
      let moved = list[Int(last)]
      list[Int(slot)] = moved
      inputs(node(moved.node))[Int(moved.slot)].slot = slot
    }
    from.pointee.outputCount = last
    state.pointee.edges -= 1
  }

  /// Forgets the inputs of a node from `position` on.
  func truncateInputs(_ dependent: UInt32, to position: UInt32) {
    let to = node(dependent)
    let list = inputs(to)
    var i = to.pointee.inputCount
    while i > position {
      i -= 1
      let edge = list[Int(i)]
      if edge.node != .none { removeOutput(edge.node, edge.slot) }
    }
    to.pointee.inputCount = position
  }

  private func growInputs(_ node: UnsafeMutablePointer<Node>) {
    reserveInputs(node, max(3, node.pointee.inputCount * 2 + 1))
  }

  /// Reserves memory for at least 2 inputs.
  func reserveInputs(_ node: UnsafeMutablePointer<Node>, _ capacity: UInt32) {
    if node.pointee.has(NodeFlags.inputBlock) && inputBlock(node).pointee.capacity >= capacity {
      return
    }
    let block = grown(
      inputs(node), node.pointee.inputCount, node.pointee.has(NodeFlags.inputBlock), capacity)
    node.pointee.inputs = UInt64(UInt(bitPattern: block))
    node.pointee.set(NodeFlags.inputBlock)
    if block.pointee.capacity >= EdgeBlock.smallestWithPending {
      node.pointee.set(NodeFlags.pendingList)
      // The old list was not copied.
      block.pointee.pendingCount = node.pointee.has(NodeFlags.outOfDate) ? .none : 0
    }
  }

  private func growOutputs(_ node: UnsafeMutablePointer<Node>) {
    let capacity = max(3, node.pointee.outputCount * 2 + 1)
    let block = grown(
      outputs(node), node.pointee.outputCount, node.pointee.has(NodeFlags.outputBlock), capacity)
    node.pointee.outputs = UInt64(UInt(bitPattern: block))
    node.pointee.set(NodeFlags.outputBlock)
  }

  private func grown(
    _ old: UnsafeMutablePointer<Edge>, _ count: UInt32, _ isBlock: Bool, _ capacity: UInt32
  ) -> UnsafeMutablePointer<
    EdgeBlock
  > {
    let memory = state.pointee.slabs.allocate(EdgeBlock.size(capacity), alignment: 8)
    state.pointee.bytesOfEdges += EdgeBlock.size(capacity)
    let block = memory.bindMemory(to: EdgeBlock.self, capacity: 1)
    block.initialize(to: EdgeBlock(capacity: capacity))
    (memory + 8).assumingMemoryBound(to: Edge.self).initialize(from: old, count: Int(count))
    if isBlock {
      freeBlock((UnsafeMutableRawPointer(old) - 8).assumingMemoryBound(to: EdgeBlock.self))
    }
    return block
  }

  private func freeBlock(_ block: UnsafeMutablePointer<EdgeBlock>) {
    state.pointee.bytesOfEdges -= EdgeBlock.size(block.pointee.capacity)
    state.pointee.slabs.deallocate(block, EdgeBlock.size(block.pointee.capacity), alignment: 8)
  }

  /// Frees the memory of both lists, which must no longer be used.
  func freeEdges(_ node: UnsafeMutablePointer<Node>) {
    if node.pointee.has(NodeFlags.inputBlock) { freeBlock(inputBlock(node)) }
    if node.pointee.has(NodeFlags.outputBlock) { freeBlock(outputBlock(node)) }
    node.pointee.clear(NodeFlags.inputBlock | NodeFlags.outputBlock | NodeFlags.pendingList)
    node.pointee.inputCount = 0
    node.pointee.outputCount = 0
  }
}

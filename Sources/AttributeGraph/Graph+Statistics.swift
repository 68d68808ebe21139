extension Graph {
  /// Counts of a graph's nodes, edges and work done.
  public struct Statistics: Hashable, Sendable {
    /// Attributes alive.
    public var nodes: Int
    /// Edges recorded.
    public var edges: Int
    /// Subgraphs alive, the root included.
    public var subgraphs: Int
    /// Rules run since the graph was made.
    public var evaluations: UInt64
    /// Eager attributes waiting for `update()`.
    public var queued: Int
    /// Bytes in use: records, values, rules, edges.
    public var bytes: Int
    /// Bytes in use for lists of edges; an only edge is in the record.
    public var bytesOfEdgeLists: Int
    /// Bytes of one record.
    public var bytesPerRecord: Int
  }

  public var statistics: Statistics {
    let state = core.state
    return Statistics(
      nodes: state.pointee.nodesAlive, edges: state.pointee.edges,
      subgraphs: state.pointee.subgraphs.alive,
      evaluations: state.pointee.runs - state.pointee.stampsWithoutRun,
      queued: state.pointee.queue.count,
      bytes: state.pointee.nodes.count * MemoryLayout<Node>.stride + state.pointee.slabs.bytesInUse,
      bytesOfEdgeLists: state.pointee.bytesOfEdges,
      bytesPerRecord: MemoryLayout<Node>.stride)
  }

  /// The name of an attribute in diagnostics, or nil when it is stale.
  public func label(of id: AttributeID) -> String? {
    core.find(id) == nil ? nil : core.type(id.index).pointee.text
  }

  /// The attributes that an attribute read in its last run, in order.
  public func inputs(of id: AttributeID) -> [AttributeID] {
    guard let node = core.find(id) else { return [] }
    let list = core.inputs(node)
    return (0..<Int(node.pointee.inputCount)).map { list[$0].node }.filter { $0 != .none }.map {
      core.id($0)
    }
  }

  /// The attributes that read an attribute, in no order.
  public func dependents(of id: AttributeID) -> [AttributeID] {
    guard let node = core.find(id) else { return [] }
    let list = core.outputs(node)
    return (0..<Int(node.pointee.outputCount)).map { core.id(list[$0].node) }
  }
}

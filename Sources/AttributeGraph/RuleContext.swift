/// A running rule's access to its graph. A read through it makes the rule depend on what it read.
@frozen
public struct RuleContext: ~Copyable {
  @usableFromInline let core: Core
  @usableFromInline let index: UInt32

  @inlinable
  init(core: Core, index: UInt32) {
    self.core = core
    self.index = index
  }

  /// The value of an attribute, which the rule depends on from now on.
  @inlinable
  public subscript<Value>(_ attribute: Attribute<Value>) -> Value {
    @inline(__always) get throws(GraphError) {
      assert(core.holds(attribute.id, Value.self), "the attribute's value is of another type")
      return try core.read(attribute.id).assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// The value of an attribute without a copy. The pointer is valid until `body` ends.
  @inlinable
  public func withPointer<Value, Result>(
    to attribute: Attribute<Value>, _ body: (UnsafePointer<Value>) throws(GraphError) -> Result
  ) throws(GraphError) -> Result {
    assert(core.holds(attribute.id, Value.self), "the attribute's value is of another type")
    return try body(UnsafePointer(core.read(attribute.id).assumingMemoryBound(to: Value.self)))
  }

  /// The address of a value, on which the rule then depends. Valid until anything else is
  /// evaluated.
  @inlinable
  public func rawPointer(_ id: AttributeID) throws(GraphError) -> UnsafeRawPointer {
    UnsafeRawPointer(try core.read(id))
  }

  /// The value of an attribute, up to date; the rule does not depend on it.
  @inlinable
  public func peek<Value>(_ attribute: Attribute<Value>) throws(GraphError) -> Value {
    try core.peek(attribute.id).assumingMemoryBound(to: Value.self).pointee
  }

  /// Whether an attribute has changed since this rule was last verified; true in the first run. It
  /// brings the attribute up to date and creates no dependency. A stale attribute has changed.
  @inlinable
  public func didChange(_ id: AttributeID) -> Bool { core.didChange(id, for: index) }

  /// Whether the rule has not made a value before.
  @inlinable
  public var isFirstRun: Bool { !core.node(index).pointee.has(NodeFlags.hasValue) }

  /// The attribute being computed.
  @inlinable
  public var id: AttributeID {
    let node = core.node(index)
    let generation = node.pointee.generation
    return AttributeID(
      index: index, generation: node.pointee.has(NodeFlags.dead) ? generation &- 1 : generation)
  }

  @inlinable
  public var graph: Graph { core.state.pointee.graph }

  /// The value of the last run, or nil in the first. Returning it means "unchanged" where values
  /// can be compared.
  @inlinable
  public func previous<Value>(as type: Value.Type = Value.self) -> Value? {
    isFirstRun ? nil : _payload.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Requirements of the default implementation of a rule's evaluation.
extension RuleContext {
  @inlinable
  var _payload: UnsafeMutableRawPointer { core.node(index).pointee.payload }

  @inlinable
  var _isInterrupted: Bool { core.state.pointee.interrupt != .none }

  @usableFromInline
  func _fail(_ error: GraphError) -> _Outcome {
    if _isInterrupted { return .interrupted }
    core.state.pointee.errors[index] = error
    return .failed
  }
}

/// Reads and writes from outside of rules, and reads by code that does not know which rule it runs for.
extension Graph {
  /// The value of an attribute, brought up to date. No rule comes to depend on it.
  @inlinable
  public func value<Value>(of attribute: Attribute<Value>) throws(GraphError) -> Value {
    if let node = core.find(attribute.id), !node.pointee.has(NodeFlags.unreadable) {
      return node.pointee.payload.assumingMemoryBound(to: Value.self).pointee
    }
    return try core.peek(attribute.id).assumingMemoryBound(to: Value.self).pointee
  }

  /// The value of an attribute, brought up to date, without a copy. The pointer is valid until `body` ends.
  @inlinable
  public func withValue<Value, Result>(
    of attribute: Attribute<Value>, _ body: (borrowing Value) throws(GraphError) -> Result
  ) throws(GraphError) -> Result {
    let payload = try core.peek(attribute.id)
    core.state.pointee.holds += 1
    defer { core.release() }
    return try body(payload.assumingMemoryBound(to: Value.self).pointee)
  }

  /// Sets a source and marks what depends on it; nothing is evaluated.
  ///
  /// Legal inside a rule as long as nothing that is being evaluated depends on the source.
  /// - Returns: false when the value is equal to the old one: then nothing was done.
  @discardableResult @inlinable
  public func set<Value>(_ attribute: Attribute<Value>, to value: consuming Value) throws(GraphError) -> Bool {
    guard let node = core.find(attribute.id) else { throw .stale(attribute.id) }
    let type = core.state.pointee.types.types.base + node.pointee.type
    guard type.pointee.isSource else { throw .notASource(attribute.id) }
    let payload = node.pointee.payload
    let target = payload.assumingMemoryBound(to: Value.self)
    if type.pointee.isCompared {
      let equality = (payload + SourceEquality<Value>.offset).assumingMemoryBound(to: SourceEquality<Value>.self)
      // The comparison is foreign code: it could end the source under way.
      core.state.pointee.holds += 1
      let isEqual = equality.pointee.areEqual(target.pointee, value)
      let isGone = core.find(attribute.id) == nil
      core.release()
      if isGone { throw .stale(attribute.id) }
      if isEqual { return false }
    }
    try core.willSet(attribute.id)
    // The old value goes when everything is in order again: its deinitialiser may come back.
    let old = target.move()
    target.initialize(to: value)
    core.didSet(attribute.id)
    _ = consume old
    return true
  }

  /// Says that a rule has to run again for a reason outside of the graph. Sources and stale attributes are left alone.
  public func invalidate(_ id: AttributeID) { core.invalidate(id) }

  /// The value of an attribute, and an edge to it from the rule that is running, if any: for code that runs inside a rule without knowing it.
  ///
  /// Unlike reads through a context it never interrupts the rule, so an attribute that is out of date is evaluated inside the call;
  /// a long chain of rules that read one another only in this way takes the machine's stack.
  @inlinable
  public func readAmbient<Value>(_ attribute: Attribute<Value>) throws(GraphError) -> Value {
    try core.readSlowly(attribute.id, mayInterrupt: false).assumingMemoryBound(to: Value.self).pointee
  }

  /// Runs `body` without recording reads for the running rule.
  public func untracked<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let (isTracking, cursor) = (core.state.pointee.isTracking, core.state.pointee.cursor)
    core.state.pointee.isTracking = false
    // Beyond the last input, so that no read takes itself for the expected one.
    core.state.pointee.cursor = .max
    defer { (core.state.pointee.isTracking, core.state.pointee.cursor) = (isTracking, cursor) }
    return try body()
  }
}

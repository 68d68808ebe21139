/// Reads and writes from outside of rules, and reads by code that does not know which rule it runs
/// for.
extension Graph {
  /// The value of an attribute, brought up to date. The read creates no dependency.
  @inlinable
  public func value<Value>(of attribute: Attribute<Value>) throws(GraphError) -> Value {
    assert(core.holds(attribute.id, Value.self), "the attribute's value is of another type")
    if let node = core.find(attribute.id), !node.pointee.has(NodeFlags.unreadable) {
      return node.pointee.payload.assumingMemoryBound(to: Value.self).pointee
    }
    return try core.peek(attribute.id).assumingMemoryBound(to: Value.self).pointee
  }

  /// The value that an attribute had when it was last up to date; nil if it never was. Evaluates
  /// nothing, so it is legal between the writes of one update.
  public func lastValue<Value>(of attribute: Attribute<Value>) -> Value? {
    assert(core.holds(attribute.id, Value.self), "the attribute's value is of another type")
    guard let node = core.find(attribute.id), node.pointee.has(NodeFlags.hasValue) else {
      return nil
    }
    return node.pointee.payload.assumingMemoryBound(to: Value.self).pointee
  }

  /// The value of an attribute, brought up to date, without a copy. The pointer is valid until
  /// `body` ends.
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
  public func set<Value>(_ attribute: Attribute<Value>, to value: consuming Value)
    throws(GraphError) -> Bool
  {
    let (type, target) = try source(attribute)
    if type.pointee.comparison != .never {
      if try withUnsafePointer(
        to: value, { (new) throws(GraphError) in try isEqual(attribute.id, type, target, new) })
      {
        return false
      }
    }
    try store(attribute.id, target, value)
    return true
  }

  /// Sets a source of a value that can be compared; see the other `set`.
  @discardableResult @inlinable
  public func set<Value: Equatable>(_ attribute: Attribute<Value>, to value: consuming Value)
    throws(GraphError) -> Bool
  {
    let (type, target) = try source(attribute)
    // The `==` of a trivial value is assumed not to call the graph.
    if type.pointee.comparison == .equals && _isPOD(Value.self) {
      if target.pointee == value { return false }
    } else if type.pointee.comparison != .never {
      if try withUnsafePointer(
        to: value, { (new) throws(GraphError) in try isEqual(attribute.id, type, target, new) })
      {
        return false
      }
    }
    try store(attribute.id, target, value)
    return true
  }

  @inlinable @inline(__always)
  func source<Value>(
    _ attribute: Attribute<Value>
  ) throws(GraphError) -> (UnsafeMutablePointer<NodeType>, UnsafeMutablePointer<Value>) {
    guard let node = core.find(attribute.id) else { throw .stale(attribute.id) }
    let type = core.state.pointee.types.types + node.pointee.type
    assert(core.holds(attribute.id, Value.self), "the attribute's value is of another type")
    guard type.pointee.isSource else { throw .notASource(attribute.id) }
    return (type, node.pointee.payload.assumingMemoryBound(to: Value.self))
  }

  /// Compares as the source's kind defines.
  @usableFromInline
  func isEqual(
    _ id: AttributeID, _ type: UnsafeMutablePointer<NodeType>, _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) throws(GraphError) -> Bool {
    // The comparison is the client's code: it could end the source meanwhile.
    core.state.pointee.holds += 1
    let isEqual = type.pointee.kind._areEqual(old, new)
    let isGone = core.find(id) == nil
    core.release()
    if isGone { throw .stale(id) }
    return isEqual
  }

  @inlinable @inline(__always)
  func store<Value>(
    _ id: AttributeID, _ target: UnsafeMutablePointer<Value>, _ value: consuming Value
  ) throws(GraphError) {
    try core.willSet(id)
    // The old value is destroyed last: its deinitializer may call the graph.
    let old = target.move()
    target.initialize(to: value)
    core.didSet(id)
    _ = consume old
  }

  /// Replaces the value of a source by one that its readers need not run for, because it equals the
  /// old one. Nothing is marked.
  @inlinable
  public func replace<Value>(_ attribute: Attribute<Value>, with value: consuming Value)
    throws(GraphError)
  {
    let (_, target) = try source(attribute)
    // The old value is destroyed last, as in `store`.
    let old = target.move()
    target.initialize(to: value)
    _ = consume old
  }

  /// Marks a rule that must run again for a reason outside of the graph. Ignores sources and stale
  /// attributes.
  public func invalidate(_ id: AttributeID) { core.invalidate(id) }

  /// As above, for a rule whose value usually stays the same: it runs immediately, and its
  /// dependents are marked only if its value changed.
  ///
  /// Inside a rule the other one runs nested, and the running rule does not depend on it.
  public func rerun(_ id: AttributeID) { core.rerun(id) }

  /// The value of an attribute, and an edge to it from the rule that is running, if any: for code
  /// that runs inside a rule without knowing it.
  ///
  /// Unlike reads through a context it never interrupts the rule, so an attribute that is out of
  /// date is evaluated inside the call. A long chain of rules that read each other only in this way
  /// can exhaust the machine's stack.
  @inlinable
  public func readAmbient<Value>(_ attribute: Attribute<Value>) throws(GraphError) -> Value {
    assert(core.holds(attribute.id, Value.self), "the attribute's value is of another type")
    return try core.readSlowly(attribute.id, mayInterrupt: false).assumingMemoryBound(
      to: Value.self
    ).pointee
  }

  /// Runs `body` without recording reads for the running rule.
  public func untracked<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    let (reader, stamp, position) = core.suspendRecording()
    defer { core.resume(reader, stamp, at: position) }
    return try body()
  }

  /// Runs `body`, and returns the attributes that it read by `readAmbient`, some perhaps several
  /// times. The running rule, if there is one, does not depend on them.
  public func collectingReads<Result>(
    _ body: () -> Result
  ) -> (result: Result, reads: [AttributeID]) {
    let (reader, stamp, position) = core.suspendRecording()
    let outer = core.state.pointee.collected
    core.state.pointee.collected = []
    let result = body()
    let reads = core.state.pointee.collected ?? []
    core.state.pointee.collected = outer
    core.resume(reader, stamp, at: position)
    return (result, reads)
  }

  /// Whether the rule that is running read the attribute in its last run, as far as this run has
  /// not read otherwise. False outside a rule.
  public func isInput(_ id: AttributeID) -> Bool {
    let reader = core.state.pointee.reader
    guard reader != .none, core.find(id) != nil else { return false }
    let node = core.node(reader)
    let list = core.inputs(node)
    for slot in 0..<Int(node.pointee.inputCount) where list[slot].node == id.index { return true }
    return false
  }

  /// The rule that is running; nil outside one.
  public var runningRule: AttributeID? {
    let reader = core.state.pointee.reader
    return reader == .none ? nil : core.id(reader)
  }

  /// `RuleContext.didChange`, for code that runs inside a rule without knowing it. False outside a
  /// rule.
  public func didChange(_ id: AttributeID) -> Bool {
    let reader = core.state.pointee.reader
    return reader != .none && core.didChange(id, for: reader)
  }
}

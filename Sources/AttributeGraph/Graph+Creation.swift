extension Graph {
  /// Makes an attribute that is set from outside. Setting it always counts as a change.
  @inlinable
  public func makeSource<Value>(_ value: consuming Value, in subgraph: Subgraph, label: StaticString = "") -> Attribute<Value> {
    guard core.isAlive(subgraph) else { return .none }
    let key = TypeKey(SourceKind<Value>.self, label)
    let size = MemoryLayout<Value>.size
    let alignment = MemoryLayout<Value>.alignment
    let type =
      core.state.pointee.types.find(key)
      ?? core.addType(
        key,
        NodeType(
          kind: SourceKind<Value>.self, size: size, alignment: alignment, isTrivial: _isPOD(Value.self), source: (true, compared: false),
          label: label, rule: nil))
    let payload = core.allocate(size, alignment: alignment)
    payload.initializeMemory(as: Value.self, to: value)
    return Attribute(core.addNode(payload, type: type, flags: NodeFlags.hasValue, in: subgraph))
  }

  /// Makes an attribute that is set from outside; setting it to an equal value is no change.
  @inlinable
  public func makeSource<Value>(
    _ value: consuming Value, in subgraph: Subgraph, equality: @escaping (Value, Value) -> Bool, label: StaticString = ""
  ) -> Attribute<Value> {
    guard core.isAlive(subgraph) else { return .none }
    let key = TypeKey(ComparedSourceKind<Value>.self, label)
    let offset = SourceEquality<Value>.offset
    let size = offset + MemoryLayout<SourceEquality<Value>>.size
    let alignment = max(MemoryLayout<Value>.alignment, MemoryLayout<SourceEquality<Value>>.alignment)
    let type =
      core.state.pointee.types.find(key)
      ?? core.addType(
        key,
        NodeType(
          kind: ComparedSourceKind<Value>.self, size: size, alignment: alignment, isTrivial: false, source: (true, compared: true),
          label: label, rule: nil))
    let payload = core.allocate(size, alignment: alignment)
    payload.initializeMemory(as: Value.self, to: value)
    (payload + offset).initializeMemory(as: SourceEquality<Value>.self, to: SourceEquality(equality))
    return Attribute(core.addNode(payload, type: type, flags: NodeFlags.hasValue, in: subgraph))
  }

  /// Makes an attribute that is set from outside; setting it to a value that is `==` is no change.
  @inlinable
  public func makeSource<Value: Equatable>(_ value: consuming Value, in subgraph: Subgraph, label: StaticString = "") -> Attribute<Value> {
    makeSource(value, in: subgraph, equality: { $0 == $1 }, label: label)
  }

  /// Makes an attribute that is computed. Its rule does not run before it is read. Legal inside a running rule.
  ///
  /// - Parameter priority: makes the attribute an output: `update()` brings it up to date after it was made, and whenever something it
  ///   had read may have changed. Smaller numbers come first.
  @inlinable
  public func makeRule<R: Rule>(_ rule: consuming R, in subgraph: Subgraph, eager priority: UInt32? = nil) -> Attribute<R.Value> {
    Attribute(addRule(rule, in: subgraph, eager: priority, label: ""))
  }

  /// Makes an attribute computed by a closure; everything it reads is found out while it runs.
  @inlinable
  public func makeRule<Value>(
    in subgraph: Subgraph, eager priority: UInt32? = nil, label: StaticString = "",
    _ body: @escaping (borrowing RuleContext) throws(GraphError) -> Value
  ) -> Attribute<Value> {
    Attribute(addRule(ClosureRule(body: body), in: subgraph, eager: priority, label: label))
  }

  /// Makes an attribute computed by a closure; a value that is `==` to the last one is no change.
  @inlinable
  public func makeRule<Value: Equatable>(
    in subgraph: Subgraph, eager priority: UInt32? = nil, label: StaticString = "",
    _ body: @escaping (borrowing RuleContext) throws(GraphError) -> Value
  ) -> Attribute<Value> {
    Attribute(addRule(EquatableClosureRule(body: body), in: subgraph, eager: priority, label: label))
  }

  @inlinable @inline(__always)
  func addRule<R: Rule>(_ rule: consuming R, in subgraph: Subgraph, eager priority: UInt32?, label: StaticString) -> AttributeID {
    guard core.isAlive(subgraph) else { return .none }
    let key = TypeKey(R.self, label)
    let size = R._ruleOffset + MemoryLayout<R>.size
    let alignment = max(MemoryLayout<R.Value>.alignment, MemoryLayout<R>.alignment)
    let type =
      core.state.pointee.types.find(key)
      ?? core.addType(
        key,
        NodeType(
          kind: R.self, size: size, alignment: alignment, isTrivial: _isPOD(R.self) && _isPOD(R.Value.self),
          source: (false, compared: false), label: label, rule: R._ruleOffset))
    guard let priority else {
      let payload = core.allocate(size, alignment: alignment)
      (payload + R._ruleOffset).initializeMemory(as: R.self, to: rule)
      return core.addNode(payload, type: type, flags: NodeFlags.dirty, in: subgraph)
    }
    let offset = NodeType.priorityOffset(size)
    let payload = core.allocate(offset + 4, alignment: max(4, alignment))
    (payload + R._ruleOffset).initializeMemory(as: R.self, to: rule)
    payload.storeBytes(of: priority, toByteOffset: offset, as: UInt32.self)
    return core.addNode(payload, type: type, flags: NodeFlags.dirty | NodeFlags.eager, in: subgraph)
  }
}

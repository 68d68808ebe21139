extension Graph {
  /// Makes an attribute that is set from outside. Every write counts as a change.
  @inlinable
  public func makeSource<Value>(
    _ value: consuming Value, in subgraph: Subgraph, label: StaticString = ""
  ) -> Attribute<Value> {
    guard core.isAlive(subgraph) else { return .none }
    return addSource(value, .never, label, in: subgraph) { SourceKind<Value>.self }
  }

  /// Makes an attribute that is set from outside; writing a value that is `==` is not a change.
  @inlinable
  public func makeSource<Value: Equatable>(
    _ value: consuming Value, in subgraph: Subgraph, label: StaticString = ""
  ) -> Attribute<Value> {
    guard core.isAlive(subgraph) else { return .none }
    return addSource(value, .equals, label, in: subgraph) { EquatableSourceKind<Value>.self }
  }

  /// Makes an attribute that is set from outside; writing a value that `equality` finds equal to
  /// the old one is not a change.
  @inlinable
  public func makeSource<Value>(
    _ value: consuming Value, in subgraph: Subgraph, equality: @escaping (Value, Value) -> Bool,
    label: StaticString = ""
  ) -> Attribute<Value> {
    guard core.isAlive(subgraph) else { return .none }
    let key = TypeKey(sourceOf: Value.self, .own, label)
    let offset = SourceEquality<Value>.offset
    let size = offset + MemoryLayout<SourceEquality<Value>>.size
    let alignment = max(
      MemoryLayout<Value>.alignment, MemoryLayout<SourceEquality<Value>>.alignment)
    let type =
      core.state.pointee.types.find(key)
      ?? core.addType(
        key,
        NodeType(
          kind: ComparedSourceKind<Value>.self, size: size, alignment: alignment, isTrivial: false,
          comparison: .own, label: label,
          rule: nil))
    let payload = core.allocate(size, alignment: alignment)
    payload.initializeMemory(as: Value.self, to: value)
    (payload + offset).initializeMemory(
      as: SourceEquality<Value>.self, to: SourceEquality(equality))
    return Attribute(core.addNode(payload, type: type, flags: NodeFlags.hasValue, in: subgraph))
  }

  /// Adds a source whose payload is its value alone.
  @inlinable @inline(__always)
  func addSource<Value>(
    _ value: consuming Value, _ comparison: Comparison, _ label: StaticString,
    in subgraph: Subgraph, kind: () -> any _NodeKind.Type
  ) -> Attribute<Value> {
    let key = TypeKey(sourceOf: Value.self, comparison, label)
    let (size, alignment) = (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    let type =
      core.state.pointee.types.find(key)
      ?? core.addType(
        key,
        NodeType(
          kind: kind(), size: size, alignment: alignment, isTrivial: _isPOD(Value.self),
          comparison: comparison, label: label, rule: nil))
    let payload = core.allocate(size, alignment: alignment)
    payload.initializeMemory(as: Value.self, to: value)
    return Attribute(core.addNode(payload, type: type, flags: NodeFlags.hasValue, in: subgraph))
  }

  /// Creates a computed attribute. Its rule does not run before it is read. Legal inside a running
  /// rule.
  ///
  /// - Parameters:
  ///   - priority: makes the attribute an output: `update()` brings it up to date after its
  ///     creation, and whenever an input may have changed. Smaller numbers come first.
  ///   - first: its priority in the update after its creation, if different.
  @inlinable
  public func makeRule<R: Rule>(
    _ rule: consuming R, in subgraph: Subgraph, eager priority: UInt32? = nil,
    firstAt first: UInt32? = nil
  ) -> Attribute<R.Value> {
    Attribute(addRule(rule, in: subgraph, eager: priority, firstAt: first, label: ""))
  }

  /// Makes an attribute computed by a closure; everything it reads is found out while it runs.
  @inlinable
  public func makeRule<Value>(
    in subgraph: Subgraph, eager priority: UInt32? = nil, label: StaticString = "",
    _ body: @escaping (borrowing RuleContext) throws(GraphError) -> Value
  ) -> Attribute<Value> {
    Attribute(addRule(ClosureRule(body: body), in: subgraph, eager: priority, label: label))
  }

  /// Makes an attribute computed by a closure; a value that is `==` to the last one is not a
  /// change.
  @inlinable
  public func makeRule<Value: Equatable>(
    in subgraph: Subgraph, eager priority: UInt32? = nil, label: StaticString = "",
    _ body: @escaping (borrowing RuleContext) throws(GraphError) -> Value
  ) -> Attribute<Value> {
    Attribute(
      addRule(EquatableClosureRule(body: body), in: subgraph, eager: priority, label: label))
  }

  @inlinable @inline(__always)
  func addRule<R: Rule>(
    _ rule: consuming R, in subgraph: Subgraph, eager priority: UInt32?,
    firstAt first: UInt32? = nil, label: StaticString
  ) -> AttributeID {
    guard core.isAlive(subgraph) else { return .none }
    let key = TypeKey(R.self, label)
    let size = R._ruleOffset + MemoryLayout<R>.size
    let alignment = max(MemoryLayout<R.Value>.alignment, MemoryLayout<R>.alignment)
    let type =
      core.state.pointee.types.find(key)
      ?? core.addType(
        key,
        NodeType(
          kind: R.self, size: size, alignment: alignment,
          isTrivial: _isPOD(R.self) && _isPOD(R.Value.self), comparison: .none,
          label: label, rule: R._ruleOffset),
        Evaluation { context, payload, hasValue in R._evaluate(context, payload, hasValue: hasValue)
        })
    let payload = core.allocate(size, alignment: alignment)
    (payload + R._ruleOffset).initializeMemory(as: R.self, to: rule)
    let flags =
      NodeFlags.dirty | (R.hasFixedReads ? NodeFlags.fixedReads : 0)
      | (priority == nil ? 0 : NodeFlags.eager)
    return core.addNode(
      payload, type: type, flags: flags, in: subgraph, priority: priority ?? 0,
      first: first ?? priority ?? 0)
  }
}

import AttributeGraph

/// A mounted custom view: its dynamic properties and the attribute of its body.
@MainActor
final class CompositeNode<Content: View>: OwnerNode {
  static func mount(_ view: _GraphValue<Content>, _ inputs: ViewInputs, into list: inout ElementList) {
    guard DynamicFields.mayBeMissing(Content.self) else { return mountDirectly(view, inputs, into: &list) }
    RequirementRule.mount(view, inputs, into: &list) { mountDirectly(view, $0, into: &$1) }
  }

  private static func mountDirectly(_ view: _GraphValue<Content>, _ inputs: ViewInputs, into list: inout ElementList) {
    if let row = inputs.rowBody { return mount(view, in: row, inputs, into: &list) }
    let place = inputs.place(Content.self)
    let node = CompositeNode(Content.self, inputs, at: place)
    let source = view.isCompared ? view : inputs.compared(view)
    mountBody(node, source, place, inputs, into: &list)
  }

  private static func mountBody(
    _ node: CompositeNode<Content>, _ source: _GraphValue<Content>, _ place: IdentityPath, _ inputs: ViewInputs,
    into list: inout ElementList
  ) {
    var inner = inputs.entering(place)
    inner.depth += 1
    let rule = BodyRule(node: node, view: source)
    let body = inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: inner.structurePriority)
    node.attribute = body.id
    Content.Body._mount(_GraphValue(body), inner, into: &list)
  }

  /// R71, `.rowOnly`: the row's own view keeps its state while the row is away and loses its body; what stands in a container that the
  /// row's closure returns goes as a whole.
  private static func mount(_ view: _GraphValue<Content>, in row: RowBody, _ inputs: ViewInputs, into list: inout ElementList) {
    var outer = inputs
    outer.rowBody = nil
    let place = inputs.place(Content.self)
    var rule = RowBodyRule(presence: row.presence, branch: Branch(outer)) { mountDirectly(view, $0, into: &$1) }
    if !row.isInContainer {
      let node = CompositeNode(Content.self, inputs, at: place)
      let source = view.isCompared ? view : inputs.compared(view)
      rule = RowBodyRule(
        presence: row.presence, branch: Branch(outer), mount: { mountBody(node, source, place, $0, into: &$1) }, onDrop: node.loseBody)
    }
    rule.mount(outer, into: &list)
  }
}

extension ViewInputs {
  /// An attribute of its own for a view's value, equal by the rules of R40.
  public func compared<Value>(_ value: _GraphValue<Value>) -> _GraphValue<Value> {
    _GraphValue(graph.makeRule(ComparedRule(source: value), in: scope.subgraph)).compared
  }
}

/// A place inside another attribute's value as an attribute, cut off where the new value equals the old (R40).
struct ComparedRule<Value>: Rule {
  let source: _GraphValue<Value>

  func value(_ context: borrowing RuleContext) throws(GraphError) -> Value { try context.load(source) }
  static func areEqual(_ a: borrowing Value, _ b: borrowing Value) -> Bool {
    #if MUTANTS
      if MainActor.assumeIsolatedUnchecked({ RuntimeFault.has(.takesNewValuesForOld) }) { return true }
    #endif
    return ViewComparison.areEqualTelling(a, b)
  }
}

/// Runs a custom view's body.
@MainActor
private struct BodyRule<Content: View> {
  let node: CompositeNode<Content>
  let view: _GraphValue<Content>
}

extension BodyRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content.Body {
    var content = try context.load(view)
    return node.run(&content, of: view.id, valueChanged: context.didChange(view.id), isFirst: context.isFirstRun) { $0.body }
  }
}

extension OwnerNode {
  /// Connects, tells the observer why, and evaluates the body with the properties it reads tracked.
  func run<Content, Result>(
    _ content: inout Content, of value: AttributeID, valueChanged: Bool, isFirst: Bool, _ body: (Content) -> Result
  ) -> Result {
    let observer = isReported ? runtime.observer : nil
    var reasons = BodyReasons(isFirst: isFirst, valueChanged: valueChanged)
    if observer != nil, !isFirst {
      if valueChanged { reasons.changedFields = runtime.difference(of: value.index) }
      runtime.findReasons(&reasons, of: self)
    }
    withUnsafeMutablePointer(to: &content) { connect(UnsafeMutableRawPointer($0)) }
    let outer = runtime.enterBody(of: self)
    defer { runtime.leaveBody(outer) }
    run.begin(self, valueChanged: valueChanged, isFirst: isFirst)
    if let observer {
      if !isFirst { addReasons(to: &reasons) }
      observer.bodyRan(self, reasons)
    }
    return ObservationRun.track(self) { body(content) }
  }
}

/// A mounted custom modifier.
@MainActor
final class CompositeModifier<Modifier: ViewModifier>: OwnerNode {
  static func mount(
    _ modifier: _GraphValue<Modifier>, _ inputs: ViewInputs, _ link: ModifierContentLink, into list: inout ElementList
  ) {
    guard DynamicFields.mayBeMissing(Modifier.self) else { return mountDirectly(modifier, inputs, link, into: &list) }
    RequirementRule.mount(modifier, inputs, into: &list) { mountDirectly(modifier, $0, link, into: &$1) }
  }

  private static func mountDirectly(
    _ modifier: _GraphValue<Modifier>, _ inputs: ViewInputs, _ link: ModifierContentLink, into list: inout ElementList
  ) {
    // A modifier is not a place of its own: index and id stay for its content.
    let node = CompositeModifier(Modifier.self, inputs, at: inputs.place(Modifier.self))
    var inner = inputs
    inner.depth += 1
    inner.modifierContent = link
    let rule = ModifierBodyRule(node: node, modifier: inputs.compared(modifier))
    let body = inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: inner.structurePriority)
    node.attribute = body.id
    Modifier.Body._mount(_GraphValue(body), inner, into: &list)
  }
}

@MainActor
private struct ModifierBodyRule<Modifier: ViewModifier> {
  let node: CompositeModifier<Modifier>
  let modifier: _GraphValue<Modifier>
}

extension ModifierBodyRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Modifier.Body {
    var value = try context.load(modifier)
    return node.run(&value, of: modifier.id, valueChanged: context.didChange(modifier.id), isFirst: context.isFirstRun) {
      $0.body(content: _ViewModifier_Content())
    }
  }
}

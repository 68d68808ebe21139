import AttributeGraph

/// A mounted custom view: its dynamic properties and the attribute of its body.
@MainActor @usableFromInline
final class CompositeNode: OwnerNode {
  override var observationKind: ObjectIdentifier { ObjectIdentifier(type) }

  @inlinable
  static func mount<Content: View>(
    _ view: _GraphValue<Content>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    guard isOrdinary(Content.self, inputs) else { return mountSpecially(view, inputs, into: &list) }
    mountBody(
      make(Content.self, inputs), view.isCompared ? view : inputs.compared(view), inputs,
      into: &list)
  }

  /// Whether the view has no required object and is not a lazy row whose body may be dropped.
  @usableFromInline
  static func isOrdinary(_ type: Any.Type, _ inputs: ViewInputs) -> Bool {
    !DynamicFields.mayBeMissing(type) && inputs.rowBody == nil
  }

  @usableFromInline
  static func make(_ type: Any.Type, _ inputs: ViewInputs) -> CompositeNode {
    CompositeNode(type, inputs, at: inputs.place(type))
  }

  @inlinable
  static func mountBody<Content: View>(
    _ node: CompositeNode, _ source: _GraphValue<Content>, _ inputs: ViewInputs,
    into list: inout ElementList
  ) {
    let inner = inputs.inBody(of: node)
    let body = inputs.graph.makeRule(
      BodyRule(node: node, view: source), in: inputs.scope.subgraph, eager: inner.structurePriority)
    node.attribute = body.id
    Content.Body._mount(_GraphValue(body), inner, into: &list)
  }

  @usableFromInline
  static func mountSpecially<Content: View>(
    _ view: _GraphValue<Content>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    guard DynamicFields.mayBeMissing(Content.self) else {
      return mountInRow(view, inputs, into: &list)
    }
    RequirementRule.mount(view, inputs, into: &list) { mountInRow(view, $0, into: &$1) }
  }

  private static func mountInRow<Content: View>(
    _ view: _GraphValue<Content>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    if let row = inputs.rowBody { return mount(view, in: row, inputs, into: &list) }
    mountBody(
      make(Content.self, inputs), view.isCompared ? view : inputs.compared(view), inputs,
      into: &list)
  }

  /// R71, `.rowOnly`: the row's own view keeps its state while the row is off screen and loses its
  /// body; views in a container that the row's closure returns are removed entirely.
  private static func mount<Content: View>(
    _ view: _GraphValue<Content>, in row: RowBody, _ inputs: ViewInputs,
    into list: inout ElementList
  ) {
    var outer = inputs
    outer.rowBody = nil
    var rule = RowBodyRule(presence: row.presence, branch: Branch(outer)) {
      mountInRow(view, $0, into: &$1)
    }
    if !row.isInContainer {
      let node = make(Content.self, inputs)
      let source = view.isCompared ? view : inputs.compared(view)
      rule = RowBodyRule(
        presence: row.presence, branch: Branch(outer),
        mount: { mountBody(node, source, $0, into: &$1) }, onDrop: node.loseBody)
    }
    rule.mount(outer, into: &list)
  }
}

extension ViewInputs {
  /// The inputs of the views that a body returns.
  @usableFromInline
  func inBody(of node: CompositeNode) -> ViewInputs {
    var inner = self
    inner.enterBody(at: node.identity)
    return inner
  }

  /// An attribute of its own for a view's value, equal by the rules of R40.
  @inlinable
  public func compared<Value>(_ value: _GraphValue<Value>) -> _GraphValue<Value> {
    _GraphValue(graph.makeRule(ComparedRule(source: value), in: scope.subgraph)).compared
  }
}

/// A part of another attribute's value as an attribute, cut off where the new value equals the old
/// (R40).
@usableFromInline
struct ComparedRule<Value>: Rule {
  @usableFromInline let source: _GraphValue<Value>

  @inlinable
  init(source: _GraphValue<Value>) { self.source = source }

  @inlinable
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Value {
    try context.load(source)
  }

  @usableFromInline
  static func areEqual(_ a: borrowing Value, _ b: borrowing Value) -> Bool {
    return ViewComparison.areEqualReporting(a, b)
  }

  /// A value that the app itself calls equal stays skipped when the view's own state changes. What
  /// is compared field by field may hold other objects that are equal.
  @usableFromInline
  static var keepsEqualValues: Bool { ViewComparison.isOwnEquality(of: Value.self) }
}

/// Runs a custom view's body.
@MainActor @usableFromInline
struct BodyRule<Content: View> {
  @usableFromInline let node: CompositeNode
  @usableFromInline let view: _GraphValue<Content>

  @inlinable
  init(node: CompositeNode, view: _GraphValue<Content>) {
    self.node = node
    self.view = view
  }
}

extension BodyRule: @MainActor Rule {
  @inlinable
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content.Body {
    var content = try context.load(view)
    if node.isHeld, let last = context.previous(as: Content.Body.self) { return last }
    return node.run(
      &content, of: view.id, valueChanged: context.didChange(view.id), isFirst: context.isFirstRun
    ) { $0.body }
  }
}

extension OwnerNode {
  /// Connects the properties, reports the reasons to the observer, and evaluates the body with its
  /// reads tracked.
  @inlinable
  final func run<Content, Result>(
    _ content: inout Content, of value: AttributeID, valueChanged: Bool, isFirst: Bool,
    _ body: (Content) -> Result
  ) -> Result {
    let outer = beginRun(&content, of: value, valueChanged: valueChanged, isFirst: isFirst)
    defer { endRun(outer) }
    return track { body(content) }
  }

  @inlinable
  final func beginRun<Content>(
    _ content: UnsafeMutablePointer<Content>, of value: AttributeID, valueChanged: Bool,
    isFirst: Bool
  ) -> OwnerNode? {
    beginRun(
      at: UnsafeMutableRawPointer(content), of: value, valueChanged: valueChanged, isFirst: isFirst)
  }

  @usableFromInline
  final func beginRun(
    at content: UnsafeMutableRawPointer, of value: AttributeID, valueChanged: Bool, isFirst: Bool
  ) -> OwnerNode? {
    guard let observer = runtime.observer, isReported else {
      return enterRun(at: content, valueChanged: valueChanged, isFirst: isFirst)
    }
    var reasons = BodyReasons(isFirst: isFirst, valueChanged: valueChanged)
    if !isFirst {
      // Before anything is read again.
      if valueChanged { reasons.changedFields = runtime.difference(of: value.index) }
      runtime.findReasons(&reasons, of: self)
    }
    let outer = enterRun(at: content, valueChanged: valueChanged, isFirst: isFirst)
    if !isFirst { addReasons(to: &reasons) }
    observer.bodyRan(self, reasons)
    return outer
  }

  private func enterRun(at content: UnsafeMutableRawPointer, valueChanged: Bool, isFirst: Bool)
    -> OwnerNode?
  {
    connect(content)
    let outer = runtime.enterBody(of: self)
    run.begin(self, valueChanged: valueChanged, isFirst: isFirst)
    return outer
  }

  @usableFromInline
  final func endRun(_ outer: OwnerNode?) { runtime.leaveBody(outer) }
}

/// A mounted custom modifier.
@MainActor
final class CompositeModifier<Modifier: ViewModifier>: OwnerNode {
  override var writerName: String? { IdentityPath.Component.nameOfOwnModifier(Modifier.self) }

  static func mount(
    _ modifier: _GraphValue<Modifier>, _ inputs: ViewInputs, _ link: ModifierContentLink,
    lists: Bool = false,
    into list: inout ElementList
  ) {
    guard DynamicFields.mayBeMissing(Modifier.self) else {
      return mountDirectly(modifier, inputs, link, lists, into: &list)
    }
    RequirementRule.mount(modifier, inputs, into: &list) {
      mountDirectly(modifier, $0, link, lists, into: &$1)
    }
  }

  private static func mountDirectly(
    _ modifier: _GraphValue<Modifier>, _ inputs: ViewInputs, _ link: ModifierContentLink,
    _ lists: Bool,
    into list: inout ElementList
  ) {
    // A modifier is not a position of its own: index and id stay for its content.
    let node = CompositeModifier(Modifier.self, inputs, at: inputs.place(Modifier.self))
    var inner = inputs
    inner.enterBody()
    inner.modifierContent = link
    let rule = ModifierBodyRule(node: node, modifier: inputs.compared(modifier))
    let body = inputs.graph.makeRule(
      rule, in: inputs.scope.subgraph, eager: inner.structurePriority)
    node.attribute = body.id
    if lists {
      Modifier.Body.list(_GraphValue(body), inner, into: &list)
    } else {
      Modifier.Body._mount(_GraphValue(body), inner, into: &list)
    }
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
    if node.isHeld, let last = context.previous(as: Modifier.Body.self) { return last }
    return node.run(
      &value, of: modifier.id, valueChanged: context.didChange(modifier.id),
      isFirst: context.isFirstRun
    ) {
      $0.body(content: _ViewModifier_Content())
    }
  }
}

import AttributeGraph

/// A view of some content as it was listed: where its value is, who it is and how long it lives. It
/// is mounted where it is placed.
///
/// The custom views around its elements belong to the node, as they do to the content they were
/// written in: their state stays wherever the subview is placed. The elements, and the state inside
/// them, belong to the position.
@MainActor
final class SubviewNode: ElementNode, SubviewPlacer {
  let inputs: ViewInputs
  /// The values it has for its container.
  let values: ValueReaders
  private let content: ModifiedView
  /// The custom views it consists of, outermost first.
  private var customViews: [CustomView] = []
  private var placements: [Placement] = []
  nonisolated let section: SectionPlace?
  /// 0 content, 1 a section's header, 2 its footer, 3 the marker of a section.
  nonisolated let part: UInt8
  private var hasTransition = false
  private lazy var removal = SubviewRemoval(self)

  /// A custom view and its body.
  private struct CustomView {
    let node: CompositeNode
    let body: AttributeID
    let environment: PlacedEnvironment
  }

  private struct Placement {
    let scope: Scope
    /// The attribute of the elements there.
    let attribute: AttributeID
  }

  init(_ content: ModifiedView, _ inputs: ViewInputs, values: ValueReaders, isMarker: Bool = false)
  {
    self.inputs = inputs
    let listing = inputs.listing
    let modifier = listing?.modifier
    section = listing?.section
    part = isMarker ? 3 : listing?.part ?? 0
    self.values = ListedModifier.values(modifier) + values
    self.content = ListedModifier.apply(modifier, to: content)
    super.init(inputs.position)
    if !isMarker { inputs.scope.onEnd { [weak self] in self?.end() } }
  }

  override var placeName: Any.Type { content.innermostType }

  /// The types of the modifiers around it, outermost first, and of the view inside them.
  var types: (modifiers: [any ViewModifier.Type], view: any View.Type) { content.types }

  /// An enclosing view is being removed, with a transition.
  var isLeaving: Bool {
    var current: Scope? = scope
    while let scope = current, ObjectIdentifier(scope) != inputs.containerScope {
      if scope.isLeaving { return true }
      current = scope.parent
    }
    return false
  }

  /// Mounts it at a position, as part of that position's content, with the identity that it has in
  /// its own content.
  func place(_ place: ViewInputs, for attribute: AttributeID, into list: inout ElementList) {
    placements.append(Placement(scope: place.scope, attribute: attribute))
    let scope = place.scope
    scope.onEnd { [weak self] in self?.placements.removeAll { $0.scope === scope } }
    // A selection and `scrollTo` identify it by the id that it has in its content.
    if let identifier = inputs.rowIdentifier { scope.identifier = identifier }
    content.placed(by: self).mount(
      place.placing(inputs, isAgain: placements.count > 1), into: &list)
    if !hasTransition, !scope.transitions.isEmpty {
      hasTransition = true
      inputs.addTransition(removal)
    }
  }

  fileprivate var shownTransitions: [any RemovalTransition] {
    placements.flatMap(\.scope.transitions)
  }

  /// Its content ended: nothing that shows it may read the content again.
  private func end() {
    for placement in placements {
      placement.scope.end(Decision(.elementRemoved, rule: "R6"))
      runtime.graph.invalidate(placement.attribute)
    }
    placements = []
  }

  /// Mounts a view that it consists of, `level` custom views below the outermost.
  func mount<Content: View>(
    _ view: _GraphValue<Content>, _ level: Int, _ place: ViewInputs, into list: inout ElementList
  ) {
    if let type = Content.self as? any OpenView.Type {
      open(type, view, level, place, &list)
    } else if Content.Body.self != Never.self, !(Content.self is any _OwnMounting.Type),
      !DynamicFields.mayBeMissing(Content.self)
    {
      mountCustom(view, level, place, into: &list)
    } else {
      Content._mount(view, place, into: &list)
    }
  }

  private func open<Content: View, Open: OpenView>(
    _ type: Open.Type, _ view: _GraphValue<Content>, _ level: Int, _ place: ViewInputs,
    _ list: inout ElementList
  ) {
    Open.open(_GraphValue(id: view.id, offset: view.offset), in: self, level, place, into: &list)
  }

  private func mountCustom<Content: View>(
    _ view: _GraphValue<Content>, _ level: Int, _ place: ViewInputs, into list: inout ElementList
  ) {
    let custom = customView(view, level, place)
    custom.environment.move(to: place.environment)
    var inner = place.entering(custom.node.identity)
    inner.depth += 1
    ModifiedView(
      Content.Body.self, _GraphValue<Content.Body>(id: custom.body), in: self, level: level + 1
    ).mount(inner, into: &list)
  }

  private func customView<Content: View>(
    _ view: _GraphValue<Content>, _ level: Int, _ place: ViewInputs
  ) -> CustomView {
    if level < customViews.count { return customViews[level] }
    let environment = PlacedEnvironment(place.environment, in: inputs.scope)
    var own = inputs.taking(identityOf: place)
    own.environment = environment.scope
    own.modifierContent = place.modifierContent
    let (node, body) = CompositeNode.makeBody(view, own)
    let custom = CustomView(node: node, body: body.id, environment: environment)
    customViews.append(custom)
    return custom
  }
}

/// A view whose content is found by type.
@MainActor
private protocol OpenView: View {
  static func open(
    _ view: _GraphValue<Self>, in node: SubviewNode, _ level: Int, _ place: ViewInputs,
    into list: inout ElementList)
}

extension ModifiedContent: OpenView where Content: View, Modifier: ViewModifier {
  fileprivate static func open(
    _ view: _GraphValue<Self>, in node: SubviewNode, _ level: Int, _ place: ViewInputs,
    into list: inout ElementList
  ) {
    let content = ModifiedView(Content.self, view.field(at: 0), in: node, level: level)
    Modifier._mountModifier(view.field(after: Content.self), place, content: content, into: &list)
  }
}

/// The environment of a custom view that is placed now here, now there.
@MainActor
private final class PlacedEnvironment {
  private let place: Place
  let scope: EnvironmentScope

  @MainActor
  final class Place {
    var environment: EnvironmentScope
    init(_ environment: EnvironmentScope) { self.environment = environment }
  }

  init(_ environment: EnvironmentScope, in scope: Scope) {
    place = Place(environment)
    let values = scope.runtime.graph.makeRule(
      PlacedEnvironmentRule(place: place), in: scope.subgraph)
    self.scope = EnvironmentScope(values, in: scope)
  }

  func move(to environment: EnvironmentScope) {
    guard environment !== place.environment else { return }
    place.environment = environment
    scope.runtime.graph.invalidate(scope.values.id)
  }
}

@MainActor
private struct PlacedEnvironmentRule {
  let place: PlacedEnvironment.Place
}

extension PlacedEnvironmentRule: @MainActor Rule {
  /// Between two positions it keeps its last value.
  func value(_ context: borrowing RuleContext) throws(GraphError) -> EnvironmentValues {
    let values = place.environment.values
    if context.graph.isAlive(values.id) { return try context[values] }
    return context.previous(as: EnvironmentValues.self) ?? EnvironmentValues()
  }

  static func areEqual(_ a: borrowing EnvironmentValues, _ b: borrowing EnvironmentValues) -> Bool {
    EnvironmentValues.areEqual(copy a, copy b)
  }
}

/// Keeps the content of a subview alive during the removal transition of what shows it (R66).
@MainActor
private final class SubviewRemoval: RemovalTransition {
  private weak var node: SubviewNode?
  init(_ node: SubviewNode) { self.node = node }

  func removalAnimation(_ transaction: Transaction, of scope: Scope) -> Animation? {
    let animations =
      node?.shownTransitions.compactMap { $0.removalAnimation(transaction, of: scope) } ?? []
    return animations.max { ($0.totalDuration ?? .zero) < ($1.totalDuration ?? .zero) }
  }

  func beginRemoval(_ transaction: Transaction, of scope: Scope) {}
  func cancelRemoval(_ transaction: Transaction, of scope: Scope) {}
}
